import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    property: { dependencies: { a: ["b"], c: { required: ["d"] } } },
    at: ["/dependencies"],
    says: "warning:",
    becomes: { dependentRequired: { a: ["b"] }, dependentSchemas: { c: { required: ["d"] } } },
    safe: true,
  },
  { schema: { $schema: "http://json-schema.org/draft-07/schema#", properties: { p: { dependencies: { a: ["b"] } } } } },
];
