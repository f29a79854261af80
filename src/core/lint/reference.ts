import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";

/** What a rule says about itself: plain data that can cross a worker. */
export type RuleInfo = Pick<
  Rule,
  "id" | "severity" | "preset" | "radius" | "summary" | "why" | "source" | "examples"
> & {
  readonly fixable: boolean;
};

/** The reference of every rule, for pages, hovers, the command line and SARIF. */
export const ruleReference = (): RuleInfo[] =>
  rules.map(({ id, severity, preset, radius, summary, why, source, examples, fixable }) => ({
    id,
    severity,
    preset,
    radius,
    summary,
    why,
    source,
    examples,
    fixable: fixable ?? false,
  }));
