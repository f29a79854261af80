import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { properties: { example: { type: "string" } } } },
  {
    property: { example: 1, examples: [2] },
    at: ["/example"],
    says: "warning:",
    becomes: { examples: [2, 1] },
    safe: true,
  },
  {
    property: { example: 1, examples: [1] },
    at: ["/example"],
    says: "warning:",
    becomes: { examples: [1] },
    safe: true,
  },
];
