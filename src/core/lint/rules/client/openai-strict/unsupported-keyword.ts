import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictUnsupportedKeyword = clientRule("client/openai-strict/unsupported-keyword", {
  severity: "error",
  radius: "request",
  summary: "A keyword that strict mode does not know",
  why: "OpenAI's strict mode can hold a model only to some keywords, and its SDK refuses the others. Say in the description what they ask for.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "tags": { "type": "array", "items": { "type": "string" }, "uniqueItems": «true» } },
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
