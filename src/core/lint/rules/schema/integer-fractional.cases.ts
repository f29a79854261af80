import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "number", minimum: 0.5 } },
  {
    property: { type: "integer", exclusiveMaximum: 2.5 },
    at: ["/exclusiveMaximum"],
    says: "is 3",
    becomes: { type: "integer", exclusiveMaximum: 3 },
    safe: true,
  },
];
