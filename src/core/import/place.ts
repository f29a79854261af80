import type { Stopped } from "./parse.ts";

/** A place in a text as people count: from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf("\n") + 1;
  let line = 1;
  for (let at = before.indexOf("\n"); at >= 0; at = before.indexOf("\n", at + 1)) line++;
  return { line, column: offset - start + 1 };
}

/** The note on places that are no program of the language. */
export function unreadable(places: string, language: string, { line, column }: Place): string {
  return `${places} could not be read as ${language}, the first on line ${line}, column ${column}: check what is near`;
}

/** The note on a text that was given up. */
export function unreadFrom(text: string, { at, because }: Stopped, language: string): string {
  const { line, column } = placeOf(text, at);
  const reason = because === "nesting" ? "its brackets are nested too deep" : `too much before it is no ${language}`;
  return `What follows line ${line}, column ${column} was not read: ${reason}. Mend that, or give the part with the tools`;
}
