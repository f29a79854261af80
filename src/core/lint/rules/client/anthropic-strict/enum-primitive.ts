import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicStrictEnumPrimitive = clientRule("client/anthropic-strict/enum-primitive", {
  severity: "warning",
  radius: "meaning",
  summary: "Listed values that are objects or lists",
  why: "Anthropic's strict tools take plain values in `enum`; a list with others is moved behind the description.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "size": { "type": "object", "properties": {}, "additionalProperties": false, «"enum"»: [{ "x": 1 }] } },
    "required": ["size"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "size": { "type": "string", "enum": ["small", "large"] } },
    "required": ["size"],
    "additionalProperties": false
  }
}`,
});
