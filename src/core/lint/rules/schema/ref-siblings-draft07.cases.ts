import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { $ref: "#/properties/other", minLength: 1 } },
  {
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      properties: { value: { $ref: "#/definitions/a", description: "A" } },
    },
  },
];
