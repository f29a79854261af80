import type { PlacedRow } from "../../core/index.ts";

/** The row that a place of the text belongs to: the smallest around it. One that is chosen stays so where it fits as well. */
export function rowAt(rows: readonly PlacedRow[], offset: number, chosen: string | null): PlacedRow | undefined {
  let best: PlacedRow | undefined;
  for (const row of rows) {
    if (offset < row.offset || offset > row.offset + row.length) continue;
    const isSmaller = !best || row.length < best.length;
    if (isSmaller || (row.length === best?.length && row.id === chosen)) best = row;
  }
  return best;
}
