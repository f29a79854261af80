import { type Analyzer, createAnalyzer } from "./analyze.ts";
import { applyEdits } from "./text/index.ts";
import type { Diagnostic, Settings, TextEdit } from "./types.ts";

/** A fix may uncover what another one can repair; more rounds than this means two that undo each other. */
const maxRounds = 10;

/** Applies the safe fixes of these diagnostics to the text that they are of. Of two that overlap, the later waits. */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): string {
  /** In the order of the text, none of them touching those of another fix. */
  const taken: TextEdit[] = [];
  for (const { fix } of diagnostics) {
    if (!fix?.safe || fix.edits.some((edit) => isTaken(taken, edit))) continue;
    for (const edit of fix.edits) taken.splice(placeOf(taken, edit.offset), 0, edit);
  }
  return applyEdits(text, taken);
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

/** Edits that are taken do not overlap, so only the neighbours of a place can reach it. */
function isTaken(taken: readonly TextEdit[], edit: TextEdit): boolean {
  const at = placeOf(taken, edit.offset);
  return [taken[at - 1], taken[at]].some((other) => other !== undefined && collide(edit, other));
}

/** Behind all edits that start at the offset or before it. */
function placeOf(taken: readonly TextEdit[], offset: number): number {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((taken[middle]?.offset ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Touching counts: two insertions at one place would each be written without knowing of the other. */
function collide(a: TextEdit, b: TextEdit): boolean {
  return a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;
}
