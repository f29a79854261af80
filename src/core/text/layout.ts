import { createScanner, type SyntaxKind } from "jsonc-parser";
import type { Json, JsonNode } from "../types.ts";

/** How a text is laid out, and how to write more of it in the same way. */

export function commaAfter(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  return scanner.scan() === (5 satisfies SyntaxKind.CommaToken) ? scanner.getTokenOffset() : undefined;
}

/** Past a comment that ends the line of an offset, since it speaks of what stands before it; else the offset itself. */
export function afterNote(text: string, offset: number): number {
  const note = /[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*(?=[\r\n]))/y;
  note.lastIndex = offset;
  return offset + (note.exec(text)?.[0].length ?? 0);
}

/** The blanks before an offset if nothing else stands before it on its line. */
export function ownLine(text: string, offset: number): string | undefined {
  let start = offset;
  while (start > 0 && (text[start - 1] === " " || text[start - 1] === "\t")) start--;
  // At the very start of a slice the line may begin before it.
  return start > 0 && isLineBreak(text[start - 1]) ? text.substring(start, offset) : undefined;
}

/** The blanks that start the line of an offset; of the first line, those of the closing line, since the slice begins inside it. */
export function indentAt(text: string, offset: number): string {
  const start = lineStart(text, offset) ?? lineStart(text, text.length) ?? text.length;
  return /^[ \t]*/.exec(text.slice(start, start + 200))?.[0] ?? "";
}

/** What the document indents one level with. */
export function unitOf(root: JsonNode, text: string): string {
  const inner = root.children?.[0] ? ownLine(text, root.children[0].offset) : undefined;
  if (inner === undefined) return "  ";
  const outer = indentAt(text, root.offset);
  return inner.length > outer.length && inner.startsWith(outer) ? inner.slice(outer.length) : "  ";
}

/** How the lines of a text end, by the first of them. Kept for the text before: of a long line each edit would search it all. */
export function lineEnd(text: string): string {
  if (last?.text !== text) last = { text, end: firstLineEnd(text) };
  return last.end;
}

let last: { readonly text: string; readonly end: string } | undefined;

function firstLineEnd(text: string): string {
  const at = text.indexOf("\n");
  if (at < 0) return text.includes("\r") ? "\r" : "\n";
  return text[at - 1] === "\r" ? "\r\n" : "\n";
}

/** Deletes from start to end, with the line around it where nothing else stands on it, else with the blanks up to what follows. */
export function wholeLine(text: string, start: number, end: number, next: JsonNode | undefined) {
  const own = ownLine(text, start);
  const rest = /^[ \t]*(\r\n|\n|\r)/.exec(text.slice(end, end + 200));
  if (own !== undefined && rest) {
    const from = start - own.length;
    return { offset: from, length: end + rest[0].length - from, text: "" };
  }
  const blanks = /^[ \t]*/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  const follows = next && end + blanks === next.offset;
  return { offset: start, length: end + (follows ? blanks : 0) - start, text: "" };
}

export function reindent(raw: string, from: string, to: string): string {
  if (from === to) return raw;
  return raw.replace(/(\r\n|\n|\r)([ \t]*)/g, (_, end: string, blanks: string) =>
    blanks.startsWith(from) ? end + to + blanks.slice(from.length) : end + blanks,
  );
}

/** How new members of a text are laid out: as those near them are. */
export interface Layout {
  readonly unit: string;
  readonly end: string;
  /** Objects stand over lines, however short they are. */
  readonly isSpread: boolean;
}

/** As what holds a node, unless its text has objects on one line: then the short ones are. */
export function layoutNear(text: string, node: JsonNode): Layout {
  let holder: JsonNode | undefined = node;
  while (holder && !isContainer(holder)) holder = holder.parent;
  let root = node;
  while (root.parent) root = root.parent;
  const isSpread = holder !== undefined && isOverLines(text, holder) && !hasOneLine(root, text);
  return { unit: unitOf(root, text), end: lineEnd(text), isSpread };
}

/** One that holds something. */
function isContainer({ type, children = [] }: JsonNode): boolean {
  return type !== "property" && children.length > 0;
}

function isOverLines(text: string, { children = [] }: JsonNode): boolean {
  return children[0] !== undefined && ownLine(text, children[0].offset) !== undefined;
}

/** So many are looked at to see how objects are written. */
const enough = 200;

/** Whether an object of a text stands on one line. */
function hasOneLine(root: JsonNode, text: string): boolean {
  const known = oneLines.get(root);
  if (known !== undefined) return known;
  const waiting = [root];
  let found = false;
  for (let index = 0; index < Math.min(waiting.length, enough) && !found; index++) {
    const at = waiting[index] as JsonNode;
    found = at.type === "object" && !isOverLines(text, at);
    for (const child of at.children ?? []) {
      const value = child.type === "property" ? child.children?.[1] : child;
      if (value && isContainer(value)) waiting.push(value);
    }
  }
  oneLines.set(root, found);
  return found;
}

/** Kept, for many edits of one text ask. */
const oneLines = new WeakMap<JsonNode, boolean>();

const plain: Layout = { unit: "  ", end: "\n", isSpread: false };
/** What is longer goes over several lines. */
const maxLine = 60;

/** A value as JSON text in the layout of its document: on one line where that is short, unless objects are spread there. */
export function render(value: Json, indent = "", layout: Layout = plain): string {
  const { unit, end, isSpread } = layout;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const line = onOneLine(value);
  if (line.length <= maxLine && !(isSpread && holdsMembers(value))) return line;
  if (!isSpread) return JSON.stringify(value, null, unit).replaceAll("\n", end + indent);
  const inner = indent + unit;
  if (Array.isArray(value))
    return `[${over(
      value.map((one: Json) => render(one, inner, layout)),
      indent,
      layout,
    )}]`;
  const members = Object.entries(value);
  const lines = members.map(([key, one]) => `${JSON.stringify(key)}: ${render(one, inner, layout)}`);
  return `{${over(lines, indent, layout)}}`;
}

/** Members of a container each on a line of its own; the container stands at this indentation. */
export function over(lines: readonly string[], indent: string, { unit, end }: Layout): string {
  return `${end}${lines.map((line) => indent + unit + line).join(`,${end}`)}${end}${indent}`;
}

function holdsMembers(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(holdsMembers);
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

/** Where the line of an offset starts, unless that is the start of the text or far away: on long lines nobody indents. */
function lineStart(text: string, offset: number): number | undefined {
  const nearest = Math.max(0, offset - 2_000);
  for (let start = offset; start > nearest; start--) if (isLineBreak(text[start - 1])) return start;
  return undefined;
}

function isLineBreak(character: string | undefined): boolean {
  return character === "\n" || character === "\r";
}
