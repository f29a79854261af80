import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [{ property: { minimum: 1, maximum: 1, enum: [1] } }];
