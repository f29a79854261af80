import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientCodexNullRoot = clientRule("client/codex/null-root", {
  severity: "error",
  radius: "tool",
  summary: "The root is of the type `null`, which Codex cannot read",
  why: "Codex leaves the tool out. Arguments are always an object.",
  bad: '{ "name": "find_books", "description": "Finds books in the library.", "inputSchema": { "type": «"null"» } }',
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
});
