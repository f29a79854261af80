import type { RuleCase } from "../../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "array" }, at: [""], becomes: { type: "array", items: {} }, safe: true },
  { property: { type: "array", prefixItems: [{ type: "string" }] } },
  { property: { type: "array", items: { type: "array" } }, at: ["/items"] },
];
