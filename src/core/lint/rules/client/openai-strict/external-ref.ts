import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictExternalRef = clientRule("client/openai-strict/external-ref", {
  severity: "error",
  radius: "request",
  summary: "A reference that strict mode cannot follow",
  why: "OpenAI's SDK takes references to places in the same schema alone, and refuses one that leads out of it or nowhere.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "author": { "$ref": «"https://example.com/author.json"» } },
    "required": ["author"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "author": { "$ref": "#/$defs/author" } },
    "required": ["author"],
    "additionalProperties": false,
    "$defs": { "author": { "type": "string" } }
  }
}`,
});
