import { member } from "../../../json.ts";
import { refused } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaEnumEmpty: Rule = {
  id: "schema/enum-empty",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "`enum` lists no values",
  why: "Nothing is valid by an empty list, and Ajv throws for it under every dialect. It is often what is left of a list that could not be loaded.",
  source: "JSON Schema validation, section 6.1.2; Ajv",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_docs",
  "inputSchema": {
    "type": "object",
    "properties": { "component": { "type": "string", «"enum"»: [] } }
  }
}`,
    good: `{
  "name": "get_docs",
  "inputSchema": {
    "type": "object",
    "properties": { "component": { "type": "string", "enum": ["button", "menu"] } }
  }
}`,
  },
  keywords: ["enum"],
  *schema(view) {
    const values = member(view.schema, "enum");
    if (values === undefined || (Array.isArray(values) && values.length > 0)) return;
    yield refused(view, "enum");
  },
};
