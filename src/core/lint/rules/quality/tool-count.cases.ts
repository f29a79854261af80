import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: Array.from({ length: 20 }, (_, index) => ({ name: `get_${index}` })) },
  { tools: Array.from({ length: 21 }, (_, index) => ({ name: `get_${index}` })), at: [""] },
];
