import { member } from "../../../json.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaEnumNullMissing: Rule = {
  id: "schema/enum-null-missing",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "`type` allows null, but `enum` does not list it",
  why: "A value has to satisfy both, so null is refused although the type promises it. A model that sends null for nothing makes an invalid call.",
  source: "JSON Schema validation, sections 6.1.1 and 6.1.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_theme",
  "inputSchema": {
    "type": "object",
    "properties": { "theme": { "type": ["string", "null"], «"enum"»: ["light", "dark"] } }
  }
}`,
    good: `{
  "name": "set_theme",
  "inputSchema": {
    "type": "object",
    "properties": { "theme": { "type": ["string", "null"], "enum": ["light", "dark", null] } }
  }
}`,
  },
  keywords: ["enum"],
  *schema({ schema, path }) {
    const types = member(schema, "type");
    const values = member(schema, "enum");
    if (!Array.isArray(types) || !Array.isArray(values) || values.length === 0) return;
    if (!types.includes("null") || values.includes(null)) return;
    const rest = types.filter((type) => type !== "null");
    const [only] = rest;
    const add: Repair = {
      title: "Add null to the list",
      safe: false,
      changes: [{ kind: "set", path: [...path, "enum", values.length], value: null }],
    };
    const narrow: Repair = {
      title: "Take null out of the type",
      safe: false,
      changes: [{ kind: "set", path: [...path, "type"], value: rest.length === 1 && only ? only : rest }],
    };
    yield {
      path: [...path, "enum"],
      message: "`type` allows null, but `enum` does not list it: a call with null is refused",
      repairs: rest.length > 0 ? [add, narrow] : [add],
    };
  },
};
