import type { Fault, Refusal, Span, SyntaxCode } from "../types.ts";
import { because, followedBy, forgottenQuote, quoted, readWord, runOf, wordAt, wrapped } from "./nearly-json.ts";
import { endOfComment, endOfString } from "./outline.ts";

/** Past this many, the text is in another language; all are mended, only these are told. */
const maxFaults = 1000;

/** Blanks of other writing systems, and marks without width. */
const invisible = /[^\S \t\r\n]|[\u200b\u2060]/;

const quotes: Readonly<Record<string, string>> = { "'": "'", "`": "`", "“": "”", "”": "”", "‘": "’", "’": "’" };

export interface Mended {
  readonly text: string;
  readonly faults: readonly Fault[];
  /** From an offset in the mended text to the one in the original. */
  readonly origin: (offset: number) => number;
}

interface Patch extends Span {
  readonly text: string;
}

/** The last token that counts: what may come next depends on it. */
type Before = "start" | "open" | "comma" | "colon" | "key" | "value" | "unknown";

/**
 * Reads what is nearly JSON as what it can only mean: other quotes, bare keys, words of Python, forgotten commas.
 * One mistake is then one fault, where a parser that stumbles over it reports all that follows.
 */
export function mend(text: string): Mended {
  const patches: Patch[] = [];
  const faults: Fault[] = [];
  const open: string[] = [];
  /** Up to where a string in such quotes cannot end: no use in looking again from every quote before that. */
  const hopeless = new Map<string, number>();
  let before: Before = "start";
  let end = 0;

  const fault = (span: Span, { code, args }: Refusal<SyntaxCode>, replacement?: string) => {
    if (faults.length === maxFaults) return;
    const { offset, length } = span;
    faults.push({ kind: "syntax", offset, length, code, args, ...(replacement !== undefined && { replacement }) });
  };
  const patch = (span: Span, written: string, why: Refusal<SyntaxCode>, fixable = true) => {
    const { offset, length } = span;
    // What is dropped leaves a blank, so that no two tokens of the original share an offset.
    patches.push({ offset, length, text: written === "" ? " " : written });
    fault(span, why, fixable ? written : undefined);
  };
  const expectsKey = () => open.at(-1) === "{" && (before === "open" || before === "comma");
  const expectsValue = () =>
    before === "start" || before === "colon" || (open.at(-1) === "[" && (before === "open" || before === "comma"));
  /** A new line starts with another member, but the one before it has no comma. */
  const comma = (at: number, startsMember: boolean) => {
    if (before !== "value" || !startsMember || open.length === 0 || !/[\r\n]/.test(text.substring(end, at))) return;
    const last = { offset: end - 1, length: 1 };
    patches.push({ offset: end, length: 0, text: "," });
    fault(last, because("comma-missing-after"), `${text[end - 1]},`);
    before = "comma";
  };
  const took = (at: number, isKey: boolean, isValue: boolean) => {
    before = isKey ? "key" : isValue ? "value" : "unknown";
    end = at;
  };

  let at = 0;
  const wrapping = wrapped(text);
  if (wrapping) {
    at = wrapping.start.offset + wrapping.start.length;
    patch(wrapping.start, "", because(wrapping.code), wrapping.start.fixable);
  }
  const stop = wrapping?.end?.offset ?? text.length;
  while (at < stop) {
    const character = text[at] as string;
    if (character === " " || character === "\n" || character === "\r" || character === "\t") {
      at++;
      continue;
    }
    const closing = Object.hasOwn(quotes, character) ? quotes[character] : undefined;
    if (character === '"') {
      const last = endOfString(text, at);
      const closed = text[last] === '"' && last > at;
      const place = { isKey: expectsKey(), isValue: expectsValue(), isClosed: closed };
      const forgotten = forgottenQuote(text, at, last, place);
      if (forgotten) {
        patch({ offset: at, length: forgotten.length }, forgotten.text, because("string-open"));
        took(at + forgotten.length, place.isKey, place.isValue);
        if (forgotten.endsWithComma) before = "comma";
        at = end;
        continue;
      }
      comma(at, closed && (open.at(-1) === "[" || followedBy(text, last + 1, ":")));
      took(last + 1, closed && expectsKey(), closed && expectsValue());
      at = last + 1;
    } else if (character === "/") {
      const last = endOfComment(text, at);
      if (last === at) took(at + 1, false, false);
      at = last + 1;
    } else if (character === "{" || character === "[") {
      comma(at, open.at(-1) === "[");
      open.push(character);
      before = "open";
      at++;
    } else if (character === "}" || character === "]") {
      if (open.at(-1) === (character === "}" ? "{" : "[")) open.pop();
      took(at + 1, false, true);
      at++;
    } else if (character === "," && (before === "open" || before === "comma")) {
      const commas = /,(?:\s*,)*/y;
      commas.lastIndex = at;
      const length = commas.exec(text)?.[0].length ?? 1;
      patch({ offset: at, length }, "", because("comma-needless"));
      at += length;
    } else if (character === "," || character === ":") {
      before = character === "," ? "comma" : "colon";
      at++;
    } else if (closing) {
      const found = at < (hopeless.get(closing) ?? 0) ? undefined : quoted(text, at, closing);
      if (found?.closed) comma(at, open.at(-1) === "[" || followedBy(text, found.end, ":"));
      else if (found) hopeless.set(closing, found.end);
      const isKey = expectsKey();
      const isValue = expectsValue();
      if (found?.closed && (isKey || isValue)) {
        const why = because("foreign-quotes", character);
        patch({ offset: at, length: found.end - at }, found.json ?? '""', why, found.json !== undefined);
        took(found.end, isKey, isValue);
        at = found.end;
      } else {
        took(at + 1, false, false);
        at++;
      }
    } else if (character === "#") {
      patches.push({ offset: at, length: 1, text: "//" });
      fault({ offset: at, length: 1 }, because("shell-comment"), "//");
      at += runOf(/[^\r\n]/, text, at);
    } else if (invisible.test(character)) {
      const length = runOf(invisible, text, at);
      patch({ offset: at, length }, " ".repeat(length), because("invisible-character"));
      at += length;
    } else {
      const word = wordAt(text, at);
      const here = { offset: at, length: word.length };
      const bareKey = /^[A-Za-z_$][\w$-]*$/.test(word) && followedBy(text, at + word.length, ":");
      comma(at, open.at(-1) === "{" ? bareKey : readWord(word) !== undefined);
      const isKey = bareKey && expectsKey();
      const read = expectsValue() ? readWord(word) : undefined;
      if (isKey) patch(here, JSON.stringify(word), because("unquoted-key", word));
      else if (read?.why) patch(here, read.text, read.why, read.fixable);
      took(at + word.length, isKey, read !== undefined);
      at += word.length;
    }
  }
  if (wrapping?.end && at <= wrapping.end.offset) {
    patch(wrapping.end, "", because(wrapping.endCode), wrapping.end.fixable);
  }
  // A forgotten comma is noticed after the comment that follows its place.
  patches.sort((a, b) => a.offset - b.offset || a.length - b.length);
  return { text: apply(text, patches), faults, origin: originIn(patches) };
}

function apply(text: string, patches: readonly Patch[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const patch of patches) {
    pieces.push(text.slice(end, patch.offset), patch.text);
    end = patch.offset + patch.length;
  }
  return pieces.join("") + text.slice(end);
}

function originIn(patches: readonly Patch[]): (offset: number) => number {
  const starts: number[] = [];
  let grown = 0;
  for (const patch of patches) {
    starts.push(patch.offset + grown);
    grown += patch.text.length - patch.length;
  }
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const patch = patches[low - 1];
    if (!patch) return offset;
    const past = offset - ((starts[low - 1] ?? 0) + patch.text.length);
    return past >= 0 ? patch.offset + patch.length + past : patch.offset;
  };
}
