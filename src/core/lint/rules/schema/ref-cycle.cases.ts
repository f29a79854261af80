import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { properties: { value: { $ref: "#/properties/value" } } }, at: ["/properties/value/$ref"] },
  {
    schema: { properties: { value: { anyOf: [{ type: "string" }, { $ref: "#/properties/value" }] } } },
    at: ["/properties/value/anyOf/1/$ref"],
  },
  { schema: { properties: { value: { type: "array", items: { $ref: "#/properties/value" } } } } },
];
