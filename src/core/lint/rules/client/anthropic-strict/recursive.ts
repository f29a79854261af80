import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicStrictRecursive = clientRule("client/anthropic-strict/recursive", {
  severity: "warning",
  radius: "meaning",
  summary: "A schema that contains itself",
  why: "Strict tools are compiled into a grammar, which cannot contain itself. End it after some levels.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "part": { "$ref": "#/$defs/part" } },
    "required": ["part"],
    "additionalProperties": false,
    "$defs": {
      "part": {
        "type": "object",
        "properties": { "parts": { "type": "array", "items": { "$ref": «"#/$defs/part"» } } },
        "required": ["parts"],
        "additionalProperties": false
      }
    }
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "part": { "type": "string" } },
    "required": ["part"],
    "additionalProperties": false
  }
}`,
});
