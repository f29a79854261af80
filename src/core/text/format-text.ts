import { format } from "jsonc-parser";
import { lineEnd } from "./layout.ts";
import { isTooDeep } from "./path-at.ts";
import { applyEdits } from "./text-edits.ts";

/** The same text with one member a line, comments where they were; as it is where it is nested too deep to follow. */
export function formatText(text: string): string {
  if (isTooDeep(text)) return text;
  const indent = /^(?:\t| +)(?=\S)/m.exec(text)?.[0] ?? "  ";
  const insertSpaces = indent !== "\t";
  const tabSize = indent.length === 4 ? 4 : 2;
  const edits = format(text, undefined, {
    ...{ insertSpaces, tabSize, eol: lineEnd(text), insertFinalNewline: /\n\s*$/.test(text) },
  });
  return applyEdits(
    text,
    edits.map(({ offset, length, content }) => ({ offset, length, text: content })),
  );
}
