import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    schema: {
      properties: { a: { $ref: "#/$defs/list", description: "Mine" } },
      $defs: { list: { type: "array", items: { $ref: "#/$defs/item" } }, item: { type: "string" } },
    },
    at: ["/properties/a/$ref"],
    becomes: { properties: { a: { type: "array", items: { type: "string" }, description: "Mine" } } },
  },
];
