import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: {} },
  { schema: { properties: {} }, at: [""] },
  { schema: { properties: {}, required: [] }, at: [""] },
  { schema: { additionalProperties: true } },
  { schema: { additionalProperties: { type: "string" } } },
  { schema: { anyOf: [{ properties: { a: {} } }] } },
  { schema: { required: ["a"] } },
  { schema: { properties: { a: {} } } },
];
