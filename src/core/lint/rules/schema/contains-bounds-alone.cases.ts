import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { contains: {}, minContains: 2 } },
  { property: { minContains: 2, minItems: 1 }, at: ["/minContains"], says: "warning:", becomes: { minItems: 1 } },
  { schema: { $schema: "http://json-schema.org/draft-07/schema#", properties: { p: { minContains: 1 } } } },
];
