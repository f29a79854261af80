import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [{ schema: { required: ["x"], properties: { x: { deprecated: false } } } }];
