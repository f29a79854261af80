import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [{ schema: { properties: { style: { type: "string" } } } }];
