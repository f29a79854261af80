import { member } from "../../../json.ts";
import type { Rule } from "../../rule.ts";

export const mcpAnnotationIdempotentNoop: Rule = {
  id: "mcp/annotation-idempotent-noop",
  severity: "hint",
  preset: "option",
  radius: "meaning",
  summary: "`idempotentHint` on a tool that only reads",
  why: "By the specification the hint means something only for tools that change things, so it is bytes in every list. Some directories want every hint spelt out; leave this rule off for them.",
  source: "MCP schema since 2025-03-26, ToolAnnotations.idempotentHint",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "readOnlyHint": true, "idempotentHint": «true» }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "readOnlyHint": true }
}`,
  },
  *tool(tool) {
    const annotations = member(tool, "annotations");
    const hint = member(annotations, "idempotentHint");
    if (member(annotations, "readOnlyHint") !== true || typeof hint !== "boolean") return;
    const path = ["annotations", "idempotentHint"];
    yield {
      path,
      message: "`idempotentHint` means nothing on a tool that only reads: clients pass over it",
      repairs: [{ title: "Remove `idempotentHint`", safe: true, changes: [{ kind: "remove", path }] }],
    };
  },
};
