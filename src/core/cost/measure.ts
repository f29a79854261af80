import { type Counter, nextEnd } from "./counter.ts";

/** A text that was counted once, and answers what it would count without a part. */
export interface Measured {
  readonly total: number;
  /** The tokens that go when these characters go: with them less without them. */
  tokensOf(from: number, to: number): number;
}

/** How many characters a pattern looks ahead: the longest are the endings of words such as 've. */
const lookAhead = 4;
const firstWindow = 128;

export function measure(text: string, counter: Counter): Measured {
  const { piece, count } = counter;
  const ends: number[] = [];
  /** The tokens up to each end. */
  const sums: number[] = [];
  let total = 0;
  for (let at = 0; at < text.length; ) {
    const end = nextEnd(text, at, piece);
    total += count(text.slice(at, end));
    ends.push(end);
    sums.push(total);
    at = end;
  }
  const countedTo = (index: number) => (index < 0 ? 0 : (sums[index] ?? total));

  /** Cuts anew where the text is joined, until the cuts are those that were there before. */
  function counted(start: number, from: number, to: number, window: number): number | undefined {
    const joined = text.slice(start, from) + text.slice(to, to + window);
    const shift = to - from + start;
    const isWhole = to + window >= text.length;
    let tokens = 0;
    for (let at = 0; at < joined.length; ) {
      const end = nextEnd(joined, at, piece);
      // The next characters could belong to it.
      if (!isWhole && end > joined.length - lookAhead) return undefined;
      tokens += count(joined.slice(at, end));
      at = end;
      const original = at + shift;
      if (original < to) continue;
      const index = lastEnd(ends, original);
      if (ends[index] === original) return tokens + total - countedTo(index);
    }
    return tokens;
  }

  return {
    total,
    tokensOf(from, to) {
      const index = lastEnd(ends, from - lookAhead);
      const start = ends[index] ?? 0;
      for (let window = firstWindow; ; window *= 4) {
        const rest = counted(start, from, to, window);
        if (rest !== undefined) return total - countedTo(index) - rest;
      }
    },
  };
}

/** The last end that is not beyond a place; -1 where all are. */
function lastEnd(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
