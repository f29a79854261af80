import { typeOf } from "./json.ts";
import type { Json, Refusal } from "./types.ts";

const max = 60;

/** Text from a document, quoted for a message: one line, no control characters, not too long. */
export function code(text: string): string {
  // Ajv hands on what stands in a schema, a number for a name included.
  const whole = String(text);
  // An empty name would be a gap in the sentence.
  if (whole === "") return '`""`';
  const short = whole.length > max ? `${whole.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : whole;
  return `\`${visible(short).replaceAll("`", "'")}\``;
}

/** A value from a document, quoted for a message as JSON. */
export function codeValue(value: Json): string {
  return code(JSON.stringify(value));
}

/** Control characters, half characters and marks without width as escapes, so that no text can hide or move other text. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const digits = (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
    return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`;
  });
}

/** The types of JSON Schema in words a person would use. */
export const typeWords = {
  null: "null",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  string: "text",
  array: "a list",
  object: "an object",
};

/** What a value is, in such words. */
export function inWords(value: Json): string {
  return typeof value === "boolean" ? `\`${value}\`` : typeWords[typeOf(value)];
}

/** The sentences of a room by their code: codes in, words out. */
export type WordTable<Code extends string> = Readonly<Record<Code, (...args: string[]) => string>>;

/** What a refusal says, by the table of its room. */
export function say<Code extends string>(words: WordTable<Code>, { code, args }: Refusal<Code>): string {
  return words[code](...args);
}

/** The start and the end of a text that is too long to be shown; the end says how it is closed. */
export function shortened(text: string, max: number): string {
  const end = 20;
  if (text.length <= max + end) return text;
  const [head, tail] = [text.slice(0, max), text.slice(-end)];
  const left = text.length - max - end;
  return `${head.replace(/[\uD800-\uDBFF]$/, "")}… ${left.toLocaleString("en")} more ${plural(left, "character")}…${tail.replace(/^[\uDC00-\uDFFF]/, "")}`;
}

/** The form of a word that goes with a number: "tool" with 1, "tools" with all others. */
export function plural(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? one : many;
}

/** "1 tool", "2 tools". */
export function count(number: number, one: string, many?: string): string {
  return `${number} ${plural(number, one, many)}`;
}

/** With a full stop, where it has no end of its own. */
export function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** The candidate nearest to a mistyped word, if one is near enough to be meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  // Never every letter of it: then nothing is left that is alike.
  let min = Math.min(word.length, Math.max(1, Math.floor(word.length / 3)) + 1);
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), min);
    if (distance < min) [best, min] = [candidate, distance];
  }
  return best;
}

/** Optimal string alignment: a swap of neighbours counts as one edit. Gives up at `limit`. */
function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    [before, above] = [above, current];
  }
  return above[right.length] ?? limit;
}

/** A name as one word of a command that people paste into a shell: what a shell would obey is a dash. */
export function shellWord(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "") || "tools";
}
