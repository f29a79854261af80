import { hasType, includesJson, isObject, member, sameJson } from "../../json.ts";
import { matches, matchesQuickly } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Facets } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import { read } from "../read/read.ts";
import { plainlyFormatted } from "../witness/format-samples.ts";

/** Yes, no, or not for us to say. */
export type Verdict = boolean | undefined;

interface Effort {
  left: number;
}

const maxSteps = 5_000;
const maxDepth = 150;

/** Whether a value fits a schema. Formats and what is odd are left to a validator: then it does not say. */
export function judge(at: Located, value: Json, effort: Effort = { left: maxSteps }, depth = 0): Verdict {
  if (effort.left-- <= 0 || depth > maxDepth) return undefined;
  const facets = read(at);
  const inner = (other: Located, inside = value) => judge(other, inside, effort, depth + 1);
  return every(checks(facets, value, inner));
}

type Inner = (at: Located, value?: Json) => Verdict;

function* checks(facets: Facets, value: Json, inner: Inner): Generator<Verdict> {
  yield [...facets.types].some((type) => hasType(value, type));
  if (facets.values) yield includesJson(facets.values, value);
  if (typeof value === "number") yield* numberChecks(facets, value);
  else if (typeof value === "string") yield* stringChecks(facets, value);
  else if (Array.isArray(value)) yield* listChecks(facets, value, inner);
  else if (isObject(value)) yield* objectChecks(facets, value, inner);
  if (facets.opaque.length + facets.contextual.length > 0) yield undefined;
  for (const other of facets.allOf) yield inner(other);
  for (const list of facets.anyOf) yield some(list.map((other) => inner(other)));
  for (const list of facets.oneOf) yield exactlyOne(list.map((other) => inner(other)));
  for (const other of facets.not) yield opposite(inner(other));
  for (const { test, consequent, alternate } of facets.conditions) {
    const holds = inner(test);
    const [yes, no] = [consequent ? inner(consequent) : true, alternate ? inner(alternate) : true];
    yield holds === undefined ? (yes === no ? yes : undefined) : holds ? yes : no;
  }
}

function* numberChecks(
  { integer, minimum: low, maximum: high, multipleOf }: Facets,
  value: number,
): Generator<Verdict> {
  if (integer) yield Number.isInteger(value);
  if (low) yield value > low.value || (value === low.value && !low.open);
  if (high) yield value < high.value || (value === high.value && !high.open);
  for (const step of multipleOf) {
    const times = value / step;
    // Validators differ in how they divide broken numbers and huge ones.
    yield Number.isInteger(value) && Number.isInteger(step) && Math.abs(times) < 1e21
      ? Number.isInteger(times)
      : undefined;
  }
}

function* stringChecks({ length, patterns, formats }: Facets, value: string): Generator<Verdict> {
  yield fitsSize([...value].length, length);
  for (const pattern of patterns) yield matches(pattern, value);
  for (const format of formats) yield plainlyFormatted(format, value);
}

function* listChecks(
  { itemCount, uniqueItems, items, contains }: Facets,
  value: readonly Json[],
  inner: Inner,
): Generator<Verdict> {
  yield fitsSize(value.length, itemCount);
  if (uniqueItems)
    yield value.length > 200
      ? undefined
      : !value.some((item, at) => value.slice(0, at).some((other) => sameJson(item, other)));
  for (const { prefix, rest } of items) {
    for (const [index, item] of value.entries()) {
      const at = prefix[index] ?? rest;
      if (at) yield inner(at, item);
    }
  }
  for (const { of, min, max } of contains) {
    const found = value.map((item) => inner(of, item));
    const sure = found.filter((fits) => fits === true).length;
    const maybe = sure + found.filter((fits) => fits === undefined).length;
    yield maybe < min || sure > max ? false : sure >= min && maybe <= max ? true : undefined;
  }
}

function* objectChecks(facets: Facets, value: JsonObject, inner: Inner): Generator<Verdict> {
  const names = Object.keys(value);
  yield fitsSize(names.length, facets.memberCount);
  yield [...facets.required].every((name) => Object.hasOwn(value, name));
  for (const [name, list] of facets.dependentRequired)
    yield !Object.hasOwn(value, name) || list.every((other) => Object.hasOwn(value, other));
  for (const { properties, patterns, rest } of facets.members) {
    for (const name of names) {
      const inside = member(value, name) as Json;
      const own = properties.get(name);
      let mentioned: Verdict = own !== undefined;
      if (own) yield inner(own, inside);
      for (const [pattern, at] of patterns) {
        const match = matchesQuickly(pattern, name);
        if (match) yield inner(at, inside);
        mentioned = mentioned || match || (match === undefined ? undefined : mentioned);
        if (match === undefined) yield undefined;
      }
      if (rest && mentioned === false) yield inner(rest, inside);
    }
  }
  for (const at of facets.propertyNames) for (const name of names) yield inner(at, name);
  for (const [name, at] of facets.dependentSchemas) if (Object.hasOwn(value, name)) yield inner(at);
}

function fitsSize(size: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return size >= min && size <= max;
}

/** One "no" is enough, whatever the others would say. */
function every(verdicts: Iterable<Verdict>): Verdict {
  let all: Verdict = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict === undefined) all = undefined;
  }
  return all;
}

function some(verdicts: readonly Verdict[]): Verdict {
  return verdicts.includes(true) ? true : verdicts.includes(undefined) ? undefined : false;
}

function exactlyOne(verdicts: readonly Verdict[]): Verdict {
  const sure = verdicts.filter((verdict) => verdict === true).length;
  if (sure > 1) return false;
  return verdicts.includes(undefined) ? undefined : sure === 1;
}

function opposite(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}
