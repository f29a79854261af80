import { type Analyzer, createAnalyzer } from "./analyze.ts";
import { applyEdits, compatibleEdits } from "./text/index.ts";
import type { Diagnostic, Settings } from "./types.ts";

/** A fix may uncover what another one can repair; more rounds than this means two that undo each other. */
const maxRounds = 10;

/** Applies the safe fixes of these diagnostics to the text that they are of. Of two that overlap, the later waits. */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): string {
  return applyEdits(text, compatibleEdits(diagnostics.flatMap(({ fix }) => (fix?.safe ? [fix.edits] : []))));
}

/** Applies all safe fixes until none is left. */
export function fixAll(text: string, settings?: Partial<Settings>, analyzer: Analyzer = createAnalyzer()): string {
  let current = text;
  for (let round = 0; round < maxRounds; round++) {
    const next = applyFixes(current, analyzer(current, settings).diagnostics);
    if (next === current) break;
    current = next;
  }
  return current;
}
