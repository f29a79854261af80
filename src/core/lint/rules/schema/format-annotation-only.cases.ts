import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      properties: { value: { type: "string", format: "date" } },
    },
  },
];
