import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [{ schema: { $defs: { a: { $id: "#a", type: "string" } } } }];
