import { maxText } from "../limits.ts";
import { afterBlanks, mend, nodeValue, outline, parseDocument, parseResult, wrapped } from "../text/index.ts";
import type { Json, JsonObject, ToolDocument } from "../types.ts";
import { readLines } from "./lines.ts";
import { type Place, placeOf } from "./place.ts";
import { looksLikeYaml, readYaml } from "./yaml.ts";

/** Where a text comes from. */
export interface Beside {
  /** Its place in the folder. */
  readonly path?: string;
  /** The other files of the folder, for what it imports. */
  readonly files?: readonly { readonly path: string; readonly text: string }[];
  /** How far reading has come, in characters. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** A text as the importers see it: read once, for all of them. */
export type ImportSource = Beside & { readonly text: string } & (
    | {
        readonly kind: "json";
        readonly value: Json;
        readonly document: ToolDocument;
        /** Every number is kept and nothing was guessed to read it. */
        readonly exact: boolean;
        /** Places that are no JSON, and where the first of them is. */
        readonly mistakes?: { readonly count: number; readonly first: Place };
        /** The JSON was written from this: the text is not what was given. */
        readonly carrier?: "yaml";
      }
    /** Several values with other text between them, or one a line. */
    | { readonly kind: "lines"; readonly value: readonly JsonObject[]; readonly foreign: number }
    | { readonly kind: "text"; readonly value: undefined; readonly mistake?: Mistake }
  );

/** Why a text cannot be read in the language that it looks like. */
interface Mistake extends Place {
  readonly language: "JSON" | "YAML";
  readonly message: string;
}

export function readSource(text: string): ImportSource {
  const none = { kind: "text", value: undefined, text } as const;
  if (text.length > maxText) return none;
  const body = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  const inner = quotedText(body);
  if (inner !== undefined) return readSource(inner);
  const wrapping = wrapped(body);
  if (wrapping || isOneValue(body)) {
    const { root, faults } = parseResult(body);
    const deep = faults.find(({ kind }) => kind === "limit");
    if (deep && !wrapping) {
      return {
        ...none,
        mistake: { language: "JSON", message: "It is nested too deep", ...placeOf(body, deep.offset) },
      };
    }
    const wrong = faults.filter(({ kind }) => kind === "syntax");
    const inBrackets = root?.type === "object" || root?.type === "array";
    const exact = !faults.some(({ kind }) => kind === "syntax" || kind === "inexact-number");
    if (inBrackets && (!wrapping || !hasMore(faults)) && (exact || !isCode(body))) {
      // A document is a value alone: an assignment around it would be read as another language.
      const own = wrapping
        ? body.slice(wrapping.start.offset + wrapping.start.length, wrapping.end?.offset).trim()
        : text;
      const [first] = wrong;
      const mistakes = first && { count: wrong.length, first: placeOf(body, first.offset) };
      const read = { kind: "json", value: nodeValue(root), document: parseDocument(own), exact, text: own } as const;
      return { ...read, ...(mistakes && { mistakes }) };
    }
  }
  const yaml = looksLikeYaml(body) ? readYaml(body) : undefined;
  if (yaml?.kind === "value" && typeof yaml.value === "object" && yaml.value !== null) return carried(yaml.value);
  const { values, foreign } = readLines(body);
  if (yaml?.kind === "mistake" && values.length === 0) return { ...none, mistake: { ...yaml, language: "YAML" } };
  return values.length > 0 ? { kind: "lines", value: values, foreign, text } : none;
}

/** What YAML says, as the JSON that it becomes. */
function carried(value: Json): ImportSource {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  return { kind: "json", value, document: parseDocument(text), exact: true, carrier: "yaml", text };
}

/** An object with calls in it is source, not JSON with mistakes. */
function isCode(text: string): boolean {
  return /\bz\s*\.\s*\w+\s*\(|=>\s*[{(]/.test(text);
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
