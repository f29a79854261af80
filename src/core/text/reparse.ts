import { maxDepth } from "../limits.ts";
import type { ToolDocument, ToolSlice } from "../types.ts";
import type { ParsedTool } from "./document.ts";
import { outline } from "./outline.ts";
import { moveBack } from "./parse.ts";

/**
 * The document after an edit inside one of its tools, without reading the others again; undefined where the edit may reach
 * further. Takes over the frame of the document before, which must not be used again.
 */
export function reparse(
  before: ToolDocument,
  text: string,
  parseOne: (text: string) => ParsedTool | undefined,
): ToolDocument | undefined {
  if (!before.frame || !before.balanced || before.faults.length > 0 || before.tools.length < 2) return undefined;
  const start = sharedStart(before.text, text);
  const end = before.text.length - sharedEnd(before.text, text, start);
  const shift = text.length - before.text.length;
  const at = before.tools.findIndex(({ offset, length }) => offset < start && end < offset + length);
  const tool = before.tools[at];
  if (!tool) return undefined;
  const edited = text.substring(tool.offset, tool.offset + tool.length + shift);
  if (!isWhole(edited)) return undefined;
  const parsed = parseOne(edited);
  if (!parsed) return undefined;
  moveBack(before.frame, (offset) => (offset >= end ? offset + shift : offset));
  const tools = before.tools.map((other, index): ToolSlice => {
    if (index < at) return other;
    if (index > at) return { ...other, offset: other.offset + shift };
    return { ...parsed, index: tool.index, path: tool.path, offset: tool.offset, length: edited.length };
  });
  return { ...before, text, tools };
}

/** Whether brackets, quotes and comments of a tool do not reach what stands around it. Three levels may do so. */
function isWhole(text: string): boolean {
  const { balanced, rootEnd, foreignQuotes } = outline(text, maxDepth - 3);
  return balanced && !foreignQuotes && rootEnd === text.length - 1;
}

/** How many characters two texts share at their start. Comparing halves lets the engine compare memory, not characters. */
function sharedStart(a: string, b: string): number {
  return longest(Math.min(a.length, b.length), (from, to) => a.substring(from, to) === b.substring(from, to));
}

function sharedEnd(a: string, b: string, start: number): number {
  return longest(
    Math.min(a.length, b.length) - start,
    (from, to) => a.substring(a.length - to, a.length - from) === b.substring(b.length - to, b.length - from),
  );
}

function longest(max: number, same: (from: number, to: number) => boolean): number {
  let low = 0;
  let high = max;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (same(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
