import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientCodexName128 = clientRule("client/codex/name-128", {
  severity: "info",
  radius: "meaning",
  summary: "Codex shortens the name",
  why: "Codex makes `{server}__{tool}` of it and replaces the end of what is too long by a hash. A model reads the name.",
  bad: `{
  "name": «"list_all_outstanding_invoices_of_one_customer_list_all_outstanding_invoices_of_one_customer_list_all_outstanding_invoices_of_one_customer"»,
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
});
