import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "check_crawl_status", description: "", annotations: { openWorldHint: false } }] },
];
