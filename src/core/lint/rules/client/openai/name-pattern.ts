import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiNamePattern = clientRule("client/openai/name-pattern", {
  severity: "error",
  radius: "request",
  summary: "OpenAI does not take the name",
  why: "OpenAI answers 400 to the whole request, so every tool is lost, for a name with a dot, a slash or more than 64 characters, which MCP allows.",
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
