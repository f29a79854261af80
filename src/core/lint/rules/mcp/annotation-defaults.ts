import { isObject, member } from "../../../json.ts";
import type { Rule } from "../../rule.ts";

export const mcpAnnotationDefaults: Rule = {
  id: "mcp/annotation-defaults",
  severity: "info",
  preset: "all",
  radius: "meaning",
  summary: "Some hints of a tool are left to their defaults",
  why: "A hint that is not given counts at its worst: the tool changes things, destroys, must not be repeated and reaches the outside world. Clients then ask a person more often than needed.",
  source: "MCP schema since 2025-03-26, ToolAnnotations",
  fixable: true,
  examples: {
    bad: `{
  "name": "rename_order",
  "description": "Gives an order another name.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  «"annotations"»: { "readOnlyHint": false, "idempotentHint": true }
}`,
    good: `{
  "name": "rename_order",
  "description": "Gives an order another name.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "readOnlyHint": false, "destructiveHint": false, "idempotentHint": true, "openWorldHint": false }
}`,
  },
  *tool(tool, { revision }) {
    const annotations = member(tool, "annotations");
    if (!isObject(annotations) || revision.annotationFields.length === 0) return;
    // For a tool that only reads, two of the four mean nothing.
    const asked = hints.filter(({ whenReading }) => whenReading || member(annotations, "readOnlyHint") !== true);
    const left = asked.filter(({ hint }) => !Object.hasOwn(annotations, hint));
    if (left.length === 0) return;
    yield {
      path: ["annotations"],
      message: `${listed(left.map(({ hint }) => `\`${hint}\``))} ${left.length > 1 ? "are" : "is"} not given: clients assume that the tool ${listed(left.map(({ means }) => means))}`,
      repairs: [
        {
          title: "Spell out what clients assume",
          safe: false,
          changes: left.map(({ hint, value }) => ({ kind: "set", path: ["annotations", hint], value })),
        },
      ],
    };
  },
};

const hints = [
  { hint: "readOnlyHint", value: false, whenReading: true, means: "changes things" },
  { hint: "destructiveHint", value: true, whenReading: false, means: "may destroy" },
  { hint: "idempotentHint", value: false, whenReading: false, means: "must not be repeated" },
  { hint: "openWorldHint", value: true, whenReading: true, means: "reaches the outside world" },
] as const;

function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join("");
}
