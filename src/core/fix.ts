import { type Analyzer, createAnalyzer } from "./analyze.ts";
import { applyEdits } from "./text/index.ts";
import type { Diagnostic, Settings, TextEdit } from "./types.ts";

/** A fix may uncover what another one can repair; more rounds than this means two that undo each other. */
const maxRounds = 10;

/** Applies the safe fixes of these diagnostics to the text that they are of. Of two that overlap, the later waits. */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): string {
  const edits: TextEdit[] = [];
  for (const { fix } of diagnostics) {
    if (fix?.safe && fix.edits.every((edit) => !edits.some((other) => collide(edit, other)))) edits.push(...fix.edits);
  }
  return applyEdits(text, edits);
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

/** Touching counts: two insertions at one place would each be written without knowing of the other. */
function collide(a: TextEdit, b: TextEdit): boolean {
  return a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;
}
