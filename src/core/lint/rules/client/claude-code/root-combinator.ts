import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientClaudeCodeRootCombinator = clientRule("client/claude-code/root-combinator", {
  severity: "error",
  radius: "tool",
  summary: "Claude Code changes or drops a schema with conditions at its root",
  why: "`anyOf` and `oneOf` at the root are flattened, in a way that is not published; `allOf`, `if` and `then` drop the tool in silence.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string" }, "title": { "type": "string" } },
    «"oneOf"»: [{ "required": ["id"] }, { "required": ["title"] }]
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "id": { "type": "string" }, "title": { "type": "string" } } }
}`,
});
