import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { limit: { type: "integer", maximum: 9007199254740991 } }, at: ["/limit"] },
  { properties: { limit: { type: "integer", maximum: 50 }, rate_limit: { type: "integer" } } },
];
