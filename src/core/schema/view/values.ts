import { isObject, member, sameJson } from "../../json.ts";
import type { Json } from "../../types.ts";
import { typesOf } from "./types.ts";

/** The only values that a schema takes, where it lists them by `const` or `enum`. */
export function valuesOf(schema: Json | undefined): readonly Json[] | undefined {
  const only = member(schema, "const");
  const listed = member(schema, "enum");
  const values: readonly Json[] | undefined = Array.isArray(listed) ? listed : undefined;
  if (only === undefined) return values;
  return values === undefined || values.some((value) => sameJson(value, only)) ? [only] : [];
}

/** Whether null is the only value that a schema takes, by its type or by what it lists. */
export function isNull(schema: Json | undefined): boolean {
  const types = typesOf(schema);
  if (types?.length === 1 && types[0] === "null") return true;
  const values = valuesOf(schema);
  return values?.length === 1 && values[0] === null;
}

/** Whether a schema takes every value: `true` and `{}`. */
export function takesAnything(schema: Json | undefined): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

/** Whether a schema takes no value: `false` and `{ "not": {} }`. */
export function takesNothing(schema: Json | undefined): boolean {
  return schema === false || takesAnything(member(schema, "not"));
}
