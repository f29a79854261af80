import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { enum: ["a"], nullable: true }, at: ["/nullable"] },
  { property: { nullable: true }, at: ["/nullable"], becomes: {}, safe: true },
  {
    property: { allOf: [{ minLength: 1 }], nullable: true },
    at: ["/nullable"],
    becomes: { anyOf: [{ minLength: 1 }, { type: "null" }] },
  },
];
