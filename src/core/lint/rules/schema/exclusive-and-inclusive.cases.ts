import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    property: { minimum: 0, exclusiveMinimum: 0 },
    at: ["/minimum"],
    says: "warning: `minimum`",
    becomes: { exclusiveMinimum: 0 },
    safe: true,
  },
  {
    property: { maximum: 5, exclusiveMaximum: 9 },
    at: ["/exclusiveMaximum"],
    says: "`exclusiveMaximum`",
    becomes: { maximum: 5 },
    safe: true,
  },
  { property: { minimum: 0, exclusiveMinimum: true } },
];
