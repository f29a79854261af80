import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    property: { const: { a: 1 }, enum: [{ a: 1 }] },
    at: ["/enum"],
    says: "warning:",
    becomes: { const: { a: 1 } },
    safe: true,
  },
  {
    property: { const: "a", enum: ["b"] },
    at: ["/enum"],
    says: "error: `enum` does not list",
    becomes: { const: "a" },
  },
];
