import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicStrictMissingType = clientRule("client/anthropic-strict/missing-type", {
  severity: "error",
  radius: "request",
  summary: "A schema without a type, which Anthropic's strict tools refuse",
  why: "Anthropic's SDK throws where a schema has neither a type nor listed values nor branches.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { «"extra"»: { "description": "Anything else." } },
    "required": ["extra"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "extra": { "type": "string", "description": "Anything else." } },
    "required": ["extra"],
    "additionalProperties": false
  }
}`,
});
