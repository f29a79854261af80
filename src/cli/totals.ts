import { type Counts, count, type Diagnostic, type Severity, severities } from "../core/index.ts";
import type { FileResult } from "./reporter.ts";

export interface Totals {
  readonly counts: Counts;
  readonly files: number;
  readonly tools: number;
  /** Findings in all lists. */
  readonly listed: number;
  /** Findings that --fix repairs. */
  readonly fixable: number;
}

export function totalsOf(files: readonly FileResult[]): Totals {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  let [tools, listed, fixable] = [0, 0, 0];
  for (const { analysis, foreign } of files) {
    for (const severity of severities) counts[severity] += analysis.counts[severity];
    tools += analysis.tools.length;
    listed += analysis.diagnostics.length;
    if (!foreign) fixable += analysis.diagnostics.filter(({ fix }) => fix?.safe).length;
  }
  return { counts, files: files.length, tools, listed, fixable };
}

/** "1 error, 2 warnings in 12 tools". */
export function summaryOf({ counts, files, tools }: Totals, omitted = 0): string {
  if (files === 0) return "Nothing was checked";
  const found = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => amount(counts[severity], severity));
  const what = found.length > 0 ? found.join(", ") : "No problems";
  const more =
    omitted > 0 ? ` (${omitted} of them are not listed here, none of them worse: --format json lists all)` : "";
  return `${what} in ${count(tools, "tool")}${more}`;
}

export function worstFirst(a: Diagnostic, b: Diagnostic): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity);
}

/** The worst of them, in the order given. */
export function worstOf(diagnostics: readonly Diagnostic[], max: number): readonly Diagnostic[] {
  if (diagnostics.length <= max) return diagnostics;
  const worst = new Set(diagnostics.toSorted(worstFirst).slice(0, max));
  return diagnostics.filter((diagnostic) => worst.has(diagnostic));
}

function amount(number: number, severity: Severity): string {
  return severity === "info" ? `${number} info` : count(number, severity);
}
