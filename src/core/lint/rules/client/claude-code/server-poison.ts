import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientClaudeCodeServerPoison = clientRule("client/claude-code/server-poison", {
  severity: "error",
  radius: "server",
  summary: "A root without the type `object` hides every tool of the server in Claude Code",
  why: "One such schema is enough: all tools of the server are gone, without an error.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  «"inputSchema"»: { "properties": { "title": { "type": "string", "description": "Words of the title." } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "title": { "type": "string", "description": "Words of the title." } },
    "required": ["title"]
  }
}`,
});
