import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "number", anyOf: [{ type: "integer" }, { minimum: 1 }] } },
  { property: { type: "odd", anyOf: [{ type: "integer" }] } },
];
