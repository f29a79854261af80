import { member, sameJson } from "../json.ts";
import { itemsOf } from "../schema/index.ts";
import type { Json } from "../types.ts";
import { all, type Facts, numbers } from "./facts.ts";
import type { Making } from "./make.ts";

type Make = (schema: Json, making: Making, depth: number) => Json | undefined;

/** Longer lists are refused: they show nothing and cost much. */
export const maxItems = 200;

/** A list that keeps to what is asked of it, if one is found. */
export function makeList(facts: Facts, making: Making, depth: number, make: Make): Json[] | undefined {
  const min = Math.max(0, ...numbers(facts, "minItems"));
  const max = Math.min(...numbers(facts, "maxItems"), Number.POSITIVE_INFINITY);
  if (min > maxItems || min > max) return undefined;
  const unique = all(facts, "uniqueItems").includes(true);
  const { tuple, rest } = itemSchemas(facts);
  const wanted = containedIn(facts);
  const shown = depth <= making.optionalTo && rest.every((schema) => schema !== false) ? 1 : 0;
  const size = Math.min(
    max,
    Math.max(min, tuple.length, wanted.length, shown),
    rest.includes(false) ? tuple.length : maxItems,
  );
  const items: Json[] = [];
  for (let index = 0; index < size; index++) {
    const asked = tuple[index] ?? rest;
    const contained = wanted[index];
    const parts = contained === undefined ? asked : [...asked, contained];
    const item = distinct(
      parts.length === 1 ? (parts[0] ?? true) : { allOf: parts },
      unique ? items : [],
      making,
      depth,
      make,
    );
    if (item === undefined) return items.length >= min && wanted.length <= items.length ? items : undefined;
    items.push(item);
  }
  return items;
}

/** The schemas of each place of a tuple, and those of all items behind it. */
export function itemSchemas(facts: Facts): {
  readonly tuple: readonly (readonly Json[])[];
  readonly rest: readonly Json[];
} {
  const all = facts.schemas.map(itemsOf);
  const length = Math.max(0, ...all.map(({ first }) => first?.length ?? 0));
  const unevaluated = length === 0 ? [] : all.flatMap((items) => items.unevaluated ?? []).slice(0, 1);
  const rest = [...all.flatMap((items) => items.rest ?? []), ...unevaluated];
  const tuple = Array.from({ length: Math.min(length, maxItems) }, (_, index) =>
    all.flatMap((items) => items.first?.[index] ?? items.rest ?? []),
  );
  return { tuple, rest };
}

function containedIn({ schemas }: Facts): readonly Json[] {
  return schemas.flatMap((schema) => {
    const { contains } = itemsOf(schema);
    const min = member(schema, "minContains") ?? 1;
    if (contains === undefined || typeof min !== "number") return [];
    return Array.from({ length: Math.min(min, maxItems) }, () => contains);
  });
}

function distinct(schema: Json, others: readonly Json[], making: Making, depth: number, make: Make): Json | undefined {
  for (let attempt = 0; attempt < 12; attempt++) {
    const value = make(
      schema,
      attempt === 0 ? making : { ...making, first: false, prefers: attempt < 4 && making.prefers },
      depth + 1,
    );
    if (value === undefined || !others.some((other) => sameJson(other, value))) return value;
  }
  return undefined;
}
