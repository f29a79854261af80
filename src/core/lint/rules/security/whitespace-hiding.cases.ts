import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { description: `Adds.${" ".repeat(80)}Then stop`, at: ["/description"] },
  { description: `Adds.${"\n \t".repeat(30)}Then stop`, at: ["/description"] },
  { description: `Adds.${"\u3000".repeat(80)}Then stop`, at: ["/description"] },
];
