import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "object", additionalProperties: true } },
  { property: { type: "object", a: { type: "string" } } },
  {
    property: { type: "object", default: { a: 1 } },
    at: [""],
    says: "hint: `p`",
    becomes: { type: "object", default: { a: 1 }, additionalProperties: { type: "integer" } },
  },
];
