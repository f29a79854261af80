import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [{ property: { oneOf: [{ type: "string" }, { type: "string" }] } }];
