import { isObject, member } from "../json.ts";
import type { Json } from "../types.ts";
import { type BasicType, basicTypes } from "./facets.ts";
import {
  anywhere,
  hasInPlace,
  inside,
  isOld,
  isSchema,
  limitValues,
  listOf,
  mapOf,
  membersWith,
  need,
  type Reader,
  size,
  tighterHigh,
  tighterLow,
  whole,
} from "./read-parts.ts";

/** Whether a schema says nothing of values. */
function isAnything(schema: Json): boolean {
  return schema === true || (isObject(schema) && !Object.keys(schema).some((key) => Object.hasOwn(readers, key)));
}

/** What each keyword says of values. */
export const readers: Readonly<Record<string, Reader>> = {
  type: (value, { facets }) => {
    const types = [value].flat();
    if (!types.every((type) => type === "integer" || (basicTypes as readonly Json[]).includes(type))) return false;
    facets.types = new Set(types.map((type) => (type === "integer" ? "number" : (type as BasicType))));
    facets.whole = types.includes("integer") && !types.includes("number");
    return true;
  },
  enum: (value, { facets }) => Array.isArray(value) && limitValues(facets, value),
  const: (value, { facets }) => limitValues(facets, [value]),
  minimum: (value, { schema, facets }) => {
    if (typeof value !== "number") return false;
    facets.low = tighterLow(facets.low, { value, open: schema.exclusiveMinimum === true });
    return true;
  },
  maximum: (value, { schema, facets }) => {
    if (typeof value !== "number") return false;
    facets.high = tighterHigh(facets.high, { value, open: schema.exclusiveMaximum === true });
    return true;
  },
  exclusiveMinimum: (value, { facets }) => {
    if (typeof value === "number") facets.low = tighterLow(facets.low, { value, open: true });
    return typeof value === "number" || typeof value === "boolean";
  },
  exclusiveMaximum: (value, { facets }) => {
    if (typeof value === "number") facets.high = tighterHigh(facets.high, { value, open: true });
    return typeof value === "number" || typeof value === "boolean";
  },
  multipleOf: (value, { facets }) => {
    if (typeof value !== "number" || value <= 0) return false;
    facets.multiples = [value];
    return true;
  },
  minLength: size("length", "min"),
  maxLength: size("length", "max"),
  pattern: (value, { facets }) => {
    if (typeof value !== "string") return false;
    facets.patterns = [value];
    return true;
  },
  format: (value, { facets }) => {
    if (typeof value !== "string") return false;
    facets.formats = [value];
    return true;
  },
  minItems: size("count", "min"),
  maxItems: size("count", "max"),
  minProperties: size("size", "min"),
  maxProperties: size("size", "max"),
  uniqueItems: (value, { facets }) => {
    facets.unique = value === true;
    return typeof value === "boolean";
  },
  items: (value, { at, schema, facets }) => {
    const tuples = at.source.dialect !== "2020-12";
    if (Array.isArray(value)) {
      if (!tuples) return false;
      const rest = member(schema, "additionalItems");
      const prefix = value.map((_: Json, index: number) => inside(at, ["items", index]));
      facets.items = [{ prefix, rest: rest === undefined ? undefined : inside(at, ["additionalItems"]) }];
    } else facets.items = [{ prefix: facets.items[0]?.prefix ?? [], rest: inside(at, ["items"]) }];
    return isSchema(value) || Array.isArray(value);
  },
  additionalItems: () => true,
  prefixItems: (value, { at, facets }) => {
    if (at.source.dialect !== "2020-12") return true;
    if (!Array.isArray(value)) return false;
    const prefix = value.map((_: Json, index: number) => inside(at, ["prefixItems", index]));
    facets.items = [{ prefix, rest: facets.items[0]?.rest }];
    return true;
  },
  contains: (value, { at, schema, facets }) => {
    const counts = !isOld(at.source.dialect);
    const min = counts ? (member(schema, "minContains") ?? 1) : 1;
    const max = counts ? (member(schema, "maxContains") ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    if (!isSchema(value) || typeof min !== "number" || typeof max !== "number") return false;
    facets.contains = [{ of: inside(at, ["contains"]), min, max }];
    return true;
  },
  required: (value, { facets }) => {
    if (!Array.isArray(value) || !value.every((name) => typeof name === "string")) return false;
    facets.required = new Set(value as string[]);
    return true;
  },
  properties: (value, { at, facets }) =>
    isObject(value) && membersWith(facets, { properties: mapOf(at, "properties", value) }),
  patternProperties: (value, { at, facets }) =>
    isObject(value) && membersWith(facets, { patterns: mapOf(at, "patternProperties", value) }),
  additionalProperties: (value, { at, facets }) =>
    isSchema(value) && membersWith(facets, { rest: inside(at, ["additionalProperties"]) }),
  unevaluatedProperties: (value, { at, schema, facets }) => {
    if (isOld(at.source.dialect)) return true;
    if (hasInPlace(schema)) return isSchema(value) && whole(at, [inside(at, ["unevaluatedProperties"])], facets);
    return (
      member(schema, "additionalProperties") !== undefined ||
      (isSchema(value) && membersWith(facets, { rest: inside(at, ["unevaluatedProperties"]) }))
    );
  },
  unevaluatedItems: (value, { at, schema, facets }) => {
    if (isOld(at.source.dialect)) return true;
    const rest = inside(at, ["unevaluatedItems"]);
    if (hasInPlace(schema) || Object.hasOwn(schema, "contains") || at.source.dialect !== "2020-12")
      return isSchema(value) && whole(at, [rest], facets);
    if (member(schema, "items") === undefined) facets.items = [{ prefix: facets.items[0]?.prefix ?? [], rest }];
    return isSchema(value);
  },
  propertyNames: (value, { at, facets }) => {
    facets.names = [inside(at, ["propertyNames"])];
    return isSchema(value);
  },
  dependentRequired: (value, { at, facets }) =>
    isOld(at.source.dialect) ||
    (isObject(value) && Object.entries(value).every(([name, list]) => need(facets, name, list))),
  dependentSchemas: (value, { at, facets }) => {
    if (isOld(at.source.dialect)) return true;
    if (!isObject(value)) return false;
    facets.dependents = [...facets.dependents, ...mapOf(at, "dependentSchemas", value)];
    return true;
  },
  dependencies: (value, { at, facets }) =>
    isObject(value) &&
    Object.entries(value).every(([name, inner]) => {
      if (Array.isArray(inner)) return need(facets, name, inner);
      facets.dependents = [...facets.dependents, [name, inside(at, ["dependencies", name])]];
      return isSchema(inner);
    }),
  $ref: (value, { at, facets }) => {
    const target = at.source.targets.get(String(value));
    if (!target) return anywhere(at, facets);
    facets.all = [...facets.all, target];
    return true;
  },
  $dynamicRef: (_, { at, facets }) => isOld(at.source.dialect) || anywhere(at, facets),
  $recursiveRef: (_, { at, facets }) => isOld(at.source.dialect) || anywhere(at, facets),
  $dynamicAnchor: (_, { at, facets }) => isOld(at.source.dialect) || anywhere(at, facets),
  allOf: (value, { at, facets }) => {
    if (!Array.isArray(value)) return false;
    facets.all = [...facets.all, ...listOf(at, "allOf", value)];
    return true;
  },
  anyOf: (value, { at, facets }) => {
    if (!Array.isArray(value)) return false;
    facets.any = [listOf(at, "anyOf", value)];
    return true;
  },
  oneOf: (value, { at, facets }) => {
    if (!Array.isArray(value)) return false;
    facets.one = [listOf(at, "oneOf", value)];
    return true;
  },
  not: (value, { at, facets }) => {
    if (isAnything(value)) facets.types = new Set();
    else if (value !== false) facets.not = [inside(at, ["not"])];
    return isSchema(value);
  },
  if: (value, { at, schema, facets }) => {
    if (at.source.dialect === "draft-06") return true;
    const branch = (keyword: string) => (isSchema(member(schema, keyword)) ? inside(at, [keyword]) : undefined);
    const [met, otherwise] = [branch("then"), branch("else")];
    if (met || otherwise) facets.conditions = [{ test: inside(at, ["if"]), met, otherwise }];
    return isSchema(value);
  },
  // Some validators heed it, others do not.
  nullable: (value) => value !== true,
};
