import type { Refusal, SyntaxCode } from "../types.ts";
import { endOfComment } from "./outline.ts";

/** Words of other languages that people paste, and what JSON writes instead. */
const words: Readonly<Record<string, string>> = {
  none: "null",
  null: "null",
  nil: "null",
  undefined: "null",
  true: "true",
  false: "false",
};

/** A fence of Markdown or an assignment of a programming language around the JSON; prose beside it is not dropped unseen. */
export function wrapped(text: string) {
  const part = (start: number, end: number) => {
    const found = text.slice(start, end);
    const offset = start + found.length - found.trimStart().length;
    return {
      offset,
      length: found.trim().length,
      fixable: /^\s*(?:```[\w-]*|~~~[\w-]*|[^`~]*=|export\s+default|;)\s*$/.test(found),
    };
  };
  const fence = /^[^{["]*?(```|~~~)[^\r\n]*(?:\r\n|\n|\r)/.exec(text.slice(0, 1000));
  if (fence) {
    const close = text.lastIndexOf(fence[1] as string);
    const end = close >= fence[0].length ? part(close, text.length) : undefined;
    return { start: part(0, fence[0].length), end, code: "fence", endCode: "fence" } as const;
  }
  const assignment =
    /^\s*(?:export\s+default\s|(?:export\s+)?(?:(?:const|let|var)\s+)?[\w$.]+(?:\s*:\s*[\w$.<>[\]|]+)?\s*=)\s*(?=[{[])/.exec(
      text.slice(0, 1000),
    );
  if (!assignment) return undefined;
  const end = text.trimEnd();
  return {
    start: part(0, assignment[0].length),
    end: end.endsWith(";") ? part(end.length - 1, text.length) : undefined,
    code: "assignment",
    endCode: "semicolon",
  } as const;
}

/** A string in other quotes: how far it was read, whether it ends where a string can end, and its JSON if every escape in it has one. */
export function quoted(text: string, start: number, closing: string): { end: number; closed: boolean; json?: string } {
  const manyLines = closing === "`";
  let json = "";
  let known = true;
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at] as string;
    if (character === closing) {
      const closed = followedBy(text, at + 1, ":,]}") || endsLine(text, at + 1);
      return { end: closed ? at + 1 : at, closed, ...(known && { json: `"${json}"` }) };
    }
    if (!manyLines && (character === "\n" || character === "\r")) return { end: at, closed: false };
    if (character === "\\") {
      const sequence = /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|["'`\\/bfnrt])/y;
      sequence.lastIndex = at;
      const found = sequence.exec(text)?.[0];
      known &&= found !== undefined;
      json += found?.replace(/^\\x/, "\\u00").replace(/^\\(['`])$/, "$1") ?? "";
      at += (found?.length ?? 2) - 1;
    } else {
      known &&= !(manyLines && character === "$" && text[at + 1] === "{");
      json += character < " " || character === '"' ? JSON.stringify(character).slice(1, -1) : character;
    }
  }
  return { end: text.length, closed: false };
}

/**
 * A string whose closing quote was forgotten, where only one place for it makes sense: a key before its colon, a value at the
 * end of its line when the next line goes on with another member or a bracket. `span` is what is there, `text` what was meant.
 */
export function forgottenQuote(
  text: string,
  at: number,
  last: number,
  place: { readonly isKey: boolean; readonly isValue: boolean; readonly isClosed: boolean },
): { length: number; text: string; endsWithComma: boolean } | undefined {
  const found = text.slice(at, last + 1);
  if (place.isKey && !(place.isClosed && followedBy(text, last + 1, ":"))) {
    const key = /^"[\w$.-]+(?=\s*:)/.exec(found)?.[0];
    return key === undefined ? undefined : { length: key.length, text: `${key}"`, endsWithComma: false };
  }
  if (place.isClosed || !place.isValue) return undefined;
  const next = /\s*(?:"[^"\r\n]*"\s*(:)|[}\]])/y;
  next.lastIndex = last + 1;
  const follows = next.exec(text);
  const body = found.trimEnd().replace(/,$/, "");
  if (!follows || body === '"' || /[\\}\]]$/.test(body)) return undefined;
  const needsComma = follows[1] !== undefined && !found.trimEnd().endsWith(",");
  return { length: body.length, text: `${body}"${needsComma ? "," : ""}`, endsWithComma: needsComma };
}

/** What a bare word at a value's place means; undefined where that is anyone's guess. */
export function readWord(word: string): { text: string; why?: Refusal<SyntaxCode>; fixable?: boolean } | undefined {
  if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(word)) return { text: word };
  const known = word.toLowerCase();
  if (Object.hasOwn(words, known)) {
    const text = words[known] as string;
    return { text, why: because("foreign-word", word, text) };
  }
  if (/^[+-]?(?:NaN|Infinity)$/.test(word)) {
    return { text: "null", why: because("no-number", word), fixable: false };
  }
  const number = /^([+-]?)(\d*)(?:\.(\d*))?([eE][+-]?\d+)?$/.exec(word);
  if (number?.[2] || number?.[3]) {
    const [, sign, whole = "", fraction = "", power = ""] = number;
    const text = `${sign === "-" ? "-" : ""}${whole.replace(/^0+(?=\d)/, "") || "0"}${fraction && `.${fraction}`}${power}`;
    // A leading zero means base eight in some languages.
    return { text, why: because("foreign-number", word, text), fixable: !/^0\d/.test(whole) };
  }
  const hexadecimal = /^0[xX][\da-fA-F]{1,13}$/.test(word) ? String(Number(word)) : undefined;
  return hexadecimal === undefined
    ? undefined
    : { text: hexadecimal, why: because("foreign-number", word, hexadecimal) };
}

export function because(code: SyntaxCode, ...args: readonly string[]): Refusal<SyntaxCode> {
  return { code, args };
}

export function runOf(kind: RegExp, text: string, start: number): number {
  let end = start;
  while (end < text.length && kind.test(text[end] as string)) end++;
  return end - start;
}

export function wordAt(text: string, at: number): string {
  const word = /[^\s{}[\],:"/#'`“”‘’\u200b\u2060]+/y;
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? (text[at] as string);
}

/** Whether nothing but a comment follows on the line. */
function endsLine(text: string, start: number): boolean {
  const rest = /[ \t]*(?:\/\/|#|[\r\n])/y;
  rest.lastIndex = start;
  return rest.test(text);
}

/** Whether the next thing after blanks and comments is one of these characters, or the end of the text. */
export function followedBy(text: string, start: number, characters: string): boolean {
  let at = start;
  for (;;) {
    while (/\s/.test(text[at] ?? "")) at++;
    if (text[at] === "#") while (at < text.length && !/[\r\n]/.test(text[at] as string)) at++;
    else if (text[at] !== "/" || endOfComment(text, at) === at) break;
    else at = endOfComment(text, at) + 1;
  }
  return at >= text.length || characters.includes(text[at] as string);
}
