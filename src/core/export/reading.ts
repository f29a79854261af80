import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";

const keywordsOf = {
  string: ["minLength", "maxLength", "pattern", "format", "contentEncoding", "contentMediaType"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains", "additionalItems"],
  object: [
    ...["properties", "required", "additionalProperties", "patternProperties", "propertyNames"],
    ...["minProperties", "maxProperties", "dependentRequired", "dependentSchemas", "dependencies"],
  ],
} as const;

/** The types that a schema names; where it names none, those that its keywords are about. */
export function typesOf(schema: JsonObject): { readonly types: readonly string[]; readonly stated: boolean } {
  const stated = member(schema, "type");
  if (typeof stated === "string") return { types: nullable(schema, [stated]), stated: true };
  if (Array.isArray(stated)) return { types: nullable(schema, [...new Set(stated.map(String))]), stated: true };
  const about = Object.entries(keywordsOf).filter(([, keywords]) =>
    keywords.some((word) => Object.hasOwn(schema, word)),
  );
  return { types: about.map(([type]) => type), stated: false };
}

/** Ajv takes the `nullable` of OpenAPI for a further type. */
function nullable(schema: JsonObject, types: string[]): string[] {
  return member(schema, "nullable") === true && !types.includes("null") ? [...types, "null"] : types;
}

export interface Properties {
  readonly properties: readonly (readonly [string, Json])[];
  readonly required: ReadonlySet<string>;
  /** Required, but without a schema. */
  readonly unnamed: readonly string[];
  readonly additional: Json | undefined;
}

export function propertiesOf(schema: JsonObject): Properties {
  const named = member(schema, "properties");
  const properties = isObject(named) ? Object.entries(named) : [];
  const listed = member(schema, "required");
  const required = new Set((Array.isArray(listed) ? listed : []).filter((name) => typeof name === "string"));
  const known = new Set(properties.map(([name]) => name));
  const unnamed = [...required].filter((name) => !known.has(name));
  return { properties, required, unnamed, additional: member(schema, "additionalProperties") };
}

export interface Items {
  /** Schemas of the first items, with the keyword they stand under; undefined where all items are alike. */
  readonly first: readonly Json[] | undefined;
  readonly firstKeyword: "prefixItems" | "items";
  readonly rest: Json | undefined;
  readonly restKeyword: "items" | "additionalItems";
  readonly min: number;
  readonly max: number;
}

/** The items of a list, whether in the words of 2020-12 or in those before it. */
export function itemsOf(schema: JsonObject): Items {
  const items = member(schema, "items");
  const prefix = member(schema, "prefixItems");
  const min = numberAt(schema, "minItems") ?? 0;
  const max = numberAt(schema, "maxItems") ?? Number.POSITIVE_INFINITY;
  if (Array.isArray(items)) {
    const rest = member(schema, "additionalItems");
    return { first: items, firstKeyword: "items", rest, restKeyword: "additionalItems", min, max };
  }
  const first = Array.isArray(prefix) ? (prefix as Json[]) : undefined;
  return { first, firstKeyword: "prefixItems", rest: items, restKeyword: "items", min, max };
}

export function numberAt(schema: JsonObject, keyword: string): number | undefined {
  const value = member(schema, keyword);
  return typeof value === "number" ? value : undefined;
}

export function listAt(schema: JsonObject, keyword: string): readonly Json[] {
  const value = member(schema, keyword);
  return Array.isArray(value) ? value : [];
}
