import type { Span } from "../types.ts";
import { moveBack, type Parsed, parse } from "./parse.ts";

/** Parses what stands around some objects of a text, each of them as if it were empty. Offsets are those of the whole text. */
export function parseFrame(text: string, elements: readonly Span[]): Parsed {
  if (elements.length === 0) return parse(text);
  const pieces: string[] = [];
  /** Where the brace that ends each `{}` stands in the short text, and how much further on it stands in the whole one. */
  const ends: { readonly short: number; readonly shift: number }[] = [];
  let at = 0;
  let short = 0;
  for (const { offset, length } of elements) {
    pieces.push(text.substring(at, offset), "{}");
    short += offset - at + 2;
    at = offset + length;
    ends.push({ short: short - 1, shift: at - short });
  }
  pieces.push(text.substring(at));
  const { root, faults } = parse(pieces.join(""));
  const origin = (offset: number) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.short ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset + (ends[low - 1]?.shift ?? 0);
  };
  if (root) moveBack(root, origin);
  return {
    root,
    faults: faults.map((fault) => {
      const offset = origin(fault.offset);
      return { ...fault, offset, length: origin(fault.offset + fault.length) - offset };
    }),
  };
}
