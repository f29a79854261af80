import { outline } from "../text/index.ts";
import type { Span } from "../types.ts";

/** The tool around an offset, found without a parser; undefined between tools, and where brackets have no partner. */
export function toolAround(text: string, offset: number): Span | undefined {
  return outline(text).elements.find(({ offset: start, length }) => offset > start && offset < start + length);
}
