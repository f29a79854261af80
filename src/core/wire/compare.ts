import { isObject, member } from "../json.ts";
import { fromPointer, toPointer } from "../text/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { explainDifference } from "./explain-difference.ts";

/** One line of each side. `left` and `right` of a kind stand on that side only. */
export interface WireRow {
  readonly kind: "same" | "changed" | "left" | "right";
  readonly left?: string;
  readonly right?: string;
  /** JSON pointer to what the line shows. */
  readonly path: string;
  /** Why it differs, on the first line of a difference. */
  readonly reason?: string;
}

/** Two messages as aligned lines of JSON. Members are matched by name and tools by theirs, so that it stays fast. */
export function compareWire(left: Json, right: Json): readonly WireRow[] {
  const rows: WireRow[] = [];
  both({ left, right, pointer: "", indent: "", label: "", commas: ["", ""] }, { rows, same: sameness() });
  return rows;
}

interface Pair {
  readonly left: Json;
  readonly right: Json;
  /** JSON pointer to both. */
  readonly pointer: string;
  readonly indent: string;
  /** The key in front, as it is written. */
  readonly label: string;
  /** What follows on each side. */
  readonly commas: readonly [string, string];
}

interface Comparing {
  readonly rows: WireRow[];
  readonly same: (left: Json, right: Json) => boolean;
}

function both(pair: Pair, comparing: Comparing): void {
  const { left, right, pointer, indent, label, commas } = pair;
  const { rows, same } = comparing;
  if (same(left, right)) {
    const lines = linesOf(left, indent, label);
    for (const [index, line] of lines.entries()) {
      const last = index === lines.length - 1;
      rows.push({
        kind: "same",
        left: line + (last ? commas[0] : ""),
        right: line + (last ? commas[1] : ""),
        path: pointer,
      });
    }
    return;
  }
  const parts = partsOf(left, right);
  if (!parts) {
    changed(pair, rows);
    return;
  }
  const [open, close] = Array.isArray(left) ? "[]" : "{}";
  rows.push({ kind: "same", left: `${indent}${label}${open}`, right: `${indent}${label}${open}`, path: pointer });
  const ends = [
    parts.findLastIndex((part) => part.left !== undefined),
    parts.findLastIndex((part) => part.right !== undefined),
  ];
  parts.forEach((part, index) => {
    const inner = {
      pointer: pointer + toPointer([part.key]),
      indent: `${indent}  `,
      label: typeof part.key === "string" ? `${JSON.stringify(part.key)}: ` : "",
      commas: [index === ends[0] ? "" : ",", index === ends[1] ? "" : ","] as const,
    };
    if (part.left !== undefined && part.right !== undefined)
      both({ ...inner, left: part.left, right: part.right }, comparing);
    else if (part.left !== undefined) one("left", part.left, { ...inner, comma: inner.commas[0] }, rows);
    else if (part.right !== undefined) one("right", part.right, { ...inner, comma: inner.commas[1] }, rows);
  });
  rows.push({
    kind: "same",
    left: `${indent}${close}${commas[0]}`,
    right: `${indent}${close}${commas[1]}`,
    path: pointer,
  });
}

interface Single {
  readonly pointer: string;
  readonly indent: string;
  readonly label: string;
  readonly comma: string;
}

function one(side: "left" | "right", value: Json, { pointer, indent, label, comma }: Single, rows: WireRow[]): void {
  const lines = linesOf(value, indent, label);
  const reason = explainDifference(fromPointer(pointer), side);
  lines.forEach((line, index) => {
    const text = index === lines.length - 1 ? line + comma : line;
    const shown = side === "left" ? { left: text } : { right: text };
    rows.push({ kind: side, ...shown, path: pointer, ...(index === 0 && reason !== undefined && { reason }) });
  });
}

