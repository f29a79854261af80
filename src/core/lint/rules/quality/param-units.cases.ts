import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { timeout: { type: "integer", description: "In seconds" }, delay_ms: { type: "integer" } } },
  { properties: { timeout: { type: "integer" }, distance: { type: "number" } }, at: ["/timeout", "/distance"] },
  { properties: { timeout: { type: "string" } } },
];
