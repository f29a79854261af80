import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { definitions: {}, $defs: {} }, at: ["/definitions"], says: "hint:" },
];
