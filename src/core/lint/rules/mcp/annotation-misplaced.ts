import { isObject, member } from "../../../json.ts";
import { annotationFields, hintFor } from "../../../mcp/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const annotationMisplaced: Rule = {
  id: "mcp/annotation-misplaced",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A hint stands beside `annotations` instead of in it",
  why: "Clients read hints only inside of annotations, under their exact names. Anywhere else they are dropped, and the tool counts as one that may change and destroy things.",
  source: "MCP schema since 2025-03-26, Tool.annotations",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  «"readOnlyHint"»: true,
  "inputSchema": { "type": "object", "additionalProperties": false },
  «"open_world"»: false
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "readOnlyHint": true, "openWorldHint": false }
}`,
  },
  *tool(tool, context) {
    for (const field of Object.keys(tool)) {
      const hint = context.toolFields.has(field) ? undefined : hintFor(field, annotationFields(context.revision));
      if (!hint) continue;
      yield {
        path: [field],
        place: "key",
        message:
          field === hint
            ? `${code(field)} counts only inside of \`annotations\`: here clients drop it`
            : `${code(field)} counts only as ${code(hint)} inside of \`annotations\`: here clients drop it`,
        repairs: repairs(tool, field, hint, annotationFields(context.revision)),
      };
    }
  },
};

function repairs(tool: JsonObject, field: string, hint: string, fields: readonly string[]): readonly Repair[] {
  const annotations = member(tool, "annotations");
  const value = member(tool, field);
  const there = isObject(annotations) && Object.keys(annotations).find((other) => hintFor(other, fields) === hint);
  const given = there ? member(annotations, there) : undefined;
  if (given !== undefined) {
    const title = `Remove ${code(field)}, \`annotations\` has it`;
    return [{ title, safe: given === value, changes: [{ kind: "remove", path: [field] }] }];
  }
  if (annotations !== undefined && !isObject(annotations)) return [];
  return [
    {
      title: hint === field ? "Move into `annotations`" : `Move into \`annotations\` as ${code(hint)}`,
      safe: typeof value === "boolean",
      changes: [{ kind: "move", from: [field], to: ["annotations", hint] }],
    },
  ];
}
