import { isObject, member } from "../../../json.ts";
import { takesNothing } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaPropertyFalseRequired: Rule = {
  id: "schema/property-false-required",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A required property takes no value",
  why: "The property must be there, but its schema refuses every value, so no call can ever be valid.",
  source: "JSON Schema core, section 4.3.2; validation, section 6.5.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "save_note",
  "description": "Saves a note.",
  "inputSchema": {
    "type": "object",
    "properties": { "text": { "type": "string" }, «"draft"»: { "not": {} } },
    "required": ["text", "draft"]
  }
}`,
    good: `{
  "name": "save_note",
  "description": "Saves a note.",
  "inputSchema": {
    "type": "object",
    "properties": { "text": { "type": "string" } },
    "required": ["text"]
  }
}`,
  },
  keywords: ["required"],
  *schema({ schema, path }) {
    const properties = member(schema, "properties");
    const required = member(schema, "required");
    if (!isObject(properties) || !Array.isArray(required)) return;
    for (const [index, name] of required.entries()) {
      if (typeof name !== "string" || !takesNothing(member(properties, name))) continue;
      const entry = { kind: "remove", path: [...path, "required", index] } as const;
      const property = { kind: "remove", path: [...path, "properties", name] } as const;
      yield {
        path: [...path, "properties", name],
        place: "key",
        message: `${code(name)} is required, but its schema takes no value: no call can ever be valid`,
        repairs: [
          { title: `Remove ${code(name)}`, safe: false, changes: [entry, property] },
          { title: "Do not require it", safe: false, changes: [entry] },
        ],
      };
    }
  },
};
