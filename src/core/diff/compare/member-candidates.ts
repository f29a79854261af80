import { isObject } from "../../json.ts";
import type { Json } from "../../types.ts";
import type { Conjunction } from "../model/schema.ts";
import { exampleOf, exampleOfType } from "../witness/examples.ts";

/** Objects that fit, with one member besides. */
export function objectsWithMember(outer: Conjunction, name: string, schemas: Conjunction): Json[] {
  const value = exampleOf(schemas);
  return value === undefined ? [] : objectsWithValues(outer, name, [value]);
}

export function objectsWithout(outer: Conjunction, name: string): Json[] {
  const object = exampleOfType(outer, "object");
  return isObject(object) ? [Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))] : [];
}

/** With values of all kinds under a name that the producer does not declare. */
export function objectsWithUndeclared(outer: Conjunction, name: string): Json[] {
  return objectsWithValues(outer, name, [null, 1, "a", [], {}, true, 0.5, ""]);
}

export function objectsWithValues(outer: Conjunction, name: string, values: readonly Json[]): Json[] {
  const object = exampleOfType(outer, "object");
  if (!isObject(object)) return [];
  return values.map((value) => Object.fromEntries([...Object.entries(object), [name, value]]));
}
