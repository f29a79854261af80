import { isObject } from "../json.ts";
import { sha256, valueAt } from "../text/index.ts";
import type { Dialect, Json, JsonObject, Path } from "../types.ts";
import type { Bound, Facets, Located, MemberShape, Source } from "./facets.ts";
import { holds } from "./values.ts";

export type Mutable = { -readonly [Key in keyof Facets]: Facets[Key] };

export interface Place {
  readonly at: Located;
  readonly schema: JsonObject;
  readonly facets: Mutable;
}

/** False where the keyword is there but cannot be understood. */
export type Reader = (value: Json, place: Place) => boolean;

/** Keywords that apply further schemas to the same value. */
const inPlace = [
  "$ref",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "dependentSchemas",
  "dependencies",
  "$dynamicRef",
  "$recursiveRef",
];

export function isOld(dialect: Dialect): boolean {
  return dialect === "draft-06" || dialect === "draft-07";
}

export function isSchema(value: Json | undefined): boolean {
  return isObject(value) || typeof value === "boolean";
}

export function inside(at: Located, steps: Path): Located {
  const schema = valueAt(at.schema, steps);
  return { schema: schema === undefined ? true : schema, path: [...at.path, ...steps], source: at.source };
}

export function listOf(at: Located, keyword: string, list: readonly Json[]): Located[] {
  return list.map((_, index) => inside(at, [keyword, index]));
}

export function mapOf(at: Located, keyword: string, map: JsonObject): Map<string, Located> {
  return new Map(Object.keys(map).map((name) => [name, inside(at, [keyword, name])]));
}

export function limitValues(facets: Mutable, values: readonly Json[]): boolean {
  const known = facets.values;
  facets.values = known ? known.filter((value) => holds(values, value)) : values;
  return true;
}

export function membersWith(facets: Mutable, part: Partial<MemberShape>): boolean {
  const [known = { properties: new Map(), patterns: new Map(), rest: undefined }] = facets.members;
  facets.members = [{ ...known, ...part }];
  return true;
}

export function need(facets: Mutable, name: string, list: Json): boolean {
  if (!Array.isArray(list) || !list.every((other) => typeof other === "string")) return false;
  facets.needs = [...facets.needs, [name, list as string[]]];
  return true;
}

export function size(facet: "length" | "count" | "size", end: "min" | "max"): Reader {
  return (value, { facets }) => {
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0) return false;
    facets[facet] = { ...facets[facet], [end]: value };
    return true;
  };
}

export function tighterLow(one: Bound | undefined, other: Bound | undefined): Bound | undefined {
  if (!one || !other) return one ?? other;
  if (one.value === other.value) return { value: one.value, open: one.open || other.open };
  return one.value > other.value ? one : other;
}

export function tighterHigh(one: Bound | undefined, other: Bound | undefined): Bound | undefined {
  if (!one || !other) return one ?? other;
  if (one.value === other.value) return { value: one.value, open: one.open || other.open };
  return one.value < other.value ? one : other;
}

/** A text that is equal only where the meaning is: with references in it, that depends on the root. */
export function oddText(value: Json, source: Source): string {
  const text = JSON.stringify(value);
  if (text.length < 1_000 && !text.includes('"$ref"')) return text;
  const known = rootHashes.get(source) ?? sha256(JSON.stringify(source.root));
  rootHashes.set(source, known);
  return value === source.root ? known : `${text.length < 1_000 ? text : sha256(text)} in ${known}`;
}

const rootHashes = new WeakMap<Source, string>();

/** For references that are not followed: they may lead anywhere in the root. */
export function anywhere({ source }: Located, facets: Mutable): boolean {
  facets.odd = [...facets.odd, oddText(source.root, source)];
  return true;
}

/** For keywords whose meaning depends on all around them. */
export function whole(at: Located, parts: readonly Located[], facets: Mutable): boolean {
  facets.wholes = [...facets.wholes, { at, parts }];
  return true;
}

/** Whether a schema applies others to the same value. */
export function hasInPlace(schema: JsonObject): boolean {
  return inPlace.some((keyword) => Object.hasOwn(schema, keyword));
}
