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
  return a === b || sameParts(a, b, sameJson);
}

/** Whether two lists or objects have the same parts, as `same` judges each two of them. */
export function sameParts(
  a: Json | undefined,
  b: Json | undefined,
  same: (a: Json | undefined, b: Json | undefined) => boolean,
): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!same(a[index], b[index])) return false;
    return true;
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  return true;
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
