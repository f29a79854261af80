import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicNamePattern = clientRule("client/anthropic/name-pattern", {
  severity: "error",
  radius: "request",
  summary: "Anthropic does not take the name",
  why: "The Messages API refuses the whole request, and so the session, for a name with other characters than letters, digits, `_` and `-`, or with more than 128.",
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
