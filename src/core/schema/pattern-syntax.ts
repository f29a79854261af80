import { isObject, member } from "../json.ts";
import type { JsonObject, Path } from "../types.ts";
import { isPattern, withoutNeedlessEscapes } from "./pattern.ts";

/** What is wrong with a pattern, as the one rule that should speak of it calls it. */
export type PatternCode = "invalid" | "not-unicode-safe" | "dialect" | "delimited" | "unanchored";

export interface PatternPlace {
  readonly pattern: string;
  /** To the pattern, or to the property whose key it is. */
  readonly path: Path;
  readonly place: "key" | "value";
}

/** The patterns of one schema: its `pattern` and the keys of its `patternProperties`. */
export function patternsOf(schema: JsonObject, path: Path): readonly PatternPlace[] {
  const pattern = member(schema, "pattern");
  const keyed = member(schema, "patternProperties");
  return [
    ...(typeof pattern === "string" ? [{ pattern, path: [...path, "pattern"], place: "value" as const }] : []),
    ...(isObject(keyed) ? Object.keys(keyed) : []).map((key) => ({
      pattern: key,
      path: [...path, "patternProperties", key],
      place: "key" as const,
    })),
  ];
}

/** Nobody wrote a longer one by hand, and reading it could take seconds. */
const maxCharacters = 5_000;

/** At most one fault a pattern: foreign syntax says more than that the pattern does not compile. */
export function patternCode(pattern: string): PatternCode | undefined {
  if (pattern.length > maxCharacters) return isPattern(pattern) ? undefined : "invalid";
  if (isPattern(pattern) && !/\(\?[a-z-]+:/.test(pattern)) {
    if (delimited(pattern)) return "delimited";
    return /[\^$]/.test(withoutClasses(pattern)) ? undefined : "unanchored";
  }
  if (foreignSyntax(pattern) !== undefined) return "dialect";
  if (isPattern(pattern)) return undefined;
  return isPlainPattern(pattern) ? "not-unicode-safe" : "invalid";
}

/** `/…/flags`, the way JavaScript, Perl and PHP write a pattern: only sure where an anchor stands next to a slash. */
export function delimited(pattern: string): { readonly body: string; readonly flags: string } | undefined {
  const [, body = "", flags = ""] = /^\/(.+)\/([a-z]*)$/s.exec(pattern) ?? [];
  return body.startsWith("^") || /(?<!\\)\$$/.test(body) ? { body, flags } : undefined;
}

/** A piece of a pattern that only regular expressions of other languages know. */
export function foreignSyntax(pattern: string): string | undefined {
  return tokensOf(pattern).find(({ text, inClass }) => foreign(text, inClass) !== undefined)?.text;
}

/** The same pattern in ECMAScript; `exact` unless something had to be rewritten that matches slightly otherwise. */
export function translated(pattern: string): { readonly pattern: string; readonly exact: boolean } | undefined {
  let exact = true;
  let caseless = false;
  const pieces = tokensOf(pattern).map(({ text, inClass }, index) => {
    if (index === 0 && text === "(?i)") caseless = true;
    const meant = index === 0 && text === "(?i)" ? "" : foreign(text, inClass);
    if (meant !== undefined && !lossless.test(text)) exact = false;
    return meant ?? text;
  });
  const whole = caseless ? withoutCase(pieces.join("")) : pieces.join("");
  const result = isPattern(whole) ? whole : unicodeSafe(whole)?.pattern;
  return result === undefined || foreignSyntax(result) !== undefined ? undefined : { pattern: result, exact };
}

/** The same pattern as the `u` flag takes it; `exact` unless `{,3}` was read as other languages read it. */
export function unicodeSafe(pattern: string): { readonly pattern: string; readonly exact: boolean } | undefined {
  const counted = pattern.replace(/(?<!\\)\{,(\d+)\}/g, "{0,$1}");
  const tokens = tokensOf(counted);
  const escaped = tokens.map(({ text, inClass }, index) => {
    if (inClass && text === "-") {
      const wide = (other: string | undefined) => /^\\[dwspDWSP]/.test(other ?? "");
      return wide(tokens[index - 1]?.text) || wide(tokens[index + 1]?.text) ? "\\-" : text;
    }
    if (inClass || !/^[{}\]]$/.test(text)) return text;
    return text === "]" || !isQuantifier(tokens, index) ? `\\${text}` : text;
  });
  const whole = escaped.join("");
  const result = isPattern(whole) ? whole : withoutNeedlessEscapes(whole);
  return result === undefined ? undefined : { pattern: result, exact: counted === pattern };
}

