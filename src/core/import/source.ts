import { maxText } from "../limits.ts";
import { afterBlanks, mend, nodeValue, outline, parseDocument, parseResult, wrapped } from "../text/index.ts";
import type { Json, JsonObject, ToolDocument } from "../types.ts";
import { readLines } from "./lines.ts";

/** A text as the importers see it: read once, for all of them. */
export type ImportSource = { readonly text: string } & (
  | {
      readonly kind: "json";
      readonly value: Json;
      readonly document: ToolDocument;
      /** Every number is kept and nothing was guessed to read it. */
      readonly exact: boolean;
    }
  /** Several values with other text between them, or one a line. */
  | { readonly kind: "lines"; readonly value: readonly JsonObject[]; readonly foreign: number }
  | { readonly kind: "text"; readonly value: undefined }
);

export function readSource(text: string): ImportSource {
  const none = { kind: "text", value: undefined, text } as const;
  if (text.length > maxText) return none;
  const body = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  const inner = quotedText(body);
  if (inner !== undefined) return readSource(inner);
  const wrapping = wrapped(body);
  if (wrapping || isOneValue(body)) {
    const { root, faults } = parseResult(body);
    const inBrackets = root?.type === "object" || root?.type === "array";
    const exact = !faults.some(({ kind }) => kind === "syntax" || kind === "inexact-number");
    if (inBrackets && (!wrapping || !hasMore(faults))) {
      // A document is a value alone: an assignment around it would be read as another language.
      const own = wrapping
        ? body.slice(wrapping.start.offset + wrapping.start.length, wrapping.end?.offset).trim()
        : text;
      return { kind: "json", value: nodeValue(root), document: parseDocument(own), exact, text: own };
    }
  }
  const { values, foreign } = readLines(body);
  return values.length > 0 ? { kind: "lines", value: values, foreign, text } : none;
}

/** What a string of JSON says, where it is all there is: so logs hold what they log. */
function quotedText(text: string): string | undefined {
  const { root, faults } = /^\s*"\s*\\?["{[]/.test(text) ? parseResult(text) : { root: undefined, faults: [] };
  return root?.type === "string" && faults.length === 0 ? String(nodeValue(root)) : undefined;
}

/** Text of another language goes on after what was taken for a value. */
function hasMore(faults: readonly { readonly kind: string; readonly replacement?: string }[]): boolean {
  return faults.some((fault) => fault.kind === "syntax" && fault.replacement === undefined);
}

/** Whether the text is one value in brackets with nothing but blanks and comments around it. */
function isOneValue(text: string): boolean {
  const start = afterBlanks(text, 0);
  if (text[start] !== "{" && text[start] !== "[") return false;
  const raw = outline(text);
  // Quotes of Python hide what is a bracket and what is not.
  const read = raw.foreignQuotes ? mend(text).text : text;
  const { rootEnd } = read === text ? raw : outline(read);
  return rootEnd < 0 || afterBlanks(read, rootEnd + 1) === read.length;
}
