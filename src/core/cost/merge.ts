import { utf8Text } from "./utf8.ts";

/** The rank of every token by its bytes; texts of one byte a character, so that any bytes are a key. */
export interface Ranks {
  /** Whether a text is one token. */
  has(text: string): boolean;
  /** The rank of some bytes. */
  rank(bytes: string): number | undefined;
}

/** @param table - By rank. Something to walk through and nothing more: as it is built, it is no list. */
export function ranksFrom(table: Iterable<string | readonly number[]>): Ranks {
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const token of table)
    ranks.set(typeof token === "string" ? keyOf(token) : String.fromCharCode(...token), rank++);
  return { has: (text) => ranks.has(keyOf(text)), rank: (bytes) => ranks.get(bytes) };
}

const ascii = /^[^\x80-\uffff]*$/;
const keyOf = (text: string) => (ascii.test(text) ? text : utf8Text(text));

const none = Number.POSITIVE_INFINITY;

/**
 * How many tokens a piece is made of: of all neighbours those with the lowest rank are joined, the leftmost first, until no two are a
 * token. The next pair comes from a heap: a run of 100,000 equal letters would take minutes if every step looked at all of them.
 */
export function mergedLength(piece: string, ranks: Ranks): number {
  const bytes = keyOf(piece);
  const size = bytes.length;
  const next = Int32Array.from({ length: size + 1 }, (_, at) => at + 1);
  const previous = Int32Array.from({ length: size + 1 }, (_, at) => at - 1);
  const rankAt = new Float64Array(size + 1).fill(none);
  const heap = newHeap();
  const judge = (at: number) => {
    const middle = next[at] ?? size;
    const end = middle < size ? (next[middle] ?? size) : size + 1;
    const rank = end > size ? none : (ranks.rank(bytes.slice(at, end)) ?? none);
    rankAt[at] = rank;
    if (rank !== none) heap.push(rank, at);
  };
  for (let at = 0; at < size; at++) judge(at);
  let length = size;
  for (let top = heap.pop(); top; top = heap.pop()) {
    const { rank, at } = top;
    // What was joined meanwhile has another rank, or none.
    if (rankAt[at] !== rank) continue;
    const gone = next[at] ?? size;
    const after = next[gone] ?? size;
    next[at] = after;
    if (after <= size) previous[after] = at;
    rankAt[gone] = none;
    length--;
    judge(at);
    const before = previous[at] ?? -1;
    if (before >= 0) judge(before);
  }
  return length;
}

/** Pairs by rank, then by place. */
function newHeap() {
  const ranks: number[] = [];
  const places: number[] = [];
  const isBefore = (one: number, other: number) => {
    const difference = (ranks[one] ?? none) - (ranks[other] ?? none);
    return difference !== 0 ? difference < 0 : (places[one] ?? 0) < (places[other] ?? 0);
  };
  const swap = (one: number, other: number) => {
    [ranks[one], ranks[other]] = [ranks[other] ?? none, ranks[one] ?? none];
    [places[one], places[other]] = [places[other] ?? 0, places[one] ?? 0];
  };
  return {
    push(rank: number, at: number): void {
      let place = ranks.push(rank) - 1;
      places.push(at);
      while (place > 0 && isBefore(place, (place - 1) >> 1)) {
        swap(place, (place - 1) >> 1);
        place = (place - 1) >> 1;
      }
    },
    pop(): { readonly rank: number; readonly at: number } | undefined {
      const [rank, at] = [ranks[0], places[0]];
      if (rank === undefined || at === undefined) return undefined;
      swap(0, ranks.length - 1);
      ranks.pop();
      places.pop();
      for (let place = 0; ; ) {
        const [left, right] = [2 * place + 1, 2 * place + 2];
        let least = place;
        if (left < ranks.length && isBefore(left, least)) least = left;
        if (right < ranks.length && isBefore(right, least)) least = right;
        if (least === place) break;
        swap(place, least);
        place = least;
      }
      return { rank, at };
    },
  };
}
