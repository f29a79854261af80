import type { Span } from "../../types.ts";

const maxLines = 6;
const maxCharacters = 160;
/** A line of more is not shown as a line, so its ends are not looked for: all of a text can be one, and every row of it asks. */
const maxLine = 2 * maxCharacters;

/** The lines of a place with one before and one after, without their common indentation. */
export function excerpt(text: string, { offset, length }: Span): string {
  const near = Math.max(offset - maxLine - 1, 0);
  const own = near + lineStart(text.slice(near, offset), offset - near);
  const after = text.slice(offset, offset + maxLine + 1);
  const ownEnd = offset + (after.includes("\n") ? after.indexOf("\n") : after.length);
  if (ownEnd - own > maxLine) return within(text, own, ownEnd, offset);
  let start = own;
  if (start > 0) start = lineStart(text, start - 1);
  let end = text.indexOf("\n", Math.min(offset + length, offset + 600));
  if (end >= 0) end = text.indexOf("\n", end + 1);
  const lines = text
    .slice(start, end < 0 ? text.length : end)
    .split(/\r?\n/)
    .slice(0, maxLines);
  const filled = lines.filter((line) => line.trim() !== "");
  const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length), 40);
  return filled.map((line) => cut(line.slice(indent))).join("\n");
}

/** Of a line that holds much or all of the text, the part that is meant. */
function within(text: string, own: number, ownEnd: number, offset: number): string {
  const start = Math.max(own, offset - 40);
  const end = Math.min(ownEnd, start + maxCharacters);
  return `${start > own ? "…" : ""}${text.slice(start, end)}${end < ownEnd ? "…" : ""}`;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

function cut(line: string): string {
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line;
}
