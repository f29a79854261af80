import type { JsonObject, Position, Range, Span, ToolDocument, ToolSlice } from "../types.ts";
import { lineIndex } from "./locate.ts";

interface ToolLines {
  readonly toRange: (span: Span) => Range;
  /** How many line ends the tool's text has. */
  readonly ends: number;
}

/** By the value of a tool, which lives as long as the tool's text does not change. */
const known = new WeakMap<JsonObject, ToolLines>();

/** Offsets of a document to lines and columns. The lines of a tool are counted once, however often the text around it changes. */
export function documentLines({ text, tools }: ToolDocument): (span: Span) => Range {
  /** The line ends before each tool. */
  const before: number[] = [];
  let [ends, end] = [0, 0];
  for (const tool of tools) {
    ends += lineEnds(text.substring(end, tool.offset));
    before.push(ends);
    ends += linesOf(tool).ends;
    end = tool.offset + tool.length;
  }
  const hasReturns = text.includes("\r");
  const columnOf = (offset: number) => {
    // Between the two characters of one line end the line has not ended yet.
    const to = hasReturns && text[offset] === "\n" && text[offset - 1] === "\r" ? offset - 1 : offset;
    if (to === 0) return offset + 1;
    const newline = text.lastIndexOf("\n", to - 1);
    return offset - (hasReturns ? Math.max(newline, text.lastIndexOf("\r", to - 1)) : newline);
  };
  const position = (offset: number): Position => {
    const index = lastAt(tools, offset);
    const tool = tools[index];
    if (tool && offset <= tool.offset + tool.length) {
      const inside = linesOf(tool).toRange({ offset: offset - tool.offset, length: 0 }).start;
      const column = inside.line === 1 ? columnOf(tool.offset) + inside.column - 1 : inside.column;
      return { line: (before[index] ?? 0) + inside.line, column, offset };
    }
    const from = tool ? tool.offset + tool.length : 0;
    const above = tool ? (before[index] ?? 0) + linesOf(tool).ends : 0;
    const piece = text.substring(from, offset);
    const split = piece.endsWith("\r") && text[offset] === "\n" ? 1 : 0;
    return { line: above + lineEnds(piece) - split + 1, column: columnOf(offset), offset };
  };
  return ({ offset, length }) => ({ start: position(offset), end: position(offset + length) });
}

function linesOf({ value, text }: ToolSlice): ToolLines {
  const found = known.get(value);
  if (found) return found;
  const lines = { toRange: lineIndex(text), ends: lineEnds(text) };
  known.set(value, lines);
  return lines;
}

function lineEnds(text: string): number {
  if (text.includes("\r")) return text.match(/\r\n|\r|\n/g)?.length ?? 0;
  let ends = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) ends++;
  return ends;
}

/** The last tool that starts at or before an offset. */
function lastAt(tools: readonly ToolSlice[], offset: number): number {
  let [low, high] = [0, tools.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tools[middle]?.offset ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
