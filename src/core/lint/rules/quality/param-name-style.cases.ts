import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { userId: {}, page: {}, query: {} } },
  { properties: { userId: {}, page_size: {} }, at: ["/userId"] },
  { properties: { userId: {}, teamId: {}, page_size: {} }, at: ["/page_size"] },
];
