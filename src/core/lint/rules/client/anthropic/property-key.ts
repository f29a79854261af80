import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicPropertyKey = clientRule("client/anthropic/property-key", {
  severity: "error",
  radius: "request",
  summary: "Anthropic does not take the name of a parameter",
  why: "The Messages API refuses the whole request for a parameter whose name has other characters than letters, digits, `_`, `.` and `-`, or more than 64. Only the parameters themselves are checked, not what is inside of them.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { «"filter[id]"»: { "type": "string" } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "filter_id": { "type": "string" } } }
}`,
});
