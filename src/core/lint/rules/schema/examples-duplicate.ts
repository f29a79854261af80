import { member } from "../../../json.ts";
import { codeValue } from "../../../words.ts";
import { repeats } from "../../knowledge/repeats.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaExamplesDuplicate: Rule = {
  id: "schema/examples-duplicate",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "`examples` lists a value twice",
  why: "The second one tells nothing new and costs tokens with every request.",
  source: "JSON Schema validation, section 9.5",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_order",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "integer", "examples": [17, 42, «17»] } }
  }
}`,
    good: `{
  "name": "get_order",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "integer", "examples": [17, 42] } }
  }
}`,
  },
  *schema({ schema, path }) {
    const values = member(schema, "examples");
    if (!Array.isArray(values)) return;
    for (const index of repeats(values)) {
      const here = [...path, "examples", index];
      yield {
        path: here,
        place: "whole",
        message: `\`examples\` lists ${codeValue(values[index] ?? null)} twice: the second only costs tokens`,
        repairs: [remove(here, true, "the second")],
      };
    }
  },
};
