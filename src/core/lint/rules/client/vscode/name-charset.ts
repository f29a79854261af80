import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientVscodeNameCharset = clientRule("client/vscode/name-charset", {
  severity: "warning",
  radius: "meaning",
  summary: "VS Code replaces characters of the name",
  why: "VS Code writes `_` for everything but letters, digits, `_` and `-`, with a warning in its log. A model sees another name than the server gave.",
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
