import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { anyOf: [{}, { type: "null" }] } },
  { property: { allOf: [{ type: "string" }, false] }, at: ["/allOf/1"] },
];
