import { limitedMap } from "./limited-map.ts";

/**
 * Counts the tokens of a text piece by piece. A text is cut from the left, and where one piece ends the next begins whatever came
 * before: so what an edit changes is found near its place, and the rest is not counted again.
 */
export interface Counter {
  readonly id: "estimate" | "o200k";
  /** Whether it is the count of a real tokenizer. */
  readonly exact: boolean;
  /** Matches the next piece. Sticky, and its `lastIndex` is the caller's. */
  readonly piece: RegExp;
  readonly count: (piece: string) => number;
}

/** Words come again and again: each is counted once. Longer pieces are seldom the same. */
export function counting(count: (piece: string) => number): (piece: string) => number {
  const known = limitedMap<string, number>(100_000);
  return (piece) => {
    if (piece.length > 64) return count(piece);
    const before = known.get(piece);
    if (before !== undefined) return before;
    const made = count(piece);
    known.set(piece, made);
    return made;
  };
}

/** The tokens of a whole text. */
export function countText(text: string, { piece, count }: Counter): number {
  let total = 0;
  piece.lastIndex = 0;
  for (let at = 0; at < text.length; ) {
    const end = nextEnd(text, at, piece);
    total += count(text.slice(at, end));
    at = end;
  }
  return total;
}

/** Where the piece that starts here ends; a character that no pattern knows is a piece of its own. */
export function nextEnd(text: string, at: number, piece: RegExp): number {
  piece.lastIndex = at;
  return piece.test(text) && piece.lastIndex > at ? piece.lastIndex : at + 1;
}
