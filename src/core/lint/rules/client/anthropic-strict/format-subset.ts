import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicStrictFormatSubset = clientRule("client/anthropic-strict/format-subset", {
  severity: "warning",
  radius: "meaning",
  summary: "A format that Anthropic's strict tools do not take",
  why: "Anthropic's SDK moves formats other than ten common ones behind the description, where nothing enforces them.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "page": { "type": "string", "format": «"uri-reference"» } },
    "required": ["page"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "page": { "type": "string", "format": "uri" } },
    "required": ["page"],
    "additionalProperties": false
  }
}`,
});
