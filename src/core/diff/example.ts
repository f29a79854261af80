import { isObject } from "../json.ts";
import { randomFrom, textFor } from "../sample/index.ts";
import { matches, matchesQuickly } from "../schema/index.ts";
import type { Json } from "../types.ts";
import { type Atom, atomsOf } from "./atoms.ts";
import type { BasicType, Located, Type } from "./facets.ts";
import { formatSamples } from "./format-samples.ts";
import { judge } from "./judge.ts";
import { itemType, memberType, merge } from "./merge.ts";

/** What one example may cost: a schema can ask for billions of values inside of each other. */
interface Effort {
  readonly budget: { left: number };
  readonly depth: number;
}

const maxBuilt = 2_000;
const deepest = 60;

const newEffort = (): Effort => ({ budget: { left: maxBuilt }, depth: 0 });
const inner = ({ budget, depth }: Effort): Effort => ({ budget, depth: depth + 1 });
const isSpent = ({ budget, depth }: Effort) => depth > deepest || budget.left-- <= 0;

/** Some values that most likely fit, the simplest of each kind; judge before use. */
export function examplesOf(type: Type, effort = newEffort()): Json[] {
  if (isSpent(effort)) return [];
  const found: Json[] = [];
  let ways = 20;
  for (const atom of waysToFit(type)) {
    if (ways-- <= 0 || found.length >= 40) break;
    found.push(...build(atom, effort));
  }
  return found.slice(0, 40);
}

/** The ways for a value to fit; then with each condition met and not, and with what required names depend on. */
function* waysToFit(type: Type): Generator<Atom> {
  const atoms = atomsOf(type) ?? [];
  yield* atoms;
  for (const { conditions, dependents, required } of atoms.slice(0, 5)) {
    const given = dependents.filter(([name]) => required.has(name)).map(([, at]) => at);
    if (given.length > 0) yield* atomsOf([...type, ...given]) ?? [];
    for (const { test, met, otherwise } of conditions.slice(0, 5)) {
      yield* atomsOf([...type, ...given, test, ...(met ? [met] : [])]) ?? [];
      if (otherwise) yield* atomsOf([...type, ...given, otherwise]) ?? [];
    }
  }
}

/** The simplest value that is not refused. */
export function exampleOf(type: Type, effort = newEffort()): Json | undefined {
  if (isSpent(effort)) return undefined;
  for (const atom of waysToFit(type)) {
    const found = firstFitting(type, atom, effort);
    if (found !== undefined) return found;
  }
  return undefined;
}

const kept = new WeakMap<Located, Map<BasicType, Json | undefined>>();

/** The same of one type. Kept, for many changes of one place are shown with it. */
export function exampleOfKind(type: Type, kind: BasicType): Json | undefined {
  const [only, ...others] = type;
  if (!only || others.length > 0) return findOfKind(type, kind);
  const known = kept.get(only) ?? new Map<BasicType, Json | undefined>();
  if (!known.has(kind)) known.set(kind, findOfKind(type, kind));
  kept.set(only, known);
  return known.get(kind);
}

