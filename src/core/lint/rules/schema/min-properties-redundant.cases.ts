import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { required: ["a"], minProperties: 2 } },
  { property: { minProperties: 0 } },
  { property: { required: ["a", "a"], maxProperties: 1 } },
];
