import type { Json, JsonObject } from "./types.ts";

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An own member, never one that every JavaScript object inherits. */
export function member(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The JSON Schema name of a value's type; `integer` where a number is whole. */
export function typeOf(value: Json): "null" | "boolean" | "integer" | "number" | "string" | "array" | "object" {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as "boolean" | "string" | "object";
}

export function hasType(value: Json, type: string): boolean {
  const actual = typeOf(value);
  return actual === type || (type === "number" && actual === "integer");
}

/** Whether two values are the same JSON, whatever the order of their keys. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item: Json, index) => sameJson(item, b[index] as Json));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameJson(a[key], member(b, key)));
}

/** JSON with sorted keys: two texts are equal where the values are. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(byName)) : inner,
  );
}

function byName([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Each value once, where it stands first. */
export function distinctJson<Value extends Json>(list: readonly Value[]): Value[] {
  const known = new Map<string, Value>();
  for (const value of list) {
    const text = canonicalJson(value);
    if (!known.has(text)) known.set(text, value);
  }
  return [...known.values()];
}

/** Lists shorter than this are looked through. */
const shortList = 20;
const textsOf = new WeakMap<readonly Json[], ReadonlySet<string>>();

/** Whether a list holds a value: long lists are looked up, since two of them are compared value by value. */
export function includesJson(list: readonly Json[], value: Json): boolean {
  if (list.length < shortList) return list.some((other) => sameJson(other, value));
  const known = textsOf.get(list) ?? new Set(list.map(canonicalJson));
  textsOf.set(list, known);
  return known.has(canonicalJson(value));
}
