import { member } from "../json.ts";
import type { Json, JsonNode, Path, Position, Range, Span } from "../types.ts";

/** The value of a key. Of repeated keys the last one counts, as in `JSON.parse`. */
export function childAt(node: JsonNode, key: string | number): JsonNode | undefined {
  if (typeof key === "number") return node.type === "array" ? node.children?.[key] : undefined;
  return propertyOf(node, key)?.children?.[1];
}

export function propertyOf(node: JsonNode, key: string): JsonNode | undefined {
  if (node.type !== "object" || !node.children) return undefined;
  if (node.children.length > 30) return indexOf(node).get(key);
  return node.children.findLast((property) => property.children?.[0]?.value === key);
}

/** The properties of large objects by key: each finding looks up its path, and there may be one for every property. */
const indexes = new WeakMap<JsonNode, ReadonlyMap<unknown, JsonNode>>();

function indexOf(node: JsonNode): ReadonlyMap<unknown, JsonNode> {
  const known = indexes.get(node);
  if (known) return known;
  const index = new Map((node.children ?? []).map((property) => [property.children?.[0]?.value as unknown, property]));
  indexes.set(node, index);
  return index;
}

export function nodeAt(root: JsonNode, path: Path): JsonNode | undefined {
  let node: JsonNode | undefined = root;
  for (const key of path) {
    if (!node) return undefined;
    node = childAt(node, key);
  }
  return node;
}

export function valueAt(root: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, key) => (Array.isArray(at) ? (at[Number(key)] as Json | undefined) : member(at, String(key))),
    root,
  );
}

/** The property (key and value) at a path, if the last step is a key. */
export function propertyAt(root: JsonNode, path: Path): JsonNode | undefined {
  const key = path.at(-1);
  if (typeof key !== "string") return undefined;
  const holder = nodeAt(root, path.slice(0, -1));
  return holder && propertyOf(holder, key);
}

export type Place = "key" | "value" | "whole";

/**
 * Where to point for a path. A container is pointed at by its key, or by its opening bracket where it has none:
 * a squiggle under forty lines tells nobody where to look. A path that does not exist points at its nearest holder.
 */
export function spanAt(root: JsonNode, path: Path, place: Place = "value"): Span {
  const property = propertyAt(root, path);
  const key = property?.children?.[0];
  const value = nodeAt(root, path);
  if (!value && !key) return path.length > 0 ? spanAt(root, path.slice(0, -1)) : { offset: root.offset, length: 1 };
  if (place === "key" && key) return spanOf(key);
  if (value && (place === "whole" || !value.children)) return spanOf(value);
  if (key) return spanOf(key);
  return { offset: value?.offset ?? root.offset, length: 1 };
}

export function spanOf(node: JsonNode): Span {
  return { offset: node.offset, length: node.length };
}

/** RFC 6901. */
export function toPointer(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

export function fromPointer(pointer: string): string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The fragment of a URI without its escapes. Text that only looks escaped, as in `#/$defs/100%`, stays as it is. */
export function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A pointer as a path into a value, with numbers where lists are. */
export function stepsIn(root: Json, pointer: string): Path {
  let at: Json | undefined = root;
  return fromPointer(pointer).map((key) => {
    const step = Array.isArray(at) ? Number(key) : key;
    at = valueAt(at, [step]);
    return step;
  });
}

/** Offsets to lines and columns; lines end at \n, \r\n or \r, as in editors. */
export function lineIndex(text: string): (span: Span) => Range {
  const starts = [0];
  const onlyNewlines = !text.includes("\r");
  const ends = /\r\n|\r|\n/g;
  let complete = false;
  /** Lines are looked for as far as somebody asks, and no further. */
  const reach = (offset: number) => {
    while (!complete && (starts.at(-1) ?? 0) <= offset) {
      const from = starts.at(-1) ?? 0;
      ends.lastIndex = from;
      const end = onlyNewlines ? text.indexOf("\n", from) + 1 : ends.test(text) ? ends.lastIndex : 0;
      if (end > 0) starts.push(end);
      else complete = true;
    }
  };
  const position = (offset: number): Position => {
    reach(offset);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
  };
  return ({ offset, length }) => ({ start: position(offset), end: position(offset + length) });
}

/** The steps of a pointer as a path in some value: a number where they have a list. */
export function pathIn(root: Json, steps: readonly string[]): Path {
  let at: Json | undefined = root;
  return steps.map((step) => {
    const own = Array.isArray(at) ? Number(step) : step;
    at = valueAt(at, [own]);
    return own;
  });
}
