import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiCliDefaultDialect = clientRule("client/gemini-cli/default-dialect", {
  severity: "info",
  radius: "meaning",
  summary: "Gemini CLI does not check a keyword of 2020-12",
  why: "Gemini CLI checks arguments by draft-07 before a call, unless `$schema` is exactly the address of 2020-12. Keywords that draft-07 does not know are passed over: wrong arguments reach the server.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "range": { "type": "array", «"prefixItems"»: [{ "type": "integer" }] } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "properties": { "range": { "type": "array", "prefixItems": [{ "type": "integer" }] } }
  }
}`,
});
