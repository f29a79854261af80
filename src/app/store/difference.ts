import { applyEdits, type TextEdit } from "../../core/index.ts";

/** The one edit between two texts: what they share at both ends stays untouched. */
export function difference(before: string, after: string): TextEdit {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const edit = { offset: start, length: before.length - end - start, text: after.slice(start, after.length - end) };
  return applyEdits(before, [edit]) === after ? edit : { offset: 0, length: before.length, text: after };
}
