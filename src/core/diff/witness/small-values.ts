/**
 * Small values, tried systematically: for every name that two schemas speak of, one value of each kind that the schemas of
 * that name tell apart, and all combinations of them. What a schema says of one member on a condition shows in few members.
 */
import { matchesQuickly, textOfEachKind } from "../../schema/index.ts";
import type { Json } from "../../types.ts";
import type { Facets } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { judge } from "../read/judge.ts";
import { inPlaceParts } from "../read/parts.ts";
import { read } from "../read/read.ts";
import { namesLike } from "./scalars.ts";

/** So many schemas for one value are looked at, so many names, and so many values are made at each depth. */
const maxParts = 80;
const maxNames = 5;
const maxValues = [4_000, 200, 30];
/** So many steps our judge may take to tell values apart. */
const maxSteps = 200_000;
const unnamed = "other";
/** Objects with more members than this are not made. */
const maxMembers = 8;

interface Budget {
  left: number;
}

/** Objects of few members that may show where two schemas differ. */
export function* smallObjects(schemas: Conjunction): Generator<Json> {
  yield* objectsOf(partsOf(schemas), 0, { left: maxSteps });
}

/** All schemas for the same value, whatever has to hold for them. */
function partsOf(schemas: Conjunction): readonly Facets[] {
  const found = new Map<Json, Facets>();
  const waiting = [...schemas];
  for (let at = waiting.pop(); at && found.size < maxParts; at = waiting.pop()) {
    if (found.has(at.schema)) continue;
    const facets = read(at);
    found.set(at.schema, facets);
    waiting.push(...facets.allOf, ...inPlaceParts(facets));
  }
  return [...found.values()];
}

function* objectsOf(parts: readonly Facets[], depth: number, budget: Budget): Generator<Json> {
  const listed = [...new Set(parts.flatMap(namesIn))];
  const names = [...listed, ...namesOfPatterns(parts, listed)].slice(0, maxNames);
  const entries = names.map(
    (name): Entry => [name, kindsOf([...schemasOf(parts, name), ...restsIn(parts)], depth + 1, budget)],
  );
  const all: readonly Entry[] = [...entries, [unnamed, kindsOf(restsIn(parts), depth + 1, budget)]];
  yield* crowds(parts, all);
  const most = maxValues[depth] ?? 0;
  const count = Math.min(
    most,
    all.reduce((product, [, values]) => product * (values.length + 1), 1),
  );
  for (let number = 0; number < count; number++) {
    const made: [string, Json][] = [];
    let left = number;
    for (const [name, values] of all) {
      const choice = left % (values.length + 1);
      left = Math.floor(left / (values.length + 1));
      if (choice > 0) made.push([name, values[choice - 1] as Json]);
    }
    yield Object.fromEntries(made);
  }
}

type Entry = readonly [name: string, kinds: readonly Json[]];

/** Objects of as many members as some limit allows, and of one more: with the names that are known first, and without them. */
function* crowds(parts: readonly Facets[], all: readonly Entry[]): Generator<Json> {
  const limits = parts.flatMap(({ memberCount: { min, max } }) => [min, max, max + 1]);
  const sizes = [...new Set(limits)].filter((size) => size > 1 && size <= maxMembers);
  const others = all.at(-1)?.[1] ?? [];
  const spare = Array.from({ length: maxMembers }, (_, at): Entry => [`${unnamed}${at + 1}`, others]);
  for (const size of sizes)
    for (const from of [0, all.length - 1])
      for (const choice of [0, 1, 2]) {
        const made = [...all.slice(from), ...spare].slice(0, size);
        yield Object.fromEntries(made.map(([name, kinds]) => [name, kinds[choice] ?? kinds[0] ?? null]));
      }
}

/** Of each kind of names that the patterns tell apart one that is not listed; where kinds cannot be told, one for each pattern. */
function namesOfPatterns(parts: readonly Facets[], names: readonly string[]): readonly string[] {
  const ofMembers = parts.flatMap(({ members }) => members.flatMap((shape) => [...shape.patterns.keys()]));
  const ofNames = partsOf(parts.flatMap(({ propertyNames }) => propertyNames)).flatMap((facets) => facets.patterns);
  const patterns = [...new Set([...ofMembers, ...ofNames])];
  if (patterns.length === 0) return [];
  const kinds = textOfEachKind({ patterns, lengths: [], except: names });
  if (kinds) return kinds.filter((name) => patterns.some((pattern) => matchesQuickly(pattern, name)));
  return patterns.slice(0, maxNames).flatMap((pattern) => {
    const isMatched = names.some((name) => matchesQuickly(pattern, name));
    return isMatched ? [] : namesLike(pattern).slice(0, 1);
  });
}

function schemasOf(parts: readonly Facets[], name: string): Conjunction {
  return parts.flatMap(({ members }) =>
    members.flatMap(({ properties, patterns }) => [
      ...(properties.has(name) ? [properties.get(name) as Located] : []),
      ...[...patterns].flatMap(([pattern, at]) => (matchesQuickly(pattern, name) ? [at] : [])),
    ]),
  );
}

function namesIn({ members, required, dependentRequired, dependentSchemas }: Facets): string[] {
  return [
    ...members.flatMap(({ properties }) => [...properties.keys()]),
    ...required,
    ...dependentRequired.flatMap(([name, others]) => [name, ...others]),
    ...dependentSchemas.map(([name]) => name),
  ];
}

/** What is said of names that are not listed. */
function restsIn(parts: readonly Facets[]): Conjunction {
  return parts.flatMap(({ members, contextual }) => [
    ...members.flatMap(({ rest }) => rest ?? []),
    ...contextual.flatMap(({ parts: left }) => left),
  ]);
}

const plain: readonly Json[] = ["a", 1, null, "", 0, 0.5, "aa", true, [], {}];

/** One value of each kind that some schemas tell apart. */
function kindsOf(schemas: Conjunction, depth: number, budget: Budget): Json[] {
  const parts = partsOf(schemas);
  const limits = parts.flatMap(({ minimum, maximum }) => [minimum, maximum].flatMap((bound) => bound ?? []));
  const nested = depth < maxValues.length ? [...listsOf(parts, depth, budget), ...objectsOf(parts, depth, budget)] : [];
  const candidates = [
    ...parts.flatMap(({ values }) => values?.slice(0, 5) ?? []),
    ...plain,
    ...limits.flatMap(({ value }) => [value, value - 1, value + 1]),
    ...parts.flatMap(({ length }) => (length.max < 50 ? ["a".repeat(length.max), "a".repeat(length.max + 1)] : [])),
    ...parts.flatMap(({ length }) => (length.min < 50 ? ["a".repeat(length.min)] : [])),
    ...nested,
  ];
  const kinds = new Map<string, Json>();
  for (const value of candidates) {
    if (budget.left <= 0) break;
    const kind = schemas.map((at: Located) => String(judge(at, value, budget))).join();
    if (!kinds.has(kind)) kinds.set(kind, value);
  }
  return [...kinds.values()];
}

function listsOf(parts: readonly Facets[], depth: number, budget: Budget): Json[] {
  const items = parts.flatMap(({ items: shapes, contains }) => [
    ...shapes.flatMap(({ prefix, rest }) => [...prefix, ...(rest ? [rest] : [])]),
    ...contains.map(({ of }) => of),
  ]);
  if (items.length === 0) return [];
  const kinds = kindsOf(items, depth + 1, budget).slice(0, 6);
  return [...kinds.map((item) => [item]), ...kinds.flatMap((one) => kinds.map((other) => [one, other]))];
}
