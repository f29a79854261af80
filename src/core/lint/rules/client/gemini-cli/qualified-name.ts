import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiCliQualifiedName = clientRule("client/gemini-cli/qualified-name", {
  severity: "warning",
  radius: "meaning",
  summary: "The name is longer than Gemini CLI keeps",
  why: "Gemini CLI makes `mcp_{server}_{tool}` of it and replaces the middle of what has more than 63 characters. A model reads the name, and a person who allows the tool sees the short one.",
  bad: `{
  "name": «"list_all_outstanding_invoices_of_one_customer_by_month_or_year_and_region"»,
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
});
