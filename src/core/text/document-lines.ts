import type { JsonObject, Position, Range, Span, ToolDocument, ToolSlice } from "../types.ts";
import { lineIndex } from "./locate.ts";

interface ToolLines {
  readonly toRange: (span: Span) => Range;
  /** Where its text ends, counted from its start. */
  readonly end: Position;
}

/** By the value of a tool, which lives as long as the tool's text does not change. */
const known = new WeakMap<JsonObject, ToolLines>();

/** A part of a document: a tool, or what stands between two of them. */
interface Part {
  readonly from: Position;
  readonly toRange: (span: Span) => Range;
}

/** Offsets of a document to lines and columns. The lines of a tool are counted once, however often the text around it changes. */
export function documentLines({ text, tools }: ToolDocument): (span: Span) => Range {
  const parts: Part[] = [];
  let from: Position = { line: 1, column: 1, offset: 0 };
  const add = ({ toRange, end }: ToolLines) => {
    parts.push({ from, toRange });
    from = shifted(end, from);
  };
  for (const tool of tools) {
    add(linesIn(text.slice(from.offset, tool.offset)));
    add(linesOf(tool));
  }
  add(linesIn(text.slice(from.offset)));
  const position = (offset: number): Position => {
    const part = lastAt(parts, offset);
    return shifted(part.toRange({ offset: offset - part.from.offset, length: 0 }).start, part.from);
  };
  return ({ offset, length }) => ({ start: position(offset), end: position(offset + length) });
}

/** Where a place in a part is in the document: no part ends inside of a line end, since tools end with brackets. */
function shifted({ line, column, offset }: Position, from: Position): Position {
  return {
    line: from.line + line - 1,
    column: line === 1 ? from.column + column - 1 : column,
    offset: from.offset + offset,
  };
}

function linesOf({ value, text }: ToolSlice): ToolLines {
  const found = known.get(value);
  if (found) return found;
  const lines = linesIn(text);
  known.set(value, lines);
  return lines;
}

function linesIn(text: string): ToolLines {
  return { toRange: lineIndex(text), end: endOf(text) };
}

/** Counted, so that lines are only listed where somebody asks for one. */
function endOf(text: string): Position {
  const { length: offset } = text;
  const last = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
  return { line: lineEnds(text) + 1, column: offset - last, offset };
}

function lineEnds(text: string): number {
  if (text.includes("\r")) return text.match(/\r\n|\r|\n/g)?.length ?? 0;
  let ends = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) ends++;
  return ends;
}

/** The last part that starts at or before an offset. */
function lastAt(parts: readonly Part[], offset: number): Part {
  let [low, high] = [0, parts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle]?.from.offset ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return parts[low] as Part;
}
