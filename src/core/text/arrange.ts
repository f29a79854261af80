import { createScanner, type SyntaxKind } from "jsonc-parser";
import type { JsonNode, Span, TextEdit } from "../types.ts";
import { afterNote, commaAfter, indentAt, lineEnd, ownLine, reindent } from "./layout.ts";
import { fill } from "./members.ts";

/**
 * The order of the members of an object or list, as edits of its text.
 *
 * A text is cut into one chunk a member: the comments above it, the member, its comma and the note at the end of its line.
 * Whatever moves, moves as a chunk, so a comment stays with the member that it speaks of. Only the comma is written anew,
 * since it belongs to the place and not to the member. What stands after the last chunk belongs to the closing bracket.
 */

/** The part of a text that belongs to one member; `node` is the member, `comma` the offset of its comma. */
interface Chunk extends Span {
  readonly node: JsonNode;
  readonly comma: number | undefined;
}

function chunksOf(text: string, holder: JsonNode): readonly Chunk[] {
  let start = afterNote(text, holder.offset + 1);
  return (holder.children ?? []).map((node) => {
    const end = node.offset + node.length;
    const comma = commaAfter(text, end);
    const offset = Math.min(start, node.offset);
    start = afterNote(text, comma === undefined ? end : comma + 1);
    return { node, comma, offset, length: start - offset };
  });
}

/** A member goes to another place among its siblings. */
export function reorderEdit(text: string, holder: JsonNode, from: number, to: number): TextEdit | undefined {
  const order = [...(holder.children ?? []).keys()];
  if (order[from] === undefined || order[to] === undefined) return undefined;
  order.splice(to, 0, ...order.splice(from, 1));
  return arrangeEdit(text, holder, order);
}

/** All members in another order: one edit from the first chunk that moves to the last. */
export function arrangeEdit(text: string, holder: JsonNode, order: readonly number[]): TextEdit | undefined {
  const chunks = chunksOf(text, holder);
  const isWhole = new Set(order).size === chunks.length && order.every((from) => chunks[from] !== undefined);
  const low = order.findIndex((from, to) => from !== to);
  if (!isWhole || low < 0) return undefined;
  const high = order.findLastIndex((from, to) => from !== to);
  const first = chunks[low] as Chunk;
  const last = chunks[high] as Chunk;
  const isEnd = high === chunks.length - 1;
  const bodies = order.slice(low, high + 1).map((from, index) => {
    const closes = isEnd && index === high - low && last.comma === undefined;
    return withComma(text, chunks[from] as Chunk, !closes).replace(/^\s+/, "");
  });
  // Blanks and line ends belong to the place, too: the layout stays as it is.
  const leads = chunks
    .slice(low, high + 1)
    .map(({ offset, length }) => /^\s*/.exec(text.slice(offset, offset + length))?.[0]);
  const written = bodies.map((body, index) => {
    const after = leads[index + 1] ?? text.slice(endOf(last), endOf(last) + 200);
    return (leads[index] ?? "") + (startsLine(after) ? body : withoutLineNote(body));
  });
  return { offset: first.offset, length: endOf(last) - first.offset, text: written.join("") };
}

/** A member to be written: the indentation of its line, and whether a comma follows it. A note at its end stands after the comma. */
export type MemberWriter = (indent: string, comma: boolean) => string;

/** A new member comes before the one at `index`, or last. */
export function insertEdits(text: string, holder: JsonNode, index: number, write: MemberWriter): readonly TextEdit[] {
  const chunks = chunksOf(text, holder);
  const lead = chunks[0];
  if (!lead) return fill(text, holder, [(indent) => withoutLineNote(write(indent, false))]);
  const own = ownLine(text, lead.node.offset);
  const indent = own ?? indentAt(text, lead.node.offset);
  const next = chunks[index];
  const last = chunks.at(-1) as Chunk;
  const offset = next?.offset ?? endOf(last);
  const before = next ? chunks[index - 1] : last;
  const isOnLine = own === undefined && !(before && lineNoteIn(chunkOf(text, before)) !== undefined);
  const comma = next !== undefined || last.comma !== undefined;
  const made = write(indent, comma);
  const written = startsLine(text.slice(offset, offset + 200)) ? made : withoutLineNote(made);
  const onLine = next ? beside(text, chunks, index, written) : ` ${written}`;
  const placed = { offset, length: 0, text: isOnLine ? onLine : lineEnd(text) + indent + written };
  if (comma) return [placed];
  const after = last.node.offset + last.node.length;
  if (after === offset) return [{ ...placed, text: `,${placed.text}` }];
  return [{ offset: after, length: 0, text: "," }, placed];
}

