import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { params: { type: "object", properties: { a: {} } } }, at: ["/params"] },
  { properties: { params: { type: "object" } } },
  { properties: { params: { type: "object", properties: { a: {} } }, other: {} } },
];
