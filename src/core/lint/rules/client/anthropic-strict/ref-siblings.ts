import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicStrictRefSiblings = clientRule("client/anthropic-strict/ref-siblings", {
  severity: "warning",
  radius: "meaning",
  summary: "Something beside a reference, which is dropped",
  why: "Anthropic's SDK keeps nothing beside `$ref`, not even a description. Say it in the definition.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "author": { "$ref": "#/$defs/name", "description": «"Who wrote it."» } },
    "required": ["author"],
    "additionalProperties": false,
    "$defs": { "name": { "type": "string" } }
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "author": { "$ref": "#/$defs/name" } },
    "required": ["author"],
    "additionalProperties": false,
    "$defs": { "name": { "type": "string", "description": "Who wrote it." } }
  }
}`,
});
