import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: ["integer", "string"], format: "date" } },
  { property: { format: "date" } },
];
