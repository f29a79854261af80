import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tool: { name: "Bash" }, at: ["/name"] },
  { tool: { name: "str_replace_based_edit_tool" }, at: ["/name"] },
  { tool: { name: "acme_bash" } },
];
