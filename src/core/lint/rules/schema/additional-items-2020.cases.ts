import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { items: [{}], additionalItems: false } },
  {
    property: { items: {}, additionalItems: false },
    at: ["/additionalItems"],
    says: "warning:",
    becomes: { items: {} },
  },
  {
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      properties: { p: { items: [{}], additionalItems: false } },
    },
  },
];
