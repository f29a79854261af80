import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { minimum: 1, maximum: 1 } },
  { property: { minimum: 1.2, maximum: 1.8 } },
  { property: { type: "integer", minimum: 1.2, maximum: 1.8 }, at: ["/minimum"], says: "error:" },
  {
    property: { minimum: 1, exclusiveMaximum: 1 },
    at: ["/minimum"],
    says: "error: `minimum` is 1 and `exclusiveMaximum` is 1",
  },
  { property: { minContains: 2, maxContains: 1 } },
  { property: { minItems: "2", maxItems: 1 } },
  { property: { minItems: 2, maxItems: 1 }, at: ["/minItems"], says: "error:", becomes: { minItems: 1, maxItems: 2 } },
];
