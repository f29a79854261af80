import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { items: [] }, at: ["/items"], says: "error:", becomes: {} },
  { property: { items: {} } },
  { schema: { $schema: "http://json-schema.org/draft-07/schema#", properties: { p: { items: [{}] } } } },
];
