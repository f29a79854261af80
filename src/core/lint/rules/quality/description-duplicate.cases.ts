import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "a", description: "TODO" }, { name: "b", description: "TODO" }, { name: "c" }, { name: "c" }] },
];
