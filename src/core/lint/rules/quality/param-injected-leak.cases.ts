import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { ctx: {}, args: {}, kwargs: {}, a: {} }, at: ["/ctx", "/args", "/kwargs"] },
  { properties: { args: { type: "array" }, context: { type: "string" } } },
];
