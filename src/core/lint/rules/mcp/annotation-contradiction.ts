import { member } from "../../../json.ts";
import type { Repair, Rule } from "../../rule.ts";

export const mcpAnnotationContradiction: Rule = {
  id: "mcp/annotation-contradiction",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A tool says that it only reads and that it destroys",
  why: "`destructiveHint` means something only for tools that change things. One client asks a person before each call, another runs the tool unasked.",
  source: "MCP schema since 2025-03-26, ToolAnnotations",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "readOnlyHint": true, "destructiveHint": «true» }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "readOnlyHint": true, "destructiveHint": false }
}`,
  },
  *tool(tool) {
    const annotations = member(tool, "annotations");
    if (member(annotations, "readOnlyHint") !== true || member(annotations, "destructiveHint") !== true) return;
    yield {
      path: ["annotations", "destructiveHint"],
      message:
        "`readOnlyHint` says that the tool changes nothing, `destructiveHint` that it destroys: clients pick one",
      repairs: [change("destructiveHint"), change("readOnlyHint")],
    };
  },
};

function change(hint: string): Repair {
  const changes = [{ kind: "set", path: ["annotations", hint], value: false }] as const;
  return { title: `Set \`${hint}\` to false`, safe: false, changes };
}
