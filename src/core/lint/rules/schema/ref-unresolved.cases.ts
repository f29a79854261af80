import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { $ref: "https://example.com/x" } },
  { schema: { properties: { $ref: { type: "string" } } } },
  { property: { type: "object", default: { $ref: "#/nowhere" } } },
  { property: { $ref: "#nowhere" }, at: ["/$ref"] },
  { schema: { properties: { a: { $ref: "#/properties/b%25~1c" }, "b%/c": { type: "string" } } } },
];
