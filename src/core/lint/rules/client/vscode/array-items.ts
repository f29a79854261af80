import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientVscodeArrayItems = clientRule("client/vscode/array-items", {
  severity: "error",
  radius: "request",
  summary: "A list has no `items`, for which Copilot fails",
  why: "GitHub Copilot refuses to send a request with a list that does not say what it holds, at any depth.",
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
