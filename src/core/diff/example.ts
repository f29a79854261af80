import { isObject } from "../json.ts";
import { matches } from "../pattern.ts";
import { matchesQuickly } from "../quick-match.ts";
import type { Json } from "../types.ts";
import { type Atom, atomsOf } from "./atoms.ts";
import type { BasicType, Type } from "./facets.ts";
import { formatSamples } from "./format-samples.ts";
import { judge } from "./judge.ts";
import { itemType, memberType } from "./merge.ts";

const deepest = 8;

/** Some values that most likely fit, the simplest of each kind; judge before use. */
export function examplesOf(type: Type, depth = 0): Json[] {
  if (depth > deepest) return [];
  const atoms = atomsOf(type) ?? [];
  return atoms
    .slice(0, 20)
    .flatMap((atom) => build(atom, depth))
    .slice(0, 40);
}

export function exampleOf(type: Type, depth = 0, only?: BasicType): Json | undefined {
  if (depth > deepest) return undefined;
  for (const atom of atomsOf(type) ?? []) {
    if (only && atom.type !== only) continue;
    const found = build(atom, depth).find((value) => type.every((at) => judge(at, value) !== false));
    if (found !== undefined) return found;
  }
  return undefined;
}

function build(atom: Atom, depth: number): Json[] {
  if (atom.values) return atom.values.slice(0, 20);
  if (atom.type === "number") return numbers(atom);
  if (atom.type === "string") return texts(atom);
  return [atom.type === "array" ? list(atom, depth) : object(atom, depth)].flatMap((value) =>
    value === undefined ? [] : [value],
  );
}

function numbers({ low, high, whole, multiples }: Atom): Json[] {
  const step = multiples[0] ?? (whole ? 1 : 0);
  const start = low?.value ?? (high && high.value < 1 ? high.value : 1);
  const snapped = step > 0 ? Math.ceil(start / step) * step : start;
  const found = [snapped, snapped + (step || 1), snapped + (step || 0.5), high?.value ?? 0, 0, -1, 1e6, start / 2];
  return found.filter((value, index) => Number.isFinite(value) && found.indexOf(value) === index);
}

const someTexts = [
  "a",
  "A",
  "1",
  "ab",
  "a1",
  "abc",
  "a-b",
  "a_b",
  "a/b",
  "/a",
  "./a",
  "a.b",
  "12",
  "123",
  "1.0",
  "1.0.0",
  "#aabbcc",
  "2026-01-31",
  "12:00",
  "https://example.com/a",
  "a@example.com",
  "en",
  "en-US",
  "0x1f",
  "US",
  "USD",
  "",
  " ",
  "-",
  "abcdef",
  "0123456789",
  "123e4567-e89b-12d3-a456-426614174000",
  "192.0.2.1",
  "P1D",
  "true",
];

function texts({ length, patterns, formats, notes }: Atom): Json[] {
  const wanted = (text: string) =>
    [...text].length >= length.least &&
    [...text].length <= length.most &&
    patterns.every((pattern) => matches(pattern, text) !== false);
  const told = [notes.get("default"), ...[notes.get("examples") ?? []].flat()].filter(
    (value) => typeof value === "string",
  );
  const formatted = formats.flatMap((format) => formatSamples[format] ?? []);
  const long =
    Number.isFinite(length.least) && length.least < 10_000 ? ["a".repeat(length.least), "0".repeat(length.least)] : [];
  return [...formatted, ...told, ...someTexts, ...long].filter(wanted).slice(0, 8);
}

function list(atom: Atom, depth: number): Json | undefined {
  if (atom.count.least > 50) return undefined;
  const found: Json[] = [];
  for (let index = 0; index < atom.count.least; index++) {
    const options = examplesOf(itemType(atom, index), depth + 1);
    const next = options.find((value) => !atom.unique || !found.includes(value)) ?? options[0];
    if (next === undefined) return undefined;
    found.push(next);
  }
  return found;
}

function object(atom: Atom, depth: number): Json | undefined {
  const entries = new Map<string, Json>();
  const names = [...atom.required, ...atom.needs.flatMap(([name, list]) => (atom.required.has(name) ? list : []))];
  for (const name of names) {
    if (entries.has(name)) continue;
    const value = memberExample(atom, name, depth);
    if (value === undefined) return undefined;
    entries.set(name, value);
  }
  const spare = atom.members.flatMap(({ properties }) => [...properties.keys()]);
  for (const name of [...spare, "a", "b", "c"]) {
    if (entries.size >= atom.size.least) break;
    const value = entries.has(name) ? undefined : memberExample(atom, name, depth);
    if (value !== undefined) entries.set(name, value);
  }
  return Object.fromEntries(entries);
}

function memberExample(atom: Atom, name: string, depth: number): Json | undefined {
  const type = memberType(atom, name, matchesQuickly);
  return type && (type.length === 0 ? "a" : exampleOf(type, depth + 1));
}

/** Lists of that many items, equal and different ones. */
export function listsOf(type: Type, length: number): Json[] {
  const atom = atomsOf(type)?.find((other) => other.type === "array");
  if (!atom || length > 50 || length > atom.count.most + 1) return [];
  const options = Array.from({ length }, (_, index) => examplesOf(itemType(atom, index), 1));
  if (options.some((list) => list.length === 0)) return [];
  const first = options.map(([value]) => value as Json);
  const different = options.map((list, index) => list[index % list.length] as Json);
  return [first, different];
}

/** Objects with many members: with all that are named, and with each of them alone. */
export function fullExamplesOf(type: Type): Json[] {
  const atom = atomsOf(type)?.find((other) => other.type === "object");
  const bare = exampleOf(type, 0, "object");
  if (!atom || !isObject(bare)) return [];
  const names = atom.members.flatMap(({ properties }) => [...properties.keys()]).slice(0, 30);
  const extra = names.flatMap((name): [string, Json][] => {
    const value = Object.hasOwn(bare, name) ? undefined : memberExample(atom, name, 1);
    return value === undefined ? [] : [[name, value]];
  });
  const own = Object.entries(bare);
  return [Object.fromEntries([...own, ...extra]), ...extra.map((entry) => Object.fromEntries([...own, entry]))];
}

/** How a value is reached from one around it. */
export interface Level {
  readonly type: Type;
  readonly step: string | number;
}

/** A value around another: at each level the simplest that fits, with the inner one in its place. */
export function around(levels: readonly Level[], value: Json): Json | undefined {
  let inner = value;
  for (const { type, step } of levels.toReversed()) {
    if (typeof step === "string") {
      const outer = exampleOf(type, 0, "object");
      if (!isObject(outer)) return undefined;
      inner = Object.fromEntries([...Object.entries(outer).filter(([name]) => name !== step), [step, inner]]);
    } else {
      const outer = exampleOf(type, 0, "array");
      const atom = atomsOf(type)?.find((other) => other.type === "array");
      if (!Array.isArray(outer) || !atom) return undefined;
      const items: Json[] = [...outer];
      for (let index = items.length; index < step; index++) items.push(exampleOf(itemType(atom, index)) ?? null);
      items[step] = inner;
      inner = items;
    }
  }
  return inner;
}
