import type { ClientDetail } from "../../store/panels/clients.ts";

type Line = ClientDetail["lines"][number];

export type ShownLine =
  | { readonly kind: "line"; readonly index: number; readonly line: Line }
  | { readonly kind: "fold"; readonly fold: number; readonly number: number };

/** The lines with those that are the same on both sides folded, but for the folds that were opened. */
export function foldedLines(
  lines: readonly Line[],
  folds: ClientDetail["folds"],
  opened: ReadonlySet<number>,
): readonly ShownLine[] {
  const shown: ShownLine[] = [];
  let at = 0;
  const upTo = (end: number) => {
    for (; at < end; at++) {
      const line = lines[at];
      if (line) shown.push({ kind: "line", index: at, line });
    }
  };
  folds.forEach(([from, to], fold) => {
    upTo(from);
    if (opened.has(fold)) return;
    shown.push({ kind: "fold", fold, number: to - from });
    at = to;
  });
  upTo(lines.length);
  return shown;
}
