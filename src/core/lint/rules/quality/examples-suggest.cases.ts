import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { code: { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$", description: "The code" } }, at: ["/code"] },
  { properties: { code: { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$", description: "Like ABC-1234" } } },
];
