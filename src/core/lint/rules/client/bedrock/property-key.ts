import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientBedrockPropertyKey = clientRule("client/bedrock/property-key", {
  severity: "error",
  radius: "request",
  summary: "Bedrock does not take the name of a parameter",
  why: "Claude models on Converse refuse parameters whose names have other characters than letters, digits, `_`, `.` and `-`, or more than 64.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { «"account number"»: { "type": "string" } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "account_number": { "type": "string" } } }
}`,
});
