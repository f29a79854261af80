import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { a: { enum: ["True", "False"] }, b: { enum: ["yes", "no", "maybe"] } }, at: ["/a"] },
  { properties: { mode: { type: "string", description: "One of: true, false" } }, at: ["/mode"] },
];
