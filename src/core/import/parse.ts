import type { Parser, Tree } from "@lezer/common";

/** How far reading has come, in characters. */
export type OnProgress = (done: number, of: number) => void;

export interface Parsed {
  readonly tree: Tree;
  /** What was not read, and why; undefined where all was. */
  readonly stopped?: Stopped;
}

export interface Stopped {
  readonly at: number;
  readonly because: "mistakes" | "nesting";
}

/**
 * Steps that the parser may take to find its way after mistakes. It keeps several readings meanwhile: 200 kB of nothing but mistakes take
 * seconds and hundreds of MB, a few MB more memory than a page has. Programs of 10 MB with gaps of the grammar take a few hundred.
 */
const maxRecovery = 40_000;
/** Far deeper, the parser overflows the stack. */
const maxNesting = 20_000;
const reportEvery = 20_000;

/** A program as a tree; one that is no program of the language is read only as far as that can be afforded. */
export function parseWithin(parser: Parser, text: string, onProgress?: OnProgress): Parsed {
  const parse = parser.startParse(text);
  const deep = nestingEnd(text);
  let stopped: Stopped | undefined = deep === undefined ? undefined : { at: deep, because: "nesting" };
  if (stopped) parse.stopAt(stopped.at);
  let recovery = maxRecovery;
  for (let steps = 0; ; steps++) {
    const tree = parse.advance();
    if (tree) return { tree, ...(stopped && { stopped }) };
    if (steps % reportEvery === 0) onProgress?.(parse.parsedPos, text.length);
    if (isRecovering(parse) && --recovery === 0) {
      stopped = { at: parse.parsedPos, because: "mistakes" };
      parse.stopAt(stopped.at);
    }
  }
}

/** Where brackets are open beyond the limit. Those in texts count, too: none holds so many. */
function nestingEnd(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x28 || code === 0x5b || code === 0x7b) {
      if (++depth > maxNesting) return at;
    } else if (depth > 0 && (code === 0x29 || code === 0x5d || code === 0x7d)) depth--;
  }
  return undefined;
}

/** The parser counts down from its last mistake. It says so in no document: `bad-input.test.ts` fails when it calls that otherwise. */
function isRecovering(parse: object): boolean {
  return "recovering" in parse && typeof parse.recovering === "number" && parse.recovering > 0;
}
