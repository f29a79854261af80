import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";

/** What a rule says about itself: plain data that can cross a worker. */
export type RuleInfo = Pick<
  Rule,
  "id" | "severity" | "preset" | "radius" | "summary" | "why" | "source" | "examples"
> & {
  readonly fixable: boolean;
  /** The ids of the clients that it is about: it runs where one of them is chosen. */
  readonly clients?: readonly string[];
};

/** The reference of every rule, for pages, hovers, the command line and SARIF. */
export const ruleReference = (): RuleInfo[] =>
  rules.map(({ id, severity, preset, radius, summary, why, source, examples, fixable, clients }) => ({
    id,
    severity,
    preset,
    radius,
    summary,
    why,
    source,
    examples,
    fixable: fixable ?? false,
    ...(clients && { clients }),
  }));
