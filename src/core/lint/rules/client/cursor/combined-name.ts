import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientCursorCombinedName = clientRule("client/cursor/combined-name", {
  severity: "error",
  radius: "tool",
  summary: "Server and tool together are too long for Cursor",
  why: "Cursor filters out a tool where the name of its server and its own have 60 characters or more together. Nobody is told.",
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
