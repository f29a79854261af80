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
