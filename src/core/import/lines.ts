import { outline, readObject } from "../text/index.ts";
import type { JsonObject } from "../types.ts";

/** How often a value may be looked for beyond the end of its line: each try reads to the end of the text. */
const maxTries = 100;
/** Of a long text that is no log, fewer tries take seconds already. */
const maxReread = 5_000_000;

/** The objects of a captured log or of NDJSON, and how many lines hold something else. */
export function readLines(text: string): { readonly values: readonly JsonObject[]; readonly foreign: number } {
  const values: JsonObject[] = [];
  let foreign = 0;
  let tries = 0;
  let reread = 0;
  let brace = text.indexOf("{");
  for (let at = 0; at < text.length; ) {
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    // Looked for once: from every line without one the way to the next, or to the end, is long.
    if (brace >= 0 && brace < at) brace = text.indexOf("{", at);
    const line = brace >= at && brace < end ? objectAt(text.slice(brace, end)) : undefined;
    const opens = line === undefined && brace >= at && brace < end && /[{[,:]\s*$/.test(text.slice(brace, end));
    const whole = opens && tries++ < maxTries && reread < maxReread ? objectAt(text.slice(brace)) : undefined;
    if (opens && !whole) reread += text.length - brace;
    const found = line ?? whole;
    if (found) values.push(found.value);
    else if (text.slice(at, end).trim() !== "") foreign++;
    at = whole ? brace + whole.length : end + 1;
  }
  return { values, foreign };
}

/** The object that a text starts with, whatever follows it. */
function objectAt(text: string): { readonly value: JsonObject; readonly length: number } | undefined {
  const { rootEnd } = outline(text);
  const value = rootEnd < 0 ? undefined : readObject(text.slice(0, rootEnd + 1));
  return value && { value, length: rootEnd + 1 };
}
