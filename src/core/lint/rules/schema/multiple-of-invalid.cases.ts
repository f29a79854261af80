import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { multipleOf: 0.01 } },
  { property: { multipleOf: "2" }, at: ["/multipleOf"], says: "error:", becomes: { multipleOf: 2 }, safe: true },
];
