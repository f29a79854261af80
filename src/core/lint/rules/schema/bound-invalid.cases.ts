import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { minLength: 1.5 }, at: ["/minLength"], says: "error: `minLength` must be a whole number" },
  { property: { minLength: 2, minimum: -1.5, exclusiveMinimum: true } },
  { property: { properties: { minLength: { type: "string" } } } },
];
