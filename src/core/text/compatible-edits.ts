import type { TextEdit } from "../types.ts";

/** Of sets of edits that are made together or not at all, those that do not touch one made before them; in the order of the text. */
export function compatibleEdits(sets: Iterable<readonly TextEdit[]>): TextEdit[] {
  const taken: TextEdit[] = [];
  for (const edits of sets) {
    if (edits.some((edit) => isTaken(taken, edit))) continue;
    for (const edit of edits) taken.splice(placeOf(taken, edit.offset), 0, edit);
  }
  return taken;
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
