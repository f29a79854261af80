import type { Fault } from "../types.ts";
import { endOfComment, outline, stringEnds } from "./outline.ts";

interface Bracket {
  readonly offset: number;
  readonly line: number;
  /** How far the line is indented that it stands on. */
  readonly indent: number;
}

/** Longer texts are left to what the parser stumbles over. */
const maxLength = 500_000;

/**
 * The one bracket that was never closed, where the layout tells which: the text goes on at its indentation, or left of it. The
 * parser would stumble over everything that follows instead. Undefined unless its partner alone makes every bracket have one.
 */
export function unclosedBracket(text: string): Fault | undefined {
  if (text.length > maxLength) return undefined;
  const found = leftOpen(text);
  if (!found) return undefined;
  const { bracket, before } = found;
  const end = text.slice(0, before).trimEnd();
  const at = end.endsWith(",") ? end.length - 1 : end.length;
  const [opener, partner] = text[bracket.offset] === "{" ? ["{", "}"] : ["[", "]"];
  const goesOn = at === end.length && !/^\s*[}\]]/.test(text.slice(before));
  const replacement = goesOn ? `${partner},` : partner;
  if (!outline(text.slice(0, at) + replacement + text.slice(at)).balanced) return undefined;
  const here = { offset: bracket.offset, length: 1, insertAt: at };
  return { kind: "syntax", ...here, code: "never-closed", args: [opener, partner], replacement };
}

/** The first bracket that the layout left while it was open, and where the line starts that left it. */
function leftOpen(text: string): { bracket: Bracket; before: number } | undefined {
  const open: Bracket[] = [];
  const stringEnd = stringEnds(text);
  let [line, lineStart, indent] = [0, 0, -1];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === "\n") {
      line++;
      lineStart = at + 1;
      indent = -1;
      continue;
    }
    if (/\s/.test(sign)) continue;
    const closes = sign === "}" || sign === "]";
    if (indent < 0) {
      indent = at - lineStart;
      const last = open.at(-1);
      const isLeft = last && last.line < line && (closes ? indent < last.indent : indent <= last.indent && indent > 0);
      if (isLeft) return { bracket: last, before: lineStart };
    }
    if (sign === '"') at = stringEnd(at);
    else if (sign === "/") at = endOfComment(text, at);
    else if (sign === "{" || sign === "[") open.push({ offset: at, line, indent });
    else if (closes) open.pop();
  }
  return undefined;
}
