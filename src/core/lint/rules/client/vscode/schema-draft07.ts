import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientVscodeSchemaDraft07 = clientRule("client/vscode/schema-draft07", {
  severity: "error",
  radius: "tool",
  summary: "The schema is not valid draft-07, which VS Code checks",
  why: "VS Code leaves a tool out whose schema is not valid in draft-07, whatever dialect it is in.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "limit": { "type": «"int"» } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "limit": { "type": "integer" } } }
}`,
});
