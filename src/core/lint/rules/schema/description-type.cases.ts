import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { description: { en: "A", de: "B" } }, at: ["/description"], becomes: { description: "A" } },
];
