import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { a: { type: "string" }, b: { type: "string", description: " " } }, at: ["/a", "/b"] },
  { properties: { kind: { const: "x" }, mode: { enum: ["a", "b"] } } },
  { properties: { a: { anyOf: [{ type: "string", description: "Told here" }, { type: "null" }] } } },
  { properties: { a: { type: "array", items: { type: "string", description: "Told here" } } } },
  { properties: { user: { type: "string" } }, among: true },
  {
    // Parameters that only refine others.
    schema: {
      properties: { a: { type: "string", description: "Told here" } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { a: { minLength: 1 } } },
      anyOf: [{ properties: { a: {} } }],
    },
  },
];
