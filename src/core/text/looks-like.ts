import type { Span } from "../types.ts";
import { type Language, languageOf } from "./languages.ts";
import { mend } from "./mend.ts";
import { afterBlanks } from "./outline.ts";
import { parse } from "./parse.ts";

/** What a text is: JSON or so nearly that only mistakes are between, another language, or neither. */
export type LooksLike = { readonly kind: "json" } | OtherText;

interface OtherText extends Span {
  readonly kind: "language";
  /** Undefined where it is prose, a log, or in a language that is not known. */
  readonly language: Language | undefined;
}

const json = { kind: "json" } as const;

/** Lines that start with a bracket and are no list: a table of TOML, an attribute of C#, a link of Markdown. */
const bracketed =
  /\[(?:[A-Za-z][\w.-]*\][ \t]*\r?\n\s*[\w."-]+\s*=|[A-Z]\w*(?:\([^\n]*\))?(?:, *[A-Z]\w*(?:\([^\n]*\))?)*\][ \t]*\r?\n|!\[|\[[\w.-]+\]\][ \t]*\r?\n|[^\]\n"'{]*\]\()/y;

/**
 * Whether repairs of syntax make sense. A text of another language has quotes, comments and brackets too: "repaired" it would
 * be neither that language nor tools, so it is refused as a whole, with the way to take tools out of it.
 */
export function looksLike(text: string): LooksLike {
  const start = afterBlanks(text, 0);
  const first = text[start];
  if (first === "[") {
    bracketed.lastIndex = start;
    return bracketed.test(text) && !isNearlyJson(text) ? other(text, start) : json;
  }
  // Closing brackets and the like stand first in JSON that somebody is just typing.
  if (first === undefined || "{}],:".includes(first)) return json;
  if (isFence(text, start)) return isFenced(text) && isNearlyJson(text) ? json : other(text, start);
  if (/["'`“”‘’]/.test(first)) return isDirective(text, start) ? other(text, start) : json;
  if (/^(?:true|false|null|[-+.\d][\w.+-]*)\s*$/i.test(text.slice(start, start + 100))) return json;
  return first === "#" && isNearlyJson(text) ? json : other(text, start);
}

/** "use strict" and docstrings: a string that only another language starts with. */
function isDirective(text: string, start: number): boolean {
  return /^(?:"""|'''|(["'])use (?:strict|client|server|asm)\1)/.test(text.slice(start, start + 20));
}

const isFence = (text: string, start: number) => text.startsWith("```", start) || text.startsWith("~~~", start);

/** Whether the fence that opens is the only one, with the value in it. */
function isFenced(text: string): boolean {
  return (text.match(/^[ \t]*(?:```|~~~)/gm)?.length ?? 0) <= 2;
}

/** Whether everything that is wrong with it can be put right. */
function isNearlyJson(text: string): boolean {
  const { text: mended, faults } = mend(text);
  const isMended = faults.every((fault) => fault.kind === "syntax" && fault.replacement !== undefined);
  return isMended && parse(mended).faults.length === 0;
}

/** Told at its first line. */
function other(text: string, start: number): OtherText {
  const line = /[^\r\n]{1,80}/y;
  line.lastIndex = start;
  const length = line.exec(text)?.[0].trimEnd().length ?? 1;
  return { kind: "language", language: languageOf(text.slice(start)), offset: start, length };
}
