import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientClaudeCodeDescription2048 = clientRule("client/claude-code/description-2048", {
  severity: "warning",
  radius: "meaning",
  summary: "Claude Code cuts the description",
  why: "Claude Code cuts the description of a tool after 2,048 characters, and says so in its debug log alone. Put what matters first, and the rest into the parameters.",
  bad: `{
  "name": "find_books",
  "description": «"${"Finds books in the library by their title. ".repeat(49)}"»,
  "inputSchema": { "type": "object", "properties": {} }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
});
