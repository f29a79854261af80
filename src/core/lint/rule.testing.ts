import { analyze, analyzeResult } from "../analyze.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Diagnostic, Settings } from "../types.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";

export interface Marked {
  readonly text: string;
  /** [start, end) of every « … » pair, in the text without the marks. */
  readonly ranges: readonly (readonly [number, number])[];
}

export function unmark(marked: string): Marked {
  const ranges: [number, number][] = [];
  let text = "";
  for (const piece of marked.split(/([«»])/)) {
    if (piece === "«") ranges.push([text.length, text.length]);
    else if (piece === "»") (ranges.at(-1) as [number, number])[1] = text.length;
    else text += piece;
  }
  return { text, ranges };
}

/** What one rule reports on a text, with everything switched on. */
export function reportsOf(rule: Rule, text: string): readonly Diagnostic[] {
  const analysis = rule.result
    ? analyzeResult(text, rule.examples.tool, settingsOf(rule))
    : analyze(text, settingsOf(rule));
  return analysis.diagnostics.filter((diagnostic) => diagnostic.rule === rule.id);
}

export function settingsOf(rule: Rule): Partial<Settings> {
  const asked = rule.preset === "option" ? { [rule.id]: rule.severity } : {};
  return { preset: "all", rules: asked, ...rule.examples.settings };
}

/** Settings for a few rules, whatever others join the list. */
export function only(...ids: readonly string[]): Partial<Settings> {
  const others = rules.filter(({ id }) => !ids.includes(id));
  return { preset: "all", rules: Object.fromEntries(others.map(({ id }) => [id, "off"])) };
}

/** The settings of a rule's own examples, with every other rule switched off. */
export function alone(rule: Rule): Partial<Settings> {
  const own = settingsOf(rule);
  return { ...own, rules: { ...only(rule.id).rules, ...own.rules } };
}

/** The text after the first repair of every finding of the rule, one at a time, until none offers one. */
export function repaired(rule: Rule, text: string): string {
  let current = text;
  for (let round = 0; round < 20; round++) {
    const fix = reportsOf(rule, current).find((diagnostic) => diagnostic.fix)?.fix;
    if (!fix) break;
    current = applyEdits(current, fix.edits);
  }
  return current;
}

/** Said in passing, though it breaks more than a call: a tool, a server or a request. */
export const isUnderstated = ({ severity, radius }: Diagnostic): boolean =>
  (severity === "info" || severity === "hint") && radius !== "call" && radius !== "meaning";
