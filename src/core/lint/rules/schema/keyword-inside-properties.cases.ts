import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { properties: { type: { type: "string" }, required: { type: "boolean" } } } },
  { schema: { properties: { type: "string", title: "str", name: "string" } } },
  { schema: { properties: { items: [] } } },
  {
    schema: { properties: { x: {}, additionalProperties: false } },
    at: ["/properties/additionalProperties"],
    says: "error: `additionalProperties` stands inside",
    becomes: { properties: { x: {} }, additionalProperties: false },
  },
  {
    schema: { properties: { x: {}, type: "object" } },
    at: ["/properties/type"],
    says: "error: `type` stands inside",
    becomes: { properties: { x: {} } },
    safe: true,
  },
];
