import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientBedrockNamePattern = clientRule("client/bedrock/name-pattern", {
  severity: "error",
  radius: "request",
  summary: "Bedrock does not take the name",
  why: "Converse refuses the request for a name with other characters than letters, digits, `_` and `-`, or with more than 64, with the prefix that a client adds.",
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
