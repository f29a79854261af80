import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { properties: { a_b: { type: "string" }, "b-c": { type: "string" } } } },
];
