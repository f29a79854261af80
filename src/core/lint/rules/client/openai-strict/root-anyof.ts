import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictRootAnyof = clientRule("client/openai-strict/root-anyof", {
  severity: "error",
  radius: "request",
  summary: "The root of the schema is no plain object, which strict mode wants",
  why: "OpenAI's strict mode takes an object at the root and no `anyOf` beside it. Inside a property `anyOf` is fine.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string" }, "title": { "type": "string" } },
    "required": ["id", "title"],
    "additionalProperties": false,
    «"anyOf"»: [{ "required": ["id"] }, { "required": ["title"] }]
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string" } },
    "required": ["id"],
    "additionalProperties": false
  }
}`,
});
