import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "array", items: { type: "string" }, uniqueItems: true } },
];
