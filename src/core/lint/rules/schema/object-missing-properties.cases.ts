import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "object" } },
  { schema: {}, at: [""], says: "warning:", becomes: { properties: {} }, safe: true },
  { schema: { additionalProperties: false } },
  { schema: { anyOf: [{ properties: {} }] } },
];
