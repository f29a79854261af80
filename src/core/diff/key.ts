import { isObject } from "../json.ts";
import type { Json } from "../types.ts";
import type { Facets, Located, Type, Whole } from "./facets.ts";
import { read, says } from "./read.ts";

/** Numbers for meanings: of two schemas with the same number the meaning is the same. The other way round is not promised. */
export interface Keys {
  of(at: Located): number;
  ofType(type: Type): string;
  ofWhole(whole: Whole): string;
}

const deepest = 200;
const maxSteps = 50_000;

export function createKeys(exact = false): Keys {
  const numbers = new Map<string, number>();
  const known = new Map<Json, number>();
  const open: Json[] = [];
  /** The outermost open schema that something below leads back to. */
  let reach = Number.POSITIVE_INFINITY;
  let steps = 0;

  const number = (text: string) => {
    const found = numbers.get(text) ?? numbers.size;
    numbers.set(text, found);
    return found;
  };

  const of = (start: Located): number => {
    const at = targetOf(start);
    const { schema } = at;
    if (typeof schema !== "object" || schema === null) return number(schema === true ? "{}" : JSON.stringify(schema));
    const before = known.get(schema);
    if (before !== undefined) return before;
    const circle = open.indexOf(schema);
    if (circle >= 0) {
      reach = Math.min(reach, circle);
      return number(`up ${open.length - circle}`);
    }
    // Too deep or too large to tell: like nothing else.
    if (open.length > deepest || steps++ > maxSteps) return number(`unknown ${numbers.size}`);
    const outer = reach;
    reach = Number.POSITIVE_INFINITY;
    open.push(schema);
    const found = number(textOf(read(at), of, exact ? undefined : ofWhole));
    open.pop();
    // Inside of a circle the number depends on where one came from.
    if (reach >= open.length) {
      known.set(schema, found);
      reach = outer;
    } else reach = Math.min(reach, outer);
    return found;
  };
  const strict = exact ? undefined : createKeys(true);
  const ofWhole = ({ at, parts }: Whole) => {
    const keys = strict ?? { of };
    return `${at.source.dialect} ${parts.map(keys.of).join()} in ${keys.of(at)}`;
  };
  return {
    of,
    ofWhole,
    ofType: (type) => [...new Set(type.map(of))].sort((a, b) => a - b).join(" "),
  };
}

/** Without `ofWhole`, of schemas with the same text also the same members and items are evaluated. */
function textOf(facets: Facets, of: (at: Located) => number, ofWhole?: Keys["ofWhole"]): string {
  const parts: string[] = [];
  const add = (name: string, value: unknown) => parts.push(`${name} ${JSON.stringify(value)}`);
  const sorted = (list: readonly Located[]) => list.map(of).sort((a, b) => a - b);
  const map = (entries: ReadonlyMap<string, Located>) =>
    [...entries].map(([name, at]) => [name, of(at)] as const).sort(byName);
  const { types } = facets;
  const limits = (name: "length" | "count" | "size") => {
    if (facets[name].min > 0 || facets[name].max < Number.POSITIVE_INFINITY)
      add(name, [facets[name].min, facets[name].max]);
  };
  const words = (name: "multiples" | "patterns" | "formats" | "odd") => {
    if (facets[name].length > 0) add(name, facets[name]);
  };
  if (types.size < 6) add("types", [...types].sort());
  if (facets.values) add("values", facets.values.map(canonical).sort());
  words("odd");
  // What is said of a type that is not taken says nothing.
  if (types.has("number")) {
    if (facets.whole) add("whole", true);
    if (facets.low) add("low", [facets.low.value, facets.low.open]);
    if (facets.high) add("high", [facets.high.value, facets.high.open]);
    words("multiples");
  }
  if (types.has("string")) {
    limits("length");
    words("patterns");
    words("formats");
  }
  if (types.has("array")) {
    limits("count");
    if (facets.unique) add("unique", true);
    for (const { prefix, rest } of facets.items) add("items", [prefix.map(of), rest ? of(rest) : null]);
    for (const { of: inner, min, max } of facets.contains) add("contains", [of(inner), min, max]);
  }
  if (types.has("object")) {
    limits("size");
    if (facets.required.size > 0) add("required", [...facets.required].sort());
    for (const { properties, patterns, rest } of facets.members)
      add("members", [map(properties), map(patterns), rest && (!ofWhole || rest.schema !== true) ? of(rest) : null]);
    if (facets.names.length > 0) add("names", sorted(facets.names));
    if (facets.needs.length > 0)
      add("needs", facets.needs.map(([name, list]) => [name, [...list].sort()] as const).sort(byName));
    if (facets.dependents.length > 0)
      add("dependents", facets.dependents.map(([name, at]) => [name, of(at)] as const).sort(byName));
  }
  for (const list of facets.any) add("any", sorted(list));
  for (const list of facets.one) add("one", sorted(list));
  if (facets.not.length > 0) add("not", sorted(facets.not));
  for (const { test, met, otherwise } of facets.conditions)
    add("if", [of(test), met ? of(met) : null, otherwise ? of(otherwise) : null]);
  for (const whole of facets.wholes) add("whole", ofWhole ? ofWhole(whole) : whole.parts.map(of));
  if (facets.all.length > 0) add("all", sorted(facets.all));
  return parts.length === 0 ? "{}" : parts.join("\n");
}

/** A schema that only refers means what it refers to. */
function targetOf(start: Located): Located {
  let at = start;
  for (let steps = 0; steps < 100; steps++) {
    const { schema } = at;
    if (!isObject(schema) || !Object.keys(schema).every((key) => key === "$ref" || key === "allOf" || !says(key)))
      return at;
    const [only, ...others] = read(at).all;
    if (!only || others.length > 0) return at;
    at = only;
  }
  return start;
}

function byName([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** JSON with sorted keys. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(byName))
      : inner,
  );
}
