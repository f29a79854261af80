import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictBooleanSchema = clientRule("client/openai-strict/boolean-schema", {
  severity: "error",
  radius: "request",
  summary: "`true` or `false` stands for a schema, which strict mode refuses",
  why: "OpenAI's SDK wants an object for every schema, and strict mode a type in it.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "extra": «true» }, "required": ["extra"], "additionalProperties": false }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "extra": { "type": "string" } },
    "required": ["extra"],
    "additionalProperties": false
  }
}`,
});
