import { member } from "./json.ts";
import type { Json, JsonObject, Path } from "./types.ts";

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
