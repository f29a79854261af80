import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { enum: [1, "1", true, null, [1], { a: 1 }] } },
  {
    property: {
      enum: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    },
    at: ["/enum/1"],
    says: "warning:",
    becomes: { enum: [{ a: 1, b: 2 }] },
    safe: true,
  },
];
