import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [{ description: "Re\u0301sume\u0301", at: ["/description"] }];
