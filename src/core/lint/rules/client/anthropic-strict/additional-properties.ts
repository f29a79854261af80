import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicStrictAdditionalProperties = clientRule("client/anthropic-strict/additional-properties", {
  severity: "warning",
  radius: "meaning",
  summary: "An object is open, which Anthropic's strict tools close",
  why: "Strict tools have closed objects, and Anthropic's SDK closes all others: a model can no longer give further members, and a map is always empty.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  «"inputSchema"»: { "type": "object", "properties": { "title": { "type": "string" } }, "required": ["title"] }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "title": { "type": "string" } },
    "required": ["title"],
    "additionalProperties": false
  }
}`,
});
