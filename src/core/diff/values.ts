import { sameJson } from "../json.ts";
import type { Json } from "../types.ts";
import { canonical } from "./key.ts";

/** Lists shorter than this are looked through. */
const short = 20;
const sets = new WeakMap<readonly Json[], ReadonlySet<string>>();

/** Whether a list holds a value: long lists are looked up, since two of them are compared value by value. */
export function holds(list: readonly Json[], value: Json): boolean {
  if (list.length < short) return list.some((other) => sameJson(other, value));
  const known = sets.get(list) ?? new Set(list.map(canonical));
  sets.set(list, known);
  return known.has(canonical(value));
}
