import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { properties: { x: { enum: [1, 2] } }, additionalProperties: true } },
  { schema: { properties: {} } },
  { schema: { properties: { x: { enum: [1, 2] } } }, at: [""], says: "hint:" },
];
