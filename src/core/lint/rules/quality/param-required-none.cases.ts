import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { query: { type: "string" } }, at: ["/query"] },
  { properties: { query: { type: "string" }, id: { type: "string" } } },
  { properties: { query: { type: "string", description: "Optional filter" } } },
];
