import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientVscodeGpt4Keywords = clientRule("client/vscode/gpt4-keywords", {
  severity: "info",
  radius: "meaning",
  summary: "A keyword that Copilot deletes for GPT-4 models",
  why: "For gpt-4 models GitHub Copilot deletes twenty keywords, `default`, `format`, `pattern` and all bounds among them. What a model must know belongs into the description as well.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "limit": { "type": "integer", "description": "How many.", "default": «10» } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "limit": { "type": "integer", "description": "How many. Default: 10.", "default": 10 } }
  }
}`,
});
