import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiArrayItems = clientRule("client/openai/array-items", {
  severity: "error",
  radius: "request",
  summary: "A list has no `items`, which OpenAI refuses",
  why: "OpenAI answers that an array schema misses items, to the whole request. What a list holds also helps the model.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { «"tags"»: { "type": "array" } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "tags": { "type": "array", "items": { "type": "string" } } } }
}`,
});
