import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictAllRequired = clientRule("client/openai-strict/all-required", {
  severity: "error",
  radius: "request",
  summary: "A parameter is optional, which strict mode does not know",
  why: "OpenAI's strict mode wants every property in `required`. What may be left out is given as null instead: list it and let it take null.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "title": { "type": "string" }, «"year"»: { "type": "integer" } },
    "required": ["title"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "title": { "type": "string" }, "year": { "type": ["integer", "null"] } },
    "required": ["title", "year"],
    "additionalProperties": false
  }
}`,
});
