import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { description: "<script>alert(1)</script>", at: ["/description"] },
  { description: "[x](java\tscript:alert(1))", at: ["/description"] },
  { description: "Adds <svg/onload=alert(1)>", at: ["/description"] },
];
