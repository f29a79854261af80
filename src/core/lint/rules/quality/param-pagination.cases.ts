import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tool: { name: "search_all" }, at: ["/name"] },
  { tool: { name: "list_news", inputSchema: { type: "object", properties: { cursor: {} } } } },
  { tool: { name: "list_address" } },
];
