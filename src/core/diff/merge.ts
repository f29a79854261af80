import type { Json } from "../types.ts";
import { anything, type Facets, type Located, nothing, type Size, type Type } from "./facets.ts";
import { read } from "./read.ts";
import { tighterHigh, tighterLow } from "./read-parts.ts";
import { holds } from "./values.ts";

/** More than this in place is a circle, or as good as one. */
const maxParts = 500;

/** All that a value must fit, references and `allOf` followed, as one. */
export function merge(type: Type): Facets {
  const seen = new Set<Json>();
  const waiting: Located[] = [...type].reverse();
  let merged = anything;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.schema === "object" && next.schema !== null) {
      if (seen.has(next.schema)) continue;
      seen.add(next.schema);
    }
    const facets = read(next);
    merged = merged === anything ? { ...facets, all: [] } : both(merged, facets);
    if (seen.size > maxParts) return { ...merged, odd: [...merged.odd, `endless ${unique++}`] };
    for (const part of facets.all.toReversed()) waiting.push(part);
  }
  return merged;
}

let unique = 0;

/** Two sets of demands as one; `all` is left to the caller. */
export function both(one: Facets, other: Facets): Facets {
  const types = [...one.types].filter((type) => other.types.has(type));
  return {
    types: new Set(types),
    whole: one.whole || other.whole,
    values: commonValues(one.values, other.values),
    low: tighterLow(one.low, other.low),
    high: tighterHigh(one.high, other.high),
    multiples: union(one.multiples, other.multiples),
    length: tighter(one.length, other.length),
    patterns: union(one.patterns, other.patterns),
    formats: union(one.formats, other.formats),
    count: tighter(one.count, other.count),
    unique: one.unique || other.unique,
    items: [...one.items, ...other.items],
    contains: [...one.contains, ...other.contains],
    size: tighter(one.size, other.size),
    required: new Set([...one.required, ...other.required]),
    members: [...one.members, ...other.members],
    names: [...one.names, ...other.names],
    needs: [...one.needs, ...other.needs],
    dependents: [...one.dependents, ...other.dependents],
    all: [],
    any: [...one.any, ...other.any],
    one: [...one.one, ...other.one],
    not: [...one.not, ...other.not],
    conditions: [...one.conditions, ...other.conditions],
    wholes: [...one.wholes, ...other.wholes],
    odd: union(one.odd, other.odd),
    notes: new Map([...other.notes, ...one.notes]),
  };
}

/** What a member of that name must fit. A name that nobody mentions has no demands. */
export function memberType(
  { members }: Facets,
  name: string,
  matches: (pattern: string, name: string) => boolean | undefined,
): Type | undefined {
  const found: Located[] = [];
  for (const { properties, patterns, rest } of members) {
    const own = properties.get(name);
    let mentioned = own !== undefined;
    if (own) found.push(own);
    for (const [pattern, inner] of patterns) {
      const match = matches(pattern, name);
      if (match === undefined) return undefined;
      if (match) found.push(inner);
      mentioned ||= match;
    }
    if (!mentioned && rest) found.push(rest);
  }
  return found;
}

/** What the item at an index must fit. */
export function itemType({ items }: Facets, index: number): Type {
  return items.flatMap(({ prefix, rest }) => prefix[index] ?? rest ?? []);
}

/** Whether clearly no value fits. */
export function isNothing(facets: Facets): boolean {
  return facets === nothing || facets.types.size === 0 || facets.values?.length === 0;
}

function tighter(one: Size, other: Size): Size {
  return { min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) };
}

function union<Value>(one: readonly Value[], other: readonly Value[]): readonly Value[] {
  if (one.length === 0) return other;
  return other.length === 0 ? one : [...new Set([...one, ...other])];
}

function commonValues(one: readonly Json[] | undefined, other: readonly Json[] | undefined) {
  if (!one || !other) return one ?? other;
  return one.filter((value) => holds(other, value));
}
