import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientClaudeCodeQualifiedName = clientRule("client/claude-code/qualified-name", {
  severity: "warning",
  radius: "tool",
  summary: "The name is too long for Claude Code, or has characters that it does not take",
  why: "Claude Code makes `mcp__{server}__{tool}` of it. A tool whose name then has more than 128 characters is left out, and more than 64 are refused where requests go to Bedrock or tools are searched.",
  bad: `{
  "name": «"list_all_outstanding_invoices_of_one_customer_by_month_or_year"»,
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
});