function findOfKind(type: Type, kind: BasicType): Json | undefined {
  const effort = newEffort();
  for (const atom of waysToFit(type)) {
    const found = atom.type === kind ? firstFitting(type, atom, effort) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstFitting(type: Type, atom: Atom, effort: Effort): Json | undefined {
  return build(atom, effort).find((value) => type.every((at) => judge(at, value) !== false));
}

function build(atom: Atom, effort: Effort): Json[] {
  if (atom.values) return atom.values.slice(0, 20);
  if (atom.type === "number") return numbers(atom);
  if (atom.type === "string") return texts(atom);
  return [atom.type === "array" ? list(atom, effort) : object(atom, effort)].flatMap((value) =>
    value === undefined ? [] : [value],
  );
}

function numbers({ low, high, whole, multiples }: Atom): Json[] {
  const step = multiples[0] ?? (whole ? 1 : 0);
  const start = low?.value ?? (high && high.value < 1 ? high.value : 1);
  const snapped = step > 0 ? Math.ceil(start / step) * step : start;
  const found = [snapped, snapped + (step || 1), snapped + (step || 0.5), high?.value ?? 0, 0, -1, 1e6, start / 2];
  if (low && high) found.push((low.value + high.value) / 2);
  return found.filter((value, index) => Number.isFinite(value) && found.indexOf(value) === index);
}

/** To tell two patterns apart, and for patterns that look around: nothing can be written from those. */
const someTexts = [
  ...["a", "A", "1", "ab", "a1", "abc", "a-b", "a_b", "a/b", "/a", "./a", "a.b", "12", "123", "1.0", "1.0.0"],
  ...["2026-01-31", "https://example.com/a", "a@example.com", "en-US", "", " ", "-", "abcdef", "0123456789"],
];
const maxTexts = 8;
/** The same texts for the same pattern, whoever asks. */
const seeds = [0, 1, 2];

function texts({ length, patterns, formats, notes }: Atom): Json[] {
  const wanted = (text: string) =>
    [...text].length >= length.min &&
    [...text].length <= length.max &&
    patterns.every((pattern) => matches(pattern, text) !== false);
  const told = [notes.get("default"), ...[notes.get("examples") ?? []].flat()].filter(
    (value) => typeof value === "string",
  );
  const formatted = formats.flatMap((format) => formatSamples(format));
  const long =
    Number.isFinite(length.min) && length.min < 10_000 ? ["a".repeat(length.min), "0".repeat(length.min)] : [];
  const found = [...formatted, ...told, ...someTexts, ...long].filter(wanted).slice(0, maxTexts);
  if (found.length > 2 || patterns.length === 0) return found;
  const written = patterns.flatMap((pattern) => seeds.map((seed) => textFor(pattern, randomFrom(seed), length)));
  return [...found, ...new Set(written.filter((text) => text !== undefined).filter(wanted))];
}

function list(atom: Atom, effort: Effort): Json[] | undefined {
  if (atom.count.min > 50) return undefined;
  const found: Json[] = [];
  const add = (type: Type) => {
    const options = examplesOf(type, inner(effort));
    const next = options.find((value) => !atom.unique || !found.includes(value)) ?? options[0];
    if (next !== undefined) found.push(next);
    return next !== undefined;
  };
  for (const { of, min } of atom.contains)
    for (let turn = 0; turn < Math.min(min, 20); turn++)
      if (!add([...itemType(atom, found.length), of])) return undefined;
  for (let index = found.length; index < atom.count.min; index++) if (!add(itemType(atom, index))) return undefined;
  return found;
}

function object(atom: Atom, effort: Effort, given?: readonly [string, Json]): Json | undefined {
  const entries = new Map<string, Json>(given && [given]);
  // The list grows while it is gone through: what is needed may need more.
  const names = new Set(atom.required);
  for (const name of names)
    for (const [own, list] of atom.needs) if (own === name) for (const other of list) names.add(other);
  for (const name of names) {
    const value = entries.has(name) ? entries.get(name) : memberExample(atom, name, effort);
    if (value === undefined) return undefined;
    entries.set(name, value);
  }
  if (entries.size >= atom.size.min) return Object.fromEntries(entries);
  for (const name of namesFor(atom)) {
    if (entries.size >= atom.size.min) break;
    const value = entries.has(name) ? undefined : memberExample(atom, name, effort);
    if (value !== undefined) entries.set(name, value);
  }
  return Object.fromEntries(entries);
}

/** Names that an object may have: those that are listed, and some that fit its patterns. */
function* namesFor(atom: Atom): Generator<string> {
  for (const { properties } of atom.members) yield* properties.keys();
  yield* ["a", "b", "c"];
  for (const { patterns } of atom.members)
    for (const pattern of patterns.keys()) for (const name of namesLike(pattern)) yield name;
  for (const at of atom.names) for (const name of examplesOf([at])) if (typeof name === "string") yield name;
}

/** Names that match a pattern. */
export function namesLike(pattern: string): string[] {
  const written = seeds.map((seed) => textFor(pattern, randomFrom(seed)));
  return [...new Set(written)].filter((name) => name !== undefined).filter((name) => matchesQuickly(pattern, name));
}

function memberExample(atom: Atom, name: string, effort: Effort): Json | undefined {
  const type = memberType(atom, name, matchesQuickly);
  return type && (type.length === 0 ? "a" : exampleOf(type, inner(effort)));
}

/** Lists of that many items, equal and different ones. */
export function listsOf(type: Type, length: number): Json[] {
  const atom = atomsOf(type)?.find((other) => other.type === "array");
  if (!atom || length > 50 || length > atom.count.max + 1) return [];
  const options = Array.from({ length }, (_, index) => examplesOf(itemType(atom, index)));
  if (options.some((list) => list.length === 0)) return [];
  const first = options.map(([value]) => value as Json);
  const different = options.map((list, index) => list[index % list.length] as Json);
  return [first, different];
}

/** Objects with many members: with all that are named, and with each of them alone. */
export function fullExamplesOf(type: Type): Json[] {
  const atom = atomsOf(type)?.find((other) => other.type === "object");
  const bare = exampleOfKind(type, "object");
  if (!atom || !isObject(bare)) return [];
  const names = atom.members.flatMap(({ properties }) => [...properties.keys()]).slice(0, 30);
  const effort = newEffort();
  const extra = names.flatMap((name): [string, Json][] => {
    const value = Object.hasOwn(bare, name) ? undefined : memberExample(atom, name, effort);
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

const maxAround = 6;

/** Values around another: at each level the simplest that fit, with the inner one in its place. */
export function around(levels: readonly Level[], value: Json): Json[] {
  let found = [value];
  for (const { type, step } of levels.toReversed()) {
    const outer = typeof step === "string" ? objectsWith : listsWith;
    found = found.flatMap((inside) => [...outer(type, step as never, inside)]).slice(0, maxAround);
  }
  return found;
}

/** Objects with a member of that name and value, and with what that member demands of the others. */
export function* objectsWith(type: Type, name: string, value: Json): Generator<Json> {
  const effort = newEffort();
  const dependents = merge(type).dependents.flatMap(([own, at]) => (own === name ? [at] : []));
  for (const atom of waysToFit([...type, ...dependents])) {
    if (atom.type !== "object" || atom.values) continue;
    const outer = object({ ...atom, required: new Set([...atom.required, name]) }, effort, [name, value]);
    if (outer !== undefined) yield outer;
  }
}

function* listsWith(type: Type, index: number, value: Json): Generator<Json> {
  for (const atom of waysToFit(type)) {
    if (atom.type !== "array" || atom.values) continue;
    const items = list(atom, newEffort());
    if (!items) continue;
    for (let at = items.length; at < index; at++) items.push(exampleOf(itemType(atom, at)) ?? null);
    yield [...items.slice(0, index), value, ...items.slice(index + 1)];
  }
}
