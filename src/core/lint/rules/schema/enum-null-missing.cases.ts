import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "string", enum: ["a"] } },
  {
    property: { type: ["string", "null"], enum: ["a"] },
    at: ["/enum"],
    says: "warning:",
    becomes: { type: ["string", "null"], enum: ["a", null] },
  },
];
