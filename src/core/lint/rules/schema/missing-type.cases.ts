import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: {}, at: [""], says: "info: `p` has no `type`" },
  { property: { enum: [1] } },
  { property: { anyOf: [{}, {}] } },
  { property: { nullable: true } },
  { property: { allOf: [{ properties: { x: { minLength: 1 } } }] } },
  { property: { type: "object", additionalProperties: {} } },
  { property: { type: "object", properties: { properties: { type: "object", additionalProperties: {} } } } },
  { property: { type: "array", items: {} }, at: ["/items"], says: "info: What stands in this list" },
  { property: { default: 5 }, at: [""], says: "info: `p`", becomes: { type: "integer", default: 5 } },
  { property: { format: "uri" }, at: [""], says: "warning: `p`", becomes: { type: "string", format: "uri" } },
  { property: { minLength: 1, minimum: 1 }, at: [""], says: "info: `p`" },
  { property: { a: { type: "string" } } },
];
