import type { RuleCase } from "../../../rule-cases.testing.ts";

const long = "list_all_outstanding_invoices_of_one_customer_by_month_or_year";

export const cases: readonly RuleCase[] = [
  {
    tool: { name: long },
    settings: { server: { name: "accounting" } },
    at: ["/name"],
    says: "is too long for Claude Code: its final name has 79 characters, and 64 is the most",
  },
  { tool: { name: `${long}_${long}` }, at: ["/name", "/name"], says: "error: " },
  { tool: { name: "list_invoices" }, settings: { server: { name: "accounting" } } },
  // Nobody chose it.
  { tool: { name: long }, settings: { clients: [] } },
  { tool: { name: long }, settings: { clients: ["codex"] } },
];
