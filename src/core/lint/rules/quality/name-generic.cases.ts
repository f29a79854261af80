import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [{ tools: [{ name: "search" }, { name: "fetch" }] }];
