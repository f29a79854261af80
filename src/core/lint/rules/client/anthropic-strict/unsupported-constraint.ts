import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicStrictUnsupportedConstraint = clientRule("client/anthropic-strict/unsupported-constraint", {
  severity: "warning",
  radius: "meaning",
  summary: "A constraint that Anthropic's strict tools do not enforce",
  why: "Anthropic's SDK takes it out of the schema and writes it behind the description, where a model may or may not heed it.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "title": { "type": "string", "minLength": «2» } },
    "required": ["title"],
    "additionalProperties": false
  }
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
