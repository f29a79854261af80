import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { properties: { value: { $ref: "#/definitions/a" } }, definitions: { a: { type: "string" } } } },
];
