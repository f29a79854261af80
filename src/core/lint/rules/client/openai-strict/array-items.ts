import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictArrayItems = clientRule("client/openai-strict/array-items", {
  severity: "error",
  radius: "request",
  summary: "A list has no `items`, which strict mode refuses",
  why: "Strict mode has to know what each value of a list may be.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { «"tags"»: { "type": "array" } },
    "required": ["tags"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "tags": { "type": "array", "items": { "type": "string" } } },
    "required": ["tags"],
    "additionalProperties": false
  }
}`,
});
