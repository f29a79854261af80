import { createScanner, type SyntaxKind } from "jsonc-parser";
import { childAt, nodeAt, propertyOf } from "./locate.ts";
import type { Json, JsonNode, Path, Span, TextEdit } from "./types.ts";

/** A change to a JSON text, in paths. It touches only its own place: comments and formatting around it stay. */
export type Change =
  /** Replaces the value at a path, or adds it (last, or first in its object) with the objects above it that are missing. */
  | { readonly kind: "set"; readonly path: Path; readonly value: Json; readonly first?: boolean }
  | { readonly kind: "remove"; readonly path: Path }
  /** Of a key that stands several times in one object, keeps one. */
  | { readonly kind: "unrepeat"; readonly path: Path; readonly keep: "first" | "last" }
  | { readonly kind: "rename"; readonly path: Path; readonly to: string }
  /** Takes the text of a value, comments and all, to another place. */
  | { readonly kind: "move"; readonly from: Path; readonly to: Path }
  | ({ readonly kind: "text"; readonly text: string } & Span);

/** The edits of some changes to one text, or undefined where a path is not there. */
export function editsFor(root: JsonNode, text: string, changes: readonly Change[]): TextEdit[] | undefined {
  const edits: TextEdit[] = [];
  for (const change of changes) {
    const found = editsOf(root, text, change);
    if (!found) return undefined;
    edits.push(...found);
  }
  return edits;
}

/** Edits are of the same text and do not overlap; two at one offset apply in the order given. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = edits.map((edit, index) => ({ edit, index }));
  ordered.sort((a, b) => a.edit.offset - b.edit.offset || a.index - b.index);
  const pieces: string[] = [];
  let end = 0;
  for (const { edit } of ordered) {
    pieces.push(text.substring(end, edit.offset), edit.text);
    end = Math.max(end, edit.offset + edit.length);
  }
  pieces.push(text.substring(end));
  return pieces.join("");
}

function editsOf(root: JsonNode, text: string, change: Change): TextEdit[] | undefined {
  switch (change.kind) {
    case "text":
      return [{ offset: change.offset, length: change.length, text: change.text }];
    case "set": {
      const node = nodeAt(root, change.path);
      const write = (indent: string) => render(change.value, indent, unitOf(root, text), lineEnd(text));
      if (node) return [{ offset: node.offset, length: node.length, text: write(indentAt(text, node.offset)) }];
      return insert(root, text, change.path, write, change.first ?? false);
    }
    case "rename": {
      const key = keyNode(root, change.path);
      return key && [{ offset: key.offset, length: key.length, text: JSON.stringify(change.to) }];
    }
    case "remove":
      return remove(root, text, change.path);
    case "unrepeat": {
      const holder = nodeAt(root, change.path.slice(0, -1));
      const same = holder?.children?.filter((property) => property.children?.[0]?.value === change.path.at(-1)) ?? [];
      const doomed = change.keep === "first" ? same.slice(1) : same.slice(0, -1);
      return holder && doomed.flatMap((property) => removeNode(text, holder, property));
    }
    case "move": {
      const node = nodeAt(root, change.from);
      const removed = remove(root, text, change.from);
      if (!node || !removed) return undefined;
      const raw = text.substring(node.offset, node.offset + node.length);
      const inserted = insert(
        root,
        text,
        change.to,
        (indent) => reindent(raw, indentAt(text, node.offset), indent),
        false,
      );
      return inserted && [...removed, ...inserted];
    }
  }
}

function keyNode(root: JsonNode, path: Path): JsonNode | undefined {
  const key = path.at(-1);
  const holder = nodeAt(root, path.slice(0, -1));
  return typeof key === "string" && holder ? propertyOf(holder, key)?.children?.[0] : undefined;
}

/** Adds a property under the deepest object of the path that exists. */
function insert(
  root: JsonNode,
  text: string,
  path: Path,
  write: (indent: string) => string,
  first: boolean,
): TextEdit[] | undefined {
  let holder = root;
  let depth = 0;
  for (; depth < path.length - 1; depth++) {
    const next = childAt(holder, path[depth] ?? "");
    if (!next) break;
    holder = next;
  }
  const rest = path.slice(depth);
  if (holder.type !== "object" || rest.some((key) => typeof key !== "string")) return undefined;
  const keys = rest.map((key) => JSON.stringify(key));
  const member = (indent: string) => {
    const value = keys.slice(1).reduceRight((inner, key) => `{ ${key}: ${inner} }`, write(indent));
    return `${keys[0]}: ${value}`;
  };
  const properties = holder.children ?? [];
  const lead = properties[0];
  const last = properties.at(-1);
  if (!lead || !last) {
    const inside = text.substring(holder.offset + 1, holder.offset + holder.length - 1);
    if (inside.trim() !== "") return [{ offset: holder.offset + 1, length: 0, text: ` ${member("")}` }];
    return [{ offset: holder.offset, length: holder.length, text: `{ ${member(indentAt(text, holder.offset))} }` }];
  }
  const own = ownLine(text, lead.offset);
  const separator = own === undefined ? " " : lineEnd(text) + own;
  const indent = own ?? indentAt(text, lead.offset);
  if (first) return [{ offset: lead.offset, length: 0, text: `${member(indent)},${separator}` }];
  const end = last.offset + last.length;
  const comma = commaAfter(text, end);
  if (comma === undefined) return [{ offset: end, length: 0, text: `,${separator}${member(indent)}` }];
  return [{ offset: comma + 1, length: 0, text: `${separator}${member(indent)},` }];
}

