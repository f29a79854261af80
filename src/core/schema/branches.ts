import { member } from "../json.ts";
import { valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { declaredTypes } from "./vocabulary.ts";

export const combinators = ["allOf", "anyOf", "oneOf"] as const;

export interface Branches {
  readonly keyword: (typeof combinators)[number];
  readonly list: readonly Json[];
  readonly path: Path;
}

/** The unions and intersections of a schema. */
export function branchesOf(schema: JsonObject, path: Path): readonly Branches[] {
  return combinators.flatMap((keyword) => {
    const list = member(schema, keyword);
    return Array.isArray(list) ? [{ keyword, list, path: [...path, keyword] }] : [];
  });
}

/** The later ones of equal schemas, each with the place of the first. */
export function repeatedBranches(list: readonly Json[]): readonly { readonly index: number; readonly first: number }[] {
  const places = new Map<string, number>();
  return list.flatMap((branch, index) => {
    const text = JSON.stringify(branch);
    const first = places.get(text);
    if (first === undefined) places.set(text, index);
    return first === undefined ? [] : [{ index, first }];
  });
}

/** Whether a schema takes every value: `true` and `{}`. */
export function takesAnything(schema: Json | undefined): boolean {
  return schema === true || (typeof schema === "object" && schema !== null && Object.keys(schema).length === 0);
}

/** Whether a schema takes no value: `false` and `{ "not": {} }`. */
export function takesNothing(schema: Json | undefined): boolean {
  return schema === false || takesAnything(member(schema, "not"));
}

/** Whether some value has a type of both lists. */
export function typesOverlap(one: readonly string[], other: readonly string[]): boolean {
  const covers = (wide: string, narrow: string) => wide === narrow || (wide === "number" && narrow === "integer");
  return one.some((left) => other.some((right) => covers(left, right) || covers(right, left)));
}

const maxBranches = 50;

/** Whether types, constants or a required tag clearly keep every two branches apart. */
export function areApart(branches: readonly (Json | undefined)[]): boolean {
  if (branches.length > maxBranches) return true;
  return branches.every((one, index) => branches.slice(index + 1).every((other) => isApart(one, other)));
}

function isApart(one: Json | undefined, other: Json | undefined): boolean {
  const [left, right] = [declaredTypes(one ?? null), declaredTypes(other ?? null)];
  if (left && right && !typesOverlap(left, right)) return true;
  if (noneShared(valuesOf(one), valuesOf(other))) return true;
  const names = member(one, "required");
  const others = member(other, "required");
  if (!left || !right) return false;
  if (closes(one, others) || closes(other, names)) return true;
  if (!Array.isArray(names) || !Array.isArray(others)) return false;
  const tag = (branch: Json | undefined, name: Json) => valuesOf(valueAt(branch, ["properties", String(name)]));
  return names.some((name: Json) => others.includes(name) && noneShared(tag(one, name), tag(other, name)));
}

/** Whether a closed object has no place for something that another requires. */
function closes(branch: Json | undefined, required: Json | undefined): boolean {
  const properties = member(branch, "properties");
  if (member(branch, "additionalProperties") !== false || member(branch, "patternProperties") !== undefined)
    return false;
  return Array.isArray(required) && required.some((name) => member(properties, String(name)) === undefined);
}

/** The plain values that a schema names as its only ones. */
function valuesOf(schema: Json | undefined): readonly Json[] | undefined {
  const only = member(schema, "const");
  const values = only === undefined ? member(schema, "enum") : [only];
  return Array.isArray(values) && values.every((value) => typeof value !== "object") ? values : undefined;
}

function noneShared(one: readonly Json[] | undefined, other: readonly Json[] | undefined): boolean {
  return one !== undefined && other !== undefined && !one.some((value) => other.includes(value));
}
