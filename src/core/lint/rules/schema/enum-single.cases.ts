import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { enum: ["a", "b"] } },
  { property: { enum: [null] }, at: ["/enum"], says: "hint:", becomes: { const: null } },
];
