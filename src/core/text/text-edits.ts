import type { TextEdit } from "../types.ts";

/** Edits are of the same text and do not overlap; two at one offset apply in the order given. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = edits.map((edit, index) => ({ edit, index }));
  ordered.sort((a, b) => a.edit.offset - b.edit.offset || a.index - b.index);
  const pieces: string[] = [];
  let end = 0;
  for (const { edit } of ordered) {
    pieces.push(text.slice(end, Math.max(end, edit.offset)), edit.text);
    end = Math.max(end, edit.offset + edit.length);
  }
  pieces.push(text.slice(end));
  return pieces.join("");
}
