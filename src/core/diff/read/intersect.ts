/**
 * Several schemas for one value as one set of facets. References and `allOf` are followed, for they hold for the same
 * value; unions, conditions and negations are gathered but not resolved. Facets that narrow (limits, types, values) are
 * tightened; facets that speak of parts (members, items) are kept side by side, and each part must fit all of them.
 */
import { includesJson } from "../../json.ts";
import type { Json } from "../../types.ts";
import { anyValue, type Facets, noValue } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { tighterMaximum, tighterMinimum, tighterSize } from "./bounds.ts";
import { read } from "./read.ts";

/** More than this in place is a circle, or as good as one. */
const maxParts = 500;

/** What has been put together so far, and of which schemas. */
export interface Gathered {
  readonly facets: Facets;
  readonly seen: ReadonlySet<Json>;
}

export const nothing: Gathered = { facets: anyValue, seen: new Set() };

/** All that a value must fit, references and `allOf` followed, as one. */
export function intersect(conjunction: Conjunction): Facets {
  return gather(nothing, conjunction).facets;
}

/** The same, where a part of it is put together already. */
export function gather({ facets: known, seen: before }: Gathered, conjunction: Conjunction): Gathered {
  const seen = new Set(before);
  const waiting: Located[] = [...conjunction].reverse();
  let facets = known;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.schema === "object" && next.schema !== null) {
      if (seen.has(next.schema)) continue;
      seen.add(next.schema);
    }
    const own = read(next);
    facets = facets === anyValue ? { ...own, allOf: [] } : intersectFacets(facets, own);
    if (seen.size > maxParts)
      return { facets: { ...facets, opaque: [...facets.opaque, `endless ${endless++}`] }, seen };
    for (const part of own.allOf.toReversed()) waiting.push(part);
  }
  return { facets, seen };
}

/** So that what was cut off is like nothing else. */
let endless = 0;

/** Two sets of demands as one; `allOf` is left to the caller. */
export function intersectFacets(one: Facets, other: Facets): Facets {
  return {
    types: one.types === other.types ? one.types : new Set([...one.types].filter((type) => other.types.has(type))),
    integer: one.integer || other.integer,
    values: commonValues(one.values, other.values),
    minimum: tighterMinimum(one.minimum, other.minimum),
    maximum: tighterMaximum(one.maximum, other.maximum),
    multipleOf: union(one.multipleOf, other.multipleOf),
    length: tighterSize(one.length, other.length),
    patterns: union(one.patterns, other.patterns),
    formats: union(one.formats, other.formats),
    itemCount: tighterSize(one.itemCount, other.itemCount),
    uniqueItems: one.uniqueItems || other.uniqueItems,
    items: both(one.items, other.items),
    contains: both(one.contains, other.contains),
    memberCount: tighterSize(one.memberCount, other.memberCount),
    required: other.required.size === 0 ? one.required : new Set([...one.required, ...other.required]),
    members: both(one.members, other.members),
    propertyNames: both(one.propertyNames, other.propertyNames),
    dependentRequired: both(one.dependentRequired, other.dependentRequired),
    dependentSchemas: both(one.dependentSchemas, other.dependentSchemas),
    allOf: [],
    anyOf: both(one.anyOf, other.anyOf),
    oneOf: both(one.oneOf, other.oneOf),
    not: both(one.not, other.not),
    conditions: both(one.conditions, other.conditions),
    contextual: both(one.contextual, other.contextual),
    opaque: union(one.opaque, other.opaque),
    annotations: other.annotations.size === 0 ? one.annotations : new Map([...other.annotations, ...one.annotations]),
  };
}

/** Whether clearly no value fits. */
export function isEmpty(facets: Facets): boolean {
  return facets === noValue || facets.types.size === 0 || facets.values?.length === 0;
}

/** Most facets say nothing: then the other is all there is. */
function both<Value>(one: readonly Value[], other: readonly Value[]): readonly Value[] {
  if (one.length === 0) return other;
  return other.length === 0 ? one : [...one, ...other];
}

function union<Value>(one: readonly Value[], other: readonly Value[]): readonly Value[] {
  return one.length > 0 && other.length > 0 ? [...new Set([...one, ...other])] : both(one, other);
}

function commonValues(one: readonly Json[] | undefined, other: readonly Json[] | undefined) {
  if (!one || !other) return one ?? other;
  return one.filter((value) => includesJson(other, value));
}
