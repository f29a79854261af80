import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { additionalProperties: false, anyOf: [{ required: ["a"] }] } },
  {
    schema: {
      properties: { p: { additionalProperties: false, properties: { x: {} }, allOf: [{ $ref: "#/$defs/open" }] } },
      $defs: {
        open: { properties: { x: { enum: [1, 2] } } },
        closed: { properties: { y: { enum: [1, 2] } }, additionalProperties: false },
      },
    },
  },
  { property: { additionalProperties: false, allOf: [{ properties: { x: false } }] } },
  { property: { additionalProperties: false, patternProperties: { "^x": {} }, allOf: [{ properties: { x: {} } }] } },
  {
    schema: {
      properties: { p: { additionalProperties: false, allOf: [{ $ref: "#/$defs/open" }] } },
      $defs: {
        open: { properties: { x: { enum: [1, 2] } } },
        closed: { properties: { y: { enum: [1, 2] } }, additionalProperties: false },
      },
    },
    at: ["/properties/p/additionalProperties"],
    says: "warning: `additionalProperties` does not see",
    becomes: {
      properties: { p: { unevaluatedProperties: false, allOf: [{ $ref: "#/$defs/open" }] } },
      $defs: {
        open: { properties: { x: { enum: [1, 2] } } },
        closed: { properties: { y: { enum: [1, 2] } }, additionalProperties: false },
      },
    },
  },
  {
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      properties: { p: { additionalProperties: false, allOf: [{ properties: { x: {} } }] } },
    },
    at: ["/properties/p/additionalProperties"],
    says: "warning:",
  },
];
