import { isObject } from "../../json.ts";
import type { Json } from "../../types.ts";
import type { ValueStep } from "../model/pair.ts";
import type { Conjunction } from "../model/schema.ts";
import { disjunctsOf } from "../read/disjuncts.ts";
import { intersect } from "../read/intersect.ts";
import { itemSchemas } from "../read/parts.ts";
import {
  exampleOf,
  exampleOfType,
  examplesOf,
  listFor,
  memberExample,
  newEffort,
  objectFor,
  waysToFit,
} from "./examples.ts";

/** Lists of that many items, equal and different ones. */
export function listsOf(conjunction: Conjunction, length: number): Json[] {
  const disjunct = disjunctsOf(conjunction)?.find((other) => other.type === "array");
  if (!disjunct || length > 50 || length > disjunct.itemCount.max + 1) return [];
  const options = Array.from({ length }, (_, index) => examplesOf(itemSchemas(disjunct, index)));
  if (options.some((list) => list.length === 0)) return [];
  const first = options.map(([value]) => value as Json);
  const different = options.map((list, index) => list[index % list.length] as Json);
  return [first, different];
}

/** Objects with many members: with all that are named, and with each of them alone. */
export function fullObjectsOf(conjunction: Conjunction): Json[] {
  const disjunct = disjunctsOf(conjunction)?.find((other) => other.type === "object");
  const bare = exampleOfType(conjunction, "object");
  if (!disjunct || !isObject(bare)) return [];
  const names = disjunct.members.flatMap(({ properties }) => [...properties.keys()]).slice(0, 30);
  const effort = newEffort();
  const extra = names.flatMap((name): [string, Json][] => {
    const value = Object.hasOwn(bare, name) ? undefined : memberExample(disjunct, name, effort);
    return value === undefined ? [] : [[name, value]];
  });
  const own = Object.entries(bare);
  return [Object.fromEntries([...own, ...extra]), ...extra.map((entry) => Object.fromEntries([...own, entry]))];
}

const maxAround = 6;

/** Whole values with another inside: at each step the simplest that fit, with the inner one in its place. */
export function valuesAround(steps: readonly ValueStep[], value: Json): Json[] {
  let found = [value];
  for (const { outer, key } of steps.toReversed()) {
    found = found
      .flatMap((inside) => [
        ...(typeof key === "string" ? objectsWith(outer, key, inside) : listsWith(outer, key, inside)),
      ])
      .slice(0, maxAround);
  }
  return found;
}

/** Objects with a member of that name and value, and with what that member demands of the others. */
export function* objectsWith(conjunction: Conjunction, name: string, value: Json): Generator<Json> {
  const effort = newEffort();
  const dependent = intersect(conjunction).dependentSchemas.flatMap(([own, at]) => (own === name ? [at] : []));
  for (const disjunct of waysToFit([...conjunction, ...dependent], effort)) {
    if (disjunct.type !== "object" || disjunct.values) continue;
    const required = new Set([...disjunct.required, name]);
    const outer = objectFor({ ...disjunct, required }, effort, [name, value]);
    if (outer !== undefined) yield outer;
  }
}

function* listsWith(conjunction: Conjunction, index: number, value: Json): Generator<Json> {
  for (const disjunct of waysToFit(conjunction)) {
    if (disjunct.type !== "array" || disjunct.values) continue;
    const items = listFor(disjunct, newEffort());
    if (!items) continue;
    for (let at = items.length; at < index; at++) items.push(exampleOf(itemSchemas(disjunct, at)) ?? null);
    yield [...items.slice(0, index), value, ...items.slice(index + 1)];
  }
}
