import { maxDepth } from "../limits.ts";
import type { Span } from "../types.ts";

export interface Outline {
  /** Where the nesting passes the limit; nothing recursive may touch such a text. */
  readonly tooDeepAt: number | undefined;
  /** Every bracket has its partner, so the elements below can be cut out safely. */
  readonly balanced: boolean;
  /** The objects that stand where tools stand: in a root array, in `tools`, in `result.tools`. */
  readonly elements: readonly Span[];
  /** Quotes of other languages stand outside strings, so what is inside them was taken for JSON. */
  readonly foreignQuotes: boolean;
  /** Where the first value in brackets closes; -1 where none does. */
  readonly rootEnd: number;
}

const quote = 0x22;
const slash = 0x2f;
const star = 0x2a;
const backslash = 0x5c;
const newline = 0x0a;
const carriageReturn = 0x0d;
const apostrophe = 0x27;
const backtick = 0x60;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const colon = 0x3a;

/** One pass over the text without a parser: how deep it goes and where its tools are. */
export function outline(text: string, max = maxDepth): Outline {
  const elements: Span[] = [];
  const open: number[] = [];
  const keys: string[] = [];
  let lastString: Span = { offset: 0, length: 0 };
  let elementStart = -1;
  let elementDepth = -1;
  let balanced = true;
  let foreignQuotes = false;
  let rootEnd = -1;
  const stringEnd = stringEnds(text);

  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = stringEnd(at);
      if (open.length <= 2) lastString = { offset: at + 1, length: end - at - 1 };
      at = end;
    } else if (code === slash) {
      at = endOfComment(text, at);
    } else if (code === openBrace || code === openBracket) {
      if (code === openBrace && elementStart < 0 && holdsTools(open, keys)) {
        elementStart = at;
        elementDepth = open.length;
      }
      open.push(code);
      if (open.length > max) return { tooDeepAt: at, balanced: false, elements: [], foreignQuotes, rootEnd };
    } else if (code === closeBrace || code === closeBracket) {
      if (open.at(-1) !== (code === closeBrace ? openBrace : openBracket)) {
        // The parser passes over it and stays as deep as it is, so the depth counted here must not fall.
        balanced = false;
        continue;
      }
      open.pop();
      if (open.length === 0 && rootEnd < 0) rootEnd = at;
      if (open.length === elementDepth) {
        elements.push({ offset: elementStart, length: at + 1 - elementStart });
        elementStart = -1;
        elementDepth = -1;
      }
    } else if (code === colon && open.length <= 2) {
      keys[open.length] = text.substring(lastString.offset, lastString.offset + lastString.length);
    } else if (code === apostrophe || code === backtick || (code >= 0x2018 && code <= 0x201f)) foreignQuotes = true;
  }
  balanced &&= open.length === 0;
  return { tooDeepAt: undefined, balanced, elements: balanced ? elements : [], foreignQuotes, rootEnd };
}

/** Whether an object that starts under these open brackets is an element of a list of tools. */
function holdsTools(open: readonly number[], keys: readonly string[]): boolean {
  if (open.at(-1) !== openBracket) return false;
  if (open.length === 1) return true;
  if (open.length === 2) return open[0] === openBrace && keys[1] === "tools";
  return open.length === 3 && open[1] === openBrace && keys[1] === "result" && keys[2] === "tools";
}

/** `endOfString` for strings in the order of the text. Searches that the engine does at once replace the loop where they can. */
export function stringEnds(text: string): (start: number) => number {
  const next = (mark: string) => {
    let found = -1;
    return (from: number) => {
      if (found < from) found = text.indexOf(mark, from);
      if (found < 0) found = text.length;
      return found;
    };
  };
  const [escapeAt, lineEnd, carriageEnd] = [next("\\"), next("\n"), next("\r")];
  return (start) => {
    const end = text.indexOf('"', start + 1);
    const plain = end >= 0 && end < escapeAt(start) && end < lineEnd(start) && end < carriageEnd(start);
    return plain ? end : endOfString(text, start);
  };
}

/** The offset of the closing quote, or of the last character before the line ends: where the parser ends a string, too. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at++;
    else if (code === newline || code === carriageReturn) return at - 1;
  }
  return text.length;
}

/** The offset of the first character that is neither blank nor in a comment. */
export function afterBlanks(text: string, start: number): number {
  let at = start;
  for (;;) {
    while (at < text.length && /[\s\u200b\u2060]/.test(text[at] as string)) at++;
    if (text[at] !== "/" || endOfComment(text, at) === at) return at;
    at = endOfComment(text, at) + 1;
  }
}

/** The offset of the last character of a comment, or of the slash that starts none. */
export function endOfComment(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  if (next === slash) {
    let end = start + 2;
    while (end < text.length && text.charCodeAt(end) !== newline && text.charCodeAt(end) !== carriageReturn) end++;
    return end - 1;
  }
  if (next === star) {
    const end = text.indexOf("*/", start + 2);
    return end < 0 ? text.length : end + 1;
  }
  return start;
}
