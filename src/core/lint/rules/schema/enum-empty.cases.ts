import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { enum: "a" }, at: ["/enum"], says: "error: `enum` must be a list", becomes: { enum: ["a"] } },
  {
    schema: { $schema: "http://json-schema.org/draft-07/schema#", properties: { p: { enum: [] } } },
    at: ["/properties/p/enum"],
    says: "error: `enum` lists no value",
  },
];
