import { member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";

export const jsonTypes = ["string", "number", "integer", "boolean", "object", "array", "null"] as const;
export type JsonType = (typeof jsonTypes)[number];

export function isType(value: Json | undefined): value is JsonType {
  return typeof value === "string" && alone.has(value);
}

/** Made once: most schemas have one type. */
const alone: ReadonlyMap<string, readonly JsonType[]> = new Map(jsonTypes.map((type) => [type, [type]]));

/** The types that a schema states; undefined where it states none, or one that does not exist. */
export function typesOf(schema: Json | undefined): readonly JsonType[] | undefined {
  const stated = member(schema, "type");
  if (typeof stated === "string") return alone.get(stated);
  return Array.isArray(stated) && stated.length > 0 && stated.every(isType) ? stated : undefined;
}

/** The stated types, and null where OpenAPI's `nullable` adds it, as Ajv reads it: only beside a type. */
export function nullableTypes(schema: Json | undefined): readonly JsonType[] | undefined {
  const types = typesOf(schema);
  const isNullable = types && member(schema, "nullable") === true && !types.includes("null");
  return isNullable ? [...types, "null"] : types;
}

/** The types of values that have a type of both lists: an integer is a number. */
export function commonTypes(one: readonly JsonType[], other: readonly JsonType[]): readonly JsonType[] {
  const found = one.flatMap((type): JsonType[] => {
    if (other.includes(type)) return [type];
    const isNarrowed = type === "number" ? other.includes("integer") : type === "integer" && other.includes("number");
    return isNarrowed ? ["integer"] : [];
  });
  return [...new Set(found)];
}

/** The types that several schemas for one value allow together; undefined where none states any. */
export function sharedTypes(schemas: readonly JsonObject[]): readonly JsonType[] | undefined {
  let types: readonly JsonType[] | undefined;
  for (const schema of schemas) {
    const stated = typesOf(schema);
    if (stated) types = types ? commonTypes(types, stated) : stated;
  }
  return types;
}

/** Whether some value has a type of both lists. */
export function typesOverlap(one: readonly JsonType[], other: readonly JsonType[]): boolean {
  return commonTypes(one, other).length > 0;
}

type LimitedType = "string" | "number" | "array" | "object";

/** The keywords that limit values of one type and say nothing of all others. `number` stands for integers too. */
const limiting: Readonly<Record<LimitedType, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: [
    ...["items", "prefixItems", "additionalItems", "unevaluatedItems", "contains", "minContains", "maxContains"],
    ...["minItems", "maxItems", "uniqueItems"],
  ],
  object: [
    ...["properties", "required", "additionalProperties", "unevaluatedProperties", "patternProperties"],
    ...["propertyNames", "minProperties", "maxProperties", "dependentRequired", "dependentSchemas", "dependencies"],
  ],
};

const typeByKeyword = new Map(
  Object.entries(limiting).flatMap(([type, keywords]) => keywords.map((keyword) => [keyword, type as LimitedType])),
);

/** The one type whose values a keyword limits. */
export function typeLimitedBy(keyword: string): LimitedType | undefined {
  return typeByKeyword.get(keyword);
}

/** Nearly always about text, though a format may limit numbers, and the rest only describes. */
const ofText = ["format", "contentEncoding", "contentMediaType"];
/** Of what other schemas leave over, whatever that is. */
const unevaluated = new Set(["unevaluatedItems", "unevaluatedProperties"]);

/** The types that a schema without `type` is about, as its keywords tell. */
export function typesAbout(schema: Json | undefined): readonly JsonType[] {
  const has = (keyword: string) => member(schema, keyword) !== undefined;
  return (Object.keys(limiting) as LimitedType[]).filter((type) => {
    const isLimited = limiting[type].some((keyword) => !unevaluated.has(keyword) && has(keyword));
    return isLimited || (type === "string" && ofText.some(has));
  });
}
