import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { exclusiveMinimum: 0 } },
  {
    property: { maximum: 9, exclusiveMaximum: true },
    at: ["/exclusiveMaximum"],
    says: "error:",
    becomes: { exclusiveMaximum: 9 },
    safe: true,
  },
];