/** Removes a property or element with one comma; a line that only held it goes too, a comment beside it stays. */
function remove(root: JsonNode, text: string, path: Path): TextEdit[] | undefined {
  const key = path.at(-1);
  const holder = nodeAt(root, path.slice(0, -1));
  if (!holder || key === undefined) return undefined;
  const target = typeof key === "string" ? propertyOf(holder, key) : holder.children?.[key];
  if (!target) return undefined;
  return removeNode(text, holder, target);
}

function removeNode(text: string, holder: JsonNode, target: JsonNode): TextEdit[] {
  const siblings = holder.children ?? [];
  const index = siblings.indexOf(target);
  const end = target.offset + target.length;
  const comma = commaAfter(text, end);
  if (comma !== undefined) return [wholeLine(text, target.offset, comma + 1, siblings[index + 1])];
  const before = siblings[index - 1];
  const commaBefore = before && commaAfter(text, before.offset + before.length);
  if (commaBefore === undefined) return [wholeLine(text, target.offset, end, undefined)];
  if (text.substring(commaBefore + 1, target.offset).trim() === "") {
    return [{ offset: commaBefore, length: end - commaBefore, text: "" }];
  }
  return [{ offset: commaBefore, length: 1, text: "" }, wholeLine(text, target.offset, end, undefined)];
}

/** Deletes from start to end, with the line around it where nothing else stands on it, else with the blanks up to what follows. */
function wholeLine(text: string, start: number, end: number, next: JsonNode | undefined): TextEdit {
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

function commaAfter(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  return scanner.scan() === (5 satisfies SyntaxKind.CommaToken) ? scanner.getTokenOffset() : undefined;
}

/** The blanks before an offset if nothing else stands before it on its line. */
function ownLine(text: string, offset: number): string | undefined {
  const start = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  const before = text.substring(start, offset);
  // At the very start of a slice the line may begin before it.
  return start > 0 && before.trim() === "" ? before : undefined;
}

/** The blanks that start the line of an offset; of the first line, those of the closing line, since the slice begins inside it. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = start > 0 ? text.slice(start, start + 200) : text.slice(text.lastIndexOf("\n") + 1).slice(0, 200);
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}

/** What the document indents one level with. */
function unitOf(root: JsonNode, text: string): string {
  const inner = root.children?.[0] ? ownLine(text, root.children[0].offset) : undefined;
  if (inner === undefined) return "  ";
  const outer = indentAt(text, root.offset);
  return inner.length > outer.length && inner.startsWith(outer) ? inner.slice(outer.length) : "  ";
}

function lineEnd(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function reindent(raw: string, from: string, to: string): string {
  if (from === to) return raw;
  return raw.replace(/(\r\n|\n|\r)([ \t]*)/g, (_, end: string, blanks: string) =>
    blanks.startsWith(from) ? end + to + blanks.slice(from.length) : end + blanks,
  );
}

/** A value as JSON text: on one line where that is short, else spread with the document's own indentation. */
export function render(value: Json, indent = "", unit = "  ", end = "\n"): string {
  const line = onOneLine(value);
  if (line.length <= 60) return line;
  return JSON.stringify(value, null, unit).replaceAll("\n", end + indent);
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}
