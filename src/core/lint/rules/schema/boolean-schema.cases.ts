import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: true },
  { property: { type: "object", properties: { any: true } }, at: ["/properties/any"] },
  { property: { type: "object", properties: { no: false }, required: ["no"] } },
  { property: { type: "array", prefixItems: [{ type: "string" }], items: false } },
];
