import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    schema: {
      properties: { p: { allOf: [{ $ref: "#/$defs/open" }, { $ref: "#/$defs/closed" }] } },
      $defs: {
        open: { properties: { x: { enum: [1, 2] } } },
        closed: { properties: { y: { enum: [1, 2] } }, additionalProperties: false },
      },
    },
    at: ["/properties/p/allOf"],
    says: "warning: A branch",
  },
  {
    schema: {
      properties: { p: { anyOf: [{ $ref: "#/$defs/open" }, { $ref: "#/$defs/closed" }] } },
      $defs: {
        open: { properties: { x: { enum: [1, 2] } } },
        closed: { properties: { y: { enum: [1, 2] } }, additionalProperties: false },
      },
    },
  },
  {
    schema: {
      properties: { p: { properties: { y: {} }, allOf: [{ $ref: "#/$defs/closed" }] } },
      $defs: {
        open: { properties: { x: { enum: [1, 2] } } },
        closed: { properties: { y: { enum: [1, 2] } }, additionalProperties: false },
      },
    },
  },
  {
    schema: {
      properties: { p: { properties: { x: {} }, required: ["x"], allOf: [{ $ref: "#/$defs/closed" }] } },
      $defs: {
        open: { properties: { x: { enum: [1, 2] } } },
        closed: { properties: { y: { enum: [1, 2] } }, additionalProperties: false },
      },
    },
    at: ["/properties/p/allOf"],
    says: "error: A branch of `allOf` is closed and does not know `x`: no call can be valid",
  },
];
