import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientVscodeQualifiedLength = clientRule("client/vscode/qualified-length", {
  severity: "info",
  radius: "meaning",
  summary: "VS Code cuts the name",
  why: "VS Code puts up to 18 characters before the name and cuts at 64, without a hash: two long names can end up alike.",
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
