import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { patternProperties: { "[a": { type: "string" } } }, at: ["/patternProperties/[a"] },
];
