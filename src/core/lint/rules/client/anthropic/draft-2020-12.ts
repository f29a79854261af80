import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicDraft202012 = clientRule("client/anthropic/draft-2020-12", {
  severity: "error",
  radius: "request",
  summary: "The schema is not valid 2020-12, which Anthropic checks",
  why: "The Messages API refuses all tools of a request where one schema is not valid in JSON Schema 2020-12, whatever dialect it says it is in.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "range": { "type": "array", «"items"»: [{ "type": "integer" }, { "type": "integer" }] } }
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "range": { "type": "array", "prefixItems": [{ "type": "integer" }, { "type": "integer" }] } }
  }
}`,
});
