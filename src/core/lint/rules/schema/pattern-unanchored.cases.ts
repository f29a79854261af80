import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "string", pattern: "[^a]" }, at: ["/pattern"] },
  { property: { type: "string", pattern: "^a" } },
];
