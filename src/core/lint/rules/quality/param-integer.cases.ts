import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { limit: { type: "number" }, price_limit: { type: "number" } }, at: ["/limit/type"] },
  { properties: { offset: { type: "number", default: 0.5 }, page: { type: ["number", "null"] } } },
  { properties: { limit: { anyOf: [{ type: "number" }, { type: "null" }] } }, at: ["/limit/anyOf/0/type"] },
];
