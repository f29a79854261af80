import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientCodexSchemaBudget = clientRule("client/codex/schema-budget", {
  severity: "warning",
  radius: "meaning",
  summary: "The schema is longer than Codex sends",
  why: "Of a schema with more than 5,000 bytes Codex first drops all descriptions, then definitions, what is nested deeper, and branches, until it fits.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  «"inputSchema"»: { "type": "object", "properties": { ${Array.from({ length: 45 }, (_, index) => `"p${index}": { "type": "string", "description": "A part of the address of the reader, as it is printed on the card of the library." }`).join(", ")} } }
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
