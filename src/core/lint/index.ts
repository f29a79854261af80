export { secretIn } from "./knowledge/secrets.ts";
export { effective, lintFrame, lintResult, lintTool, type PlacedFinding } from "./lint.ts";
export { radiusWords } from "./radius.ts";
export { type RuleInfo, ruleReference } from "./reference.ts";
export { shift } from "./relative.ts";
export type { Rule, RuleContext } from "./rule.ts";
export { findRule, rules } from "./rules.ts";
export { summarize } from "./summary.ts";
export { suppress, suppressResult } from "./suppress.ts";
