import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicName64 = clientRule("client/anthropic/name-64", {
  severity: "warning",
  radius: "meaning",
  summary: "The name is longer than some of Anthropic's endpoints take",
  why: "The Messages API takes 128 characters, but tool search, remote connectors and Bedrock refuse more than 64, with the prefix that a client adds.",
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
