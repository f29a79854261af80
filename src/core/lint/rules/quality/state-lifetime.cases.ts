import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "create_issue", description: "Creates an issue and returns its id." }] },
];
