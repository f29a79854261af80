import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "string", nullable: false }, at: ["/nullable"] },
  { property: { nullable: true } },
  {
    property: { type: "string", enum: ["a"], nullable: true },
    at: ["/nullable"],
    becomes: { type: ["string", "null"], enum: ["a", null] },
  },
];
