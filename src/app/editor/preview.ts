import { applyEdits, type TextEdit, visible } from "../../core/index.ts";

/** The first line that some edits change, before and after, without its indentation and with nothing hidden. */
export function linesOf(text: string, edits: readonly TextEdit[]): { before: string; after: string } | undefined {
  const first = Math.min(...edits.map(({ offset }) => offset));
  const last = Math.max(...edits.map(({ offset, length }) => offset + length));
  const start = text.lastIndexOf("\n", first - 1) + 1;
  const lineEnd = text.indexOf("\n", last);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const before = text.slice(start, end);
  if (before.length > 2_000) return undefined;
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, offset: edit.offset - start })),
  );
  const [wrong, right] = changedLines(before.split("\n"), after.split("\n"));
  return { before: visible(wrong.trim()), after: visible(right.trim()) };
}

function changedLines(before: string[], after: string[]): [string, string] {
  const at = before.findIndex((line, index) => line !== after[index]);
  const index = at < 0 ? before.length - 1 : at;
  return [before[index] ?? "", after[index] ?? ""];
}
