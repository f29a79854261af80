import { member } from "../../../json.ts";
import { dialectUris } from "../../../schema/index.ts";
import type { Rule } from "../../rule.ts";

export const schemaNestedSchemaKeyword: Rule = {
  id: "schema/nested-schema-keyword",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "`$schema` stands inside of a schema",
  why: "A dialect can only be named at the root, or where an `$id` begins a schema of its own. Anywhere else validators ignore it or throw on it, and model APIs see an unknown keyword.",
  source: "JSON Schema core, section 8.1.1",
  fixable: true,
  examples: {
    bad: `{
  "name": "save_user",
  "description": "Saves a user.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "user": { "$schema": «"https://json-schema.org/draft/2020-12/schema"», "type": "string" }
    }
  }
}`,
    good: `{
  "name": "save_user",
  "description": "Saves a user.",
  "inputSchema": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "properties": { "user": { "type": "string" } }
  }
}`,
  },
  keywords: ["$schema"],
  *schema({ schema, path, dialect }) {
    const declared = member(schema, "$schema");
    if (path.length === 1 || typeof declared !== "string" || member(schema, "$id") !== undefined) return;
    const at = [...path, "$schema"];
    const same = dialect !== undefined && declared === dialectUris[dialect];
    yield {
      path: at,
      message: "`$schema` only counts at the root: here validators ignore it or throw on it",
      repairs: [{ title: "Remove `$schema`", safe: same, changes: [{ kind: "remove", path: at }] }],
    };
  },
};
