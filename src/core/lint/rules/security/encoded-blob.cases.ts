import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { description: `Adds ${"%41".repeat(40)}`, at: ["/description"] },
  { description: `Adds ${"0123456789abcdef".repeat(10)}`, at: ["/description"] },
];