function changed({ left, right, pointer, indent, label, commas }: Pair, rows: WireRow[]): void {
  const sides = [linesOf(left, indent, label), linesOf(right, indent, label)] as const;
  const reason = explainDifference(fromPointer(pointer), "changed");
  const line = (side: 0 | 1, index: number) => {
    const text = sides[side][index];
    return text === undefined || index < sides[side].length - 1 ? text : text + commas[side];
  };
  for (let index = 0; index < Math.max(sides[0].length, sides[1].length); index++) {
    const [ofLeft, ofRight] = [line(0, index), line(1, index)];
    rows.push({
      kind: ofLeft === undefined ? "right" : ofRight === undefined ? "left" : "changed",
      ...(ofLeft !== undefined && { left: ofLeft }),
      ...(ofRight !== undefined && { right: ofRight }),
      path: pointer,
      ...(index === 0 && reason !== undefined && { reason }),
    });
  }
}

/** Whether two values are the same JSON. Each pair is looked at once, however many levels around it ask again. */
function sameness(): Comparing["same"] {
  const known = new WeakMap<object, { readonly right: Json; readonly isSame: boolean }>();
  const look = (left: Json, right: Json): boolean => {
    if (Array.isArray(left) && Array.isArray(right)) {
      return left.length === right.length && left.every((item: Json, index) => same(item, right[index] as Json));
    }
    if (!isObject(left) || !isObject(right)) return false;
    const keys = Object.keys(left);
    return (
      keys.length === Object.keys(right).length &&
      keys.every((key) => Object.hasOwn(right, key) && same(left[key] as Json, right[key] as Json))
    );
  };
  const same = (left: Json, right: Json): boolean => {
    if (left === right) return true;
    if (typeof left !== "object" || left === null) return false;
    const before = known.get(left);
    if (before?.right === right) return before.isSame;
    const isSame = look(left, right);
    known.set(left, { right, isSame });
    return isSame;
  };
  return same;
}

function linesOf(value: Json, indent: string, label: string): readonly string[] {
  return JSON.stringify(value, null, 2)
    .split("\n")
    .map((line, index) => indent + (index === 0 ? label : "") + line);
}

interface Part {
  readonly key: string | number;
  readonly left: Json | undefined;
  readonly right: Json | undefined;
}

/** What two containers of a kind hold, matched; undefined for values that cannot be taken apart together. */
function partsOf(left: Json, right: Json): readonly Part[] | undefined {
  if (isObject(left) && isObject(right)) return membersOf(left, right);
  if (!Array.isArray(left) || !Array.isArray(right)) return undefined;
  const [ofLeft, ofRight] = [byName(left), byName(right)];
  if (ofLeft && ofRight) {
    const names = merged([...ofLeft.keys()], [...ofRight.keys()]);
    return names.map((name, index) => ({ key: index, left: ofLeft.get(name), right: ofRight.get(name) }));
  }
  const length = Math.max(left.length, right.length);
  return Array.from({ length }, (_, key) => ({
    key,
    left: left[key] as Json | undefined,
    right: right[key] as Json | undefined,
  }));
}

function membersOf(left: JsonObject, right: JsonObject): readonly Part[] {
  const keys = merged(Object.keys(left), Object.keys(right));
  return keys.map((key) => ({ key, left: member(left, key), right: member(right, key) }));
}

/** Things that all have names of their own. */
function byName(items: readonly Json[]): ReadonlyMap<string, Json> | undefined {
  const named = new Map<string, Json>();
  for (const item of items) {
    const name = member(item, "name");
    if (typeof name === "string") named.set(name, item);
  }
  return items.length > 0 && named.size === items.length ? named : undefined;
}

/** The names of both sides: those of the left in their order, each of the right alone after the one before it. */
function merged(left: readonly string[], right: readonly string[]): readonly string[] {
  const known = new Set(left);
  const after = new Map<string | undefined, string[]>();
  let before: string | undefined;
  for (const name of right) {
    const waiting = after.get(before);
    if (known.has(name)) before = name;
    else if (waiting) waiting.push(name);
    else after.set(before, [name]);
  }
  return [...(after.get(undefined) ?? []), ...left.flatMap((name) => [name, ...(after.get(name) ?? [])])];
}
