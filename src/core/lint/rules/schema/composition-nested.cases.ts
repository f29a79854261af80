import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { anyOf: [{ description: "Either", anyOf: [{ type: "string" }] }] } },
  {
    property: { allOf: [{ allOf: [{ minLength: 1 }, { maxLength: 2 }] }, { type: "string" }] },
    at: ["/allOf/0/allOf"],
    becomes: { allOf: [{ minLength: 1 }, { maxLength: 2 }, { type: "string" }] },
    safe: true,
  },
];
