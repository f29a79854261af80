import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicStrictOneof = clientRule("client/anthropic-strict/oneof", {
  severity: "info",
  radius: "meaning",
  summary: "`oneOf` becomes `anyOf`",
  why: "Anthropic's SDK writes `anyOf` for `oneOf`, so that a value of several branches is taken. Bedrock refuses `oneOf` in strict tools.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { «"oneOf"»: [{ "type": "string" }, { "type": "integer" }] } },
    "required": ["id"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "anyOf": [{ "type": "string" }, { "type": "integer" }] } },
    "required": ["id"],
    "additionalProperties": false
  }
}`,
});
