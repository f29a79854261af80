import { mostDepth } from "./limits.ts";
import type { Span } from "./types.ts";

export interface Outline {
  /** Where the nesting passes the limit; nothing recursive may touch such a text. */
  readonly tooDeepAt: number | undefined;
  /** Every bracket has its partner, so the elements below can be cut out safely. */
  readonly balanced: boolean;
  /** The objects that stand where tools stand: in a root array, in `tools`, in `result.tools`. */
  readonly elements: readonly Span[];
}

const quote = 0x22;
const slash = 0x2f;
const star = 0x2a;
const backslash = 0x5c;
const newline = 0x0a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const colon = 0x3a;

/** One pass over the text without a parser: how deep it goes and where its tools are. */
export function outline(text: string): Outline {
  const elements: Span[] = [];
  const open: number[] = [];
  const keys: string[] = [];
  let lastString: Span = { offset: 0, length: 0 };
  let elementStart = -1;
  let elementDepth = -1;
  let balanced = true;

  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = endOfString(text, at);
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
      if (open.length > mostDepth) return { tooDeepAt: at, balanced: false, elements: [] };
    } else if (code === closeBrace || code === closeBracket) {
      const partner = open.pop();
      if (partner !== (code === closeBrace ? openBrace : openBracket)) balanced = false;
      if (open.length === elementDepth) {
        elements.push({ offset: elementStart, length: at + 1 - elementStart });
        elementStart = -1;
        elementDepth = -1;
      }
    } else if (code === colon && open.length <= 2) {
      keys[open.length] = text.substring(lastString.offset, lastString.offset + lastString.length);
    }
  }
  balanced &&= open.length === 0;
  return { tooDeepAt: undefined, balanced, elements: balanced ? elements : [] };
}

/** Whether an object that starts under these open brackets is an element of a list of tools. */
function holdsTools(open: readonly number[], keys: readonly string[]): boolean {
  if (open.at(-1) !== openBracket) return false;
  if (open.length === 1) return true;
  if (open.length === 2) return open[0] === openBrace && keys[1] === "tools";
  return open.length === 3 && open[1] === openBrace && keys[1] === "result" && keys[2] === "tools";
}

/** The offset of the closing quote, or of the last character before the line ends. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at++;
    else if (code === newline) return at - 1;
  }
  return text.length;
}

function endOfComment(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  if (next === slash) {
    const end = text.indexOf("\n", start);
    return end < 0 ? text.length : end;
  }
  if (next === star) {
    const end = text.indexOf("*/", start + 2);
    return end < 0 ? text.length : end + 1;
  }
  return start;
}