/** A pattern that takes both cases of every letter, which JSON Schema has no flag for. */
export function withoutCase(pattern: string): string {
  const tokens = tokensOf(pattern);
  return tokens
    .map(({ text, inClass }, index) => {
      const both = /^[a-z]$/i.test(text);
      if (!inClass) return both ? `[${text.toLowerCase()}${text.toUpperCase()}]` : text;
      const [next, last] = [tokens[index + 1], tokens[index + 2]];
      if (both && next?.text === "-" && last && /^[a-z]$/i.test(last.text)) return text;
      if (both && tokens[index - 1]?.text === "-" && /^[a-z]$/i.test(tokens[index - 2]?.text ?? "")) {
        return `${text}${swap(tokens[index - 2]?.text ?? "")}-${swap(text)}`;
      }
      return both ? `${text}${swap(text)}` : text;
    })
    .join("");
}

interface Token {
  readonly text: string;
  readonly inClass: boolean;
}

const piece =
  /\\(?:[xu]\{[^}]*\}|[pP](?:\{[^}]*\}|[A-Z])|k<\w*>|.)|\[:\^?\w+:\]|\(\?(?:#[^)]*\)|P[<=>]\w*[>)]?|[imsxUJ-]+[):]|<\w+>|[>(|'])|(?:[*+?]|\{\d+(?:,\d*)?\})\+|./gsu;

function tokensOf(pattern: string): readonly Token[] {
  const tokens: Token[] = [];
  let inClass = false;
  for (const { 0: text } of pattern.matchAll(piece)) {
    // Inside of a class brackets and quantifiers are plain characters.
    const plain = inClass && text.length > 1 && /^[(*+?{]/.test(text);
    if (plain) for (const character of text) tokens.push({ text: character, inClass });
    else tokens.push({ text, inClass });
    if (!inClass && text === "[") inClass = true;
    else if (inClass && text === "]") inClass = false;
  }
  return tokens;
}

const posix: Readonly<Record<string, string>> = {
  ...{ alpha: "a-zA-Z", digit: "0-9", alnum: "a-zA-Z0-9", upper: "A-Z", lower: "a-z", space: "\\s" },
  ...{ blank: " \\t", word: "\\w", xdigit: "0-9a-fA-F", punct: "!-\\/:-@\\[-`\\{-~" },
};

const lossless = /^(?:\\[AZzhpPx]|\(\?P|\(\?#|\[:)/;

/** What ECMAScript writes for a piece; the piece itself where it has nothing like it, undefined where it is its own. */
function foreign(text: string, inClass: boolean): string | undefined {
  if (/^\[:\w+:\]$/.test(text)) return inClass ? (posix[text.slice(2, -2)] ?? text) : undefined;
  if (text === "\\h") return inClass ? " \\t" : "[ \\t]";
  if (/^\\[pP][A-Z]$/.test(text)) return `${text.slice(0, 2)}{${text.slice(2)}}`;
  if (text.startsWith("\\x{")) return `\\u${text.slice(2)}`;
  if (inClass) return undefined;
  if (text === "\\A") return "^";
  if (text === "\\Z" || text === "\\z") return "$";
  if (/^\\[GKQRX]$/.test(text)) return text;
  if (text.startsWith("(?#")) return "";
  if (text.startsWith("(?P<")) return `(?<${text.slice(4)}`;
  if (/^\(\?P=\w+\)$/.test(text)) return `\\k<${text.slice(4, -1)}>`;
  if (/^\(\?(?:[imsxUJ-]+[):]|[>(|']|P)/.test(text)) return text;
  return /^(?:[*+?]|\{.*\})\+$/.test(text) ? text.slice(0, -1) : undefined;
}

function isPlainPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

function withoutClasses(pattern: string): string {
  return tokensOf(pattern)
    .filter(({ text, inClass }) => !inClass && !text.startsWith("\\"))
    .map(({ text }) => text)
    .join("");
}

/** Whether a brace belongs to `{2}`, `{2,}` or `{2,3}`. */
function isQuantifier(tokens: readonly Token[], index: number): boolean {
  const open = tokens.slice(Math.max(0, index - 12), index + 1).findLastIndex(({ text }) => text === "{");
  if (open < 0) return false;
  const start = Math.max(0, index - 12) + open;
  const whole = tokens.slice(start, start + 14).map(({ text }) => text);
  return start > 0 && /^\{\d+(?:,\d*)?\}/.test(whole.join(""));
}

function swap(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}