/** Before a member of the same line, with the blanks that stand between the others. */
function beside(text: string, chunks: readonly Chunk[], index: number, written: string): string {
  const blanksOf = (chunk: Chunk | undefined) => /^[ \t]*/.exec(chunk ? chunkOf(text, chunk) : " ")?.[0] ?? "";
  const own = blanksOf(chunks[index]);
  return index === 0 && own === "" ? written + blanksOf(chunks[1]) : own + written;
}

/** A member leaves its container with the comments that speak of it. */
export function takeEdits(text: string, holder: JsonNode, index: number): readonly TextEdit[] {
  const chunks = chunksOf(text, holder);
  const chunk = chunks[index];
  if (!chunk) return [];
  const before = chunks[index - 1];
  const inside = { offset: holder.offset + 1, length: holder.length - 2, text: "" };
  const rest = text.slice(inside.offset, chunk.offset) + text.slice(endOf(chunk), endOf(inside));
  // Nothing is left: what stood around the last member would be blanks around nothing.
  if (chunks.length === 1 && rest.trim() === "") return [inside];
  // What follows must not end up in a note that runs to the end of its line.
  const follows = text.slice(endOf(chunk), endOf(chunk) + 200);
  const isNoted = before !== undefined && lineNoteIn(chunkOf(text, before)) !== undefined && !startsLine(follows);
  const lead = isNoted ? (/^\s*/.exec(chunkOf(text, chunk))?.[0].length ?? 0) : 0;
  const edits = [{ offset: chunk.offset + lead, length: chunk.length - lead, text: "" }];
  // The one before is the last now: its comma would be a trailing one.
  if (chunk.comma === undefined && before?.comma !== undefined)
    edits.unshift({ offset: before.comma, length: 1, text: "" });
  return edits;
}

/** The text of a member with the comments above it and the note beside it, as it stands one container further in or out. */
export function chunkWriter(text: string, holder: JsonNode, index: number, key?: string): MemberWriter | undefined {
  const chunk = chunksOf(text, holder)[index];
  if (!chunk) return undefined;
  const from = indentAt(text, chunk.node.offset);
  return (indent, comma) => reindent(renamed(text, chunk, key, comma).replace(/^\s+/, ""), from, indent);
}

/** A chunk under another key, where one is given. */
function renamed(text: string, chunk: Chunk, key: string | undefined, comma: boolean): string {
  const old = chunk.node.type === "property" ? chunk.node.children?.[0] : undefined;
  const whole = withComma(text, chunk, comma);
  if (!old || key === undefined) return whole;
  const at = old.offset - chunk.offset;
  return whole.slice(0, at) + JSON.stringify(key) + whole.slice(at + old.length);
}

/** A note up to the end of its line would swallow what follows it where members stand on one line. */
function withoutLineNote(written: string): string {
  const note = lineNoteIn(written);
  if (note === undefined) return written;
  return `${written.slice(0, note)}/*${written.slice(note + 2).replaceAll("*/", "* /")} */`;
}

/** Where the note starts that a text ends with, if that note runs to the end of its line. */
function lineNoteIn(text: string): number | undefined {
  const scanner = createScanner(text);
  let note: number | undefined;
  for (let token = scanner.scan(); token !== (17 satisfies SyntaxKind.EOF); token = scanner.scan()) {
    note = token === (12 satisfies SyntaxKind.LineCommentTrivia) ? scanner.getTokenOffset() : undefined;
  }
  return note;
}

function chunkOf(text: string, { offset, length }: Chunk): string {
  return text.slice(offset, offset + length);
}

/** A chunk with a comma after its member, or without. */
function withComma(text: string, { node, comma, offset, length }: Chunk, wanted: boolean): string {
  const whole = text.substring(offset, offset + length);
  if (wanted === (comma !== undefined)) return whole;
  const at = (comma ?? node.offset + node.length) - offset;
  return wanted ? `${whole.slice(0, at)},${whole.slice(at)}` : whole.slice(0, at) + whole.slice(at + 1);
}

function startsLine(text: string): boolean {
  return /^[ \t]*[\r\n]/.test(text);
}

function endOf({ offset, length }: Span): number {
  return offset + length;
}
