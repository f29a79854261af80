import { findRule, nearest, type Rule, rules, type Severity, severities } from "../core/index.ts";
import { type Failure, failure, isFailure } from "./host.ts";
import { isNo } from "./suggest.ts";

/** What a rule can be set to. */
export const levels: readonly (Severity | "off")[] = [...severities, "off"];

export function levelOf(word: string): Severity | "off" | undefined {
  return levels.find((level) => level === word);
}

/** The rule of an id; its name without the group will do where only one rule has it: `vscode/…` for `client/vscode/…`. */
export function ruleOf(word: string): Rule | Failure {
  const exact = fullRuleOf(word);
  if (!isFailure(exact)) return exact;
  const short = rules.filter(({ id }) => shortName(id) === word);
  if (short.length > 1) return failure(`${word} may be ${short.map(({ id }) => id).join(" or ")}: say which`);
  return short[0] ?? exact;
}

/** The rule of a whole id, as files name it. */
export function fullRuleOf(word: string): Rule | Failure {
  return findRule(word) ?? failure(unknownRule(word));
}

function unknownRule(word: string): string {
  const ids = rules.map(({ id }) => id);
  const meant = nearest(word, ids) ?? nearest(word, ids.map(shortName));
  return isNo(word, "rule", meant, "toolwright rules lists them all");
}

function shortName(id: string): string {
  return id.slice(id.indexOf("/") + 1);
}
