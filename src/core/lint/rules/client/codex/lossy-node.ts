import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientCodexLossyNode = clientRule("client/codex/lossy-node", {
  severity: "info",
  radius: "meaning",
  summary: "Codex drops or guesses a part of the schema",
  why: "Codex keeps types, descriptions, `enum`, objects, lists and branches. Bounds, patterns, formats and defaults go, and what has no type gets one.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "limit": { "type": "integer", "description": "How many.", "maximum": «50» } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "limit": { "type": "integer", "description": "How many, 50 at most." } } }
}`,
});
