import { type Document, LineCounter, parseAllDocuments } from "yaml";
import { maxDepth } from "../limits.ts";
import type { Json } from "../types.ts";
import { placeOf } from "./place.ts";

/** A text of YAML: its value, or where it cannot be read. */
export type YamlText =
  | { readonly kind: "value"; readonly value: Json }
  | { readonly kind: "mistake"; readonly message: string; readonly line: number; readonly column: number };

/** An alias may be used so often; a bomb uses a few of them again and again. */
const maxAliases = 1000;
/** Values that a bomb of another kind would unfold into. */
const maxValues = 500_000;
/** What names at the start of lines look like, and lists. */
const opening = /^(?:---|- |-$|["']?[\w$./@ -]{1,120}["']?\s*:(?:\s|$))/;

/** Whether a text is laid out as YAML. Streams of events have names before colons, too. */
export function looksLikeYaml(text: string): boolean {
  const lines = text.split("\n", 400).filter((line) => line.trim() !== "" && !/^\s*#|^%/.test(line));
  const outer = lines.filter((line) => /^\S/.test(line));
  const [first = ""] = outer;
  if (!opening.test(first) || /^(?:data|event|id|retry):/.test(first)) return false;
  return outer.every((line) => opening.test(line) || /^[\]}.#]/.test(line));
}

export function readYaml(text: string): YamlText {
  const deep = tooDeep(text);
  if (deep >= 0) return { kind: "mistake", message: "It is nested too deep", ...placeOf(text, deep) };
  const lines = new LineCounter();
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  // Nesting overflows the stack of the parser.
  try {
    const documents = parseAllDocuments(text, { lineCounter: lines, merge: true, version: "1.2", prettyErrors: false });
    const list = (Array.isArray(documents) ? documents : []) as Document[];
    const [mistake] = list.flatMap(({ errors }) => errors);
    if (mistake) return { kind: "mistake", message: mistake.message, ...place(mistake.pos[0]) };
    const values = list
      .map((document) => document.toJS({ maxAliasCount: maxAliases }) as Json)
      .filter((value) => value !== null);
    if (sizeOf(values, maxValues) > maxValues) {
      return { kind: "mistake", message: "Its aliases unfold into more values than can be read", line: 1, column: 1 };
    }
    const [only] = values;
    return { kind: "value", value: values.length === 1 && only !== undefined ? only : values };
  } catch (error) {
    const message =
      error instanceof RangeError ? "It is nested too deep" : error instanceof Error ? error.message : String(error);
    return { kind: "mistake", message, line: 1, column: 1 };
  }
}

/** Where brackets are open that nobody writes: the parser would take minutes. Those in texts count, too. */
function tooDeep(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === "{" || letter === "[") depth++;
    else if ((letter === "}" || letter === "]") && depth > 0) depth--;
    if (depth > maxDepth) return at;
  }
  return -1;
}

/** How many values there are, counted only until there are too many: an alias stands for all that it repeats. */
function sizeOf(value: Json, most: number): number {
  let count = 1;
  if (typeof value !== "object" || value === null) return count;
  for (const inner of Object.values(value)) {
    count += sizeOf(inner, most - count);
    if (count > most) return count;
  }
  return count;
}
