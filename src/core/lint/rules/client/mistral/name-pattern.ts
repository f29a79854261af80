import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientMistralNamePattern = clientRule("client/mistral/name-pattern", {
  severity: "error",
  radius: "request",
  summary: "Mistral does not take the name",
  why: "Mistral answers 400 for a name with other characters than letters, digits, `_` and `-`, or with more than 64.",
  fixable: true,
  bad: `{
  "name": «"books.find"»,
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
});
