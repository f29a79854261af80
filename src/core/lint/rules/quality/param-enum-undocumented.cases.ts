import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { a: { enum: ["A1", "B2", "C3", "D4"] } }, at: ["/a/enum"] },
  { properties: { a: { enum: ["1m", "5m", "1h", "1d"] }, b: { enum: ["MX", "TXT", "A", "NS"] } } },
];
