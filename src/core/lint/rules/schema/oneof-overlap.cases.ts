import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { oneOf: [{ type: "string" }, { type: "string", maxLength: 9 }, { type: "null" }] }, at: ["/oneOf"] },
  { property: { oneOf: [{ type: "array", items: { type: "string" } }, { type: "array" }] }, at: ["/oneOf"] },
  { property: { oneOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }, at: ["/oneOf"] },
  { property: { oneOf: [{ type: "boolean" }, { type: "boolean" }] }, at: ["/oneOf"] },
  { property: { oneOf: [{ type: "string" }, { type: "number" }] } },
  { schema: { properties: { a: {}, b: {} }, oneOf: [{ required: ["a"] }, { required: ["b"] }] } },
  {
    property: {
      oneOf: [
        { type: "object", properties: { kind: { const: "a" } }, required: ["kind"] },
        { type: "object", properties: { kind: { const: "b" } }, required: ["kind"] },
      ],
    },
  },
];
