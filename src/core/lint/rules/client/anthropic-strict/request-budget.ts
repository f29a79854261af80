import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicStrictRequestBudget = clientRule("client/anthropic-strict/request-budget", {
  severity: "error",
  radius: "request",
  summary: "More optional parameters or unions than Anthropic's strict tools take",
  why: "The tools of one request may have 24 optional parameters and 16 with a union; a grammar of more is too large. Require what every call gives.",
  bad: `{
  "name": «"find_books"»,
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { ${Array.from({ length: 25 }, (_, index) => `"p${index}": { "type": "string" }`).join(", ")} }, "required": [], "additionalProperties": false }
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
