import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { $ref: "#" }, at: ["/$ref"] },
  { schema: { properties: { value: { $ref: "#/properties/value" } } } },
];
