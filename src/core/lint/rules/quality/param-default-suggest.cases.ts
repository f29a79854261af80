import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { all: { type: "boolean", description: "Also list hidden ones" } }, at: ["/all"] },
  { properties: { all: { type: "boolean", description: "If true, list hidden ones" } } },
];
