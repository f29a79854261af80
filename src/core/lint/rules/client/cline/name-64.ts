import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientClineName64 = clientRule("client/cline/name-64", {
  severity: "info",
  radius: "meaning",
  summary: "Cline replaces the name",
  why: "Cline makes `{server}__{tool}` of it. What has more than 64 characters, or others than letters, digits, `_` and `-`, gets a hash at its end.",
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
