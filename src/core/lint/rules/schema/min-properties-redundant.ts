import { member } from "../../../json.ts";
import { count } from "../../../words.ts";
import { remove, set } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaMinPropertiesRedundant: Rule = {
  id: "schema/min-properties-redundant",
  severity: "hint",
  preset: "recommended",
  radius: "call",
  summary: "A limit on the number of members does not agree with `required`",
  why: "Where more members are required than maxProperties allows, no object is valid. A minProperties that required already guarantees says nothing.",
  source: "JSON Schema validation, sections 6.5.1 to 6.5.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "move",
  "inputSchema": {
    "type": "object",
    "properties": { "from": { "type": "string" }, "to": { "type": "string" } },
    "required": ["from", "to"],
    "minProperties": «1»,
    "maxProperties": «1»
  }
}`,
    good: `{
  "name": "move",
  "inputSchema": {
    "type": "object",
    "properties": { "from": { "type": "string" }, "to": { "type": "string" } },
    "required": ["from", "to"]
  }
}`,
  },
  keywords: ["minProperties", "maxProperties"],
  *schema({ schema, path }) {
    const names = member(schema, "required");
    const needed = Array.isArray(names) ? new Set(names).size : 0;
    const min = member(schema, "minProperties");
    const max = member(schema, "maxProperties");
    if (typeof min === "number" && min > 0 && min <= needed) {
      yield {
        path: [...path, "minProperties"],
        radius: "meaning",
        message: `\`minProperties\` is ${min}, but \`required\` lists ${count(needed, "name")} anyway: it says nothing`,
        repairs: [remove([...path, "minProperties"], true)],
      };
    }
    if (typeof max === "number" && max >= 0 && max < needed) {
      yield {
        path: [...path, "maxProperties"],
        severity: "error",
        message: `\`maxProperties\` is ${max}, but \`required\` lists ${count(needed, "name")}: no object can be valid`,
        repairs: [set([...path, "maxProperties"], needed, false), remove([...path, "maxProperties"], false)],
      };
    }
  },
};
