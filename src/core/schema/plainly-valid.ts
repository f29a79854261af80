import { isObject } from "../json.ts";
import type { Json } from "../types.ts";
import { isKeyword, type Kind, kindOf } from "./keywords.ts";
import { isType } from "./view.ts";

/** Names in these have a form of their own: only a meta-schema knows it. */
const particular = new Set(["$anchor", "$dynamicAnchor", "$id", "dependencies"]);

/** Keywords whose value is one schema in every dialect that has them; a list in `items` is for the meta-schema. */
const oneSchema = new Set([
  ...["additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not"],
  ...["propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"],
]);

/** Deeper than any schema that people write; what comes of the stack further down is for the engine to say. */
const deepest = 60;

/**
 * Whether the meta-schema of every dialect clearly accepts a schema; false means no more than that it has to say.
 * To compile a meta-schema takes longer than all the rest of a lint.
 */
export function plainlyValid(schema: Json, depth = 0): boolean {
  if (typeof schema === "boolean") return true;
  if (!isObject(schema) || depth > deepest) return false;
  return Object.entries(schema).every(([keyword, value]) => {
    if (!isKeyword(keyword) || keyword === "default" || keyword === "const") return true;
    if (particular.has(keyword)) return false;
    if (keyword === "type") return isType(value) || isListOf(value, isType);
    if (oneSchema.has(keyword)) return plainlyValid(value, depth + 1);
    const kind = kindOf(keyword);
    return kind !== undefined && tests[kind](value, depth);
  });
}

const tests: Readonly<Record<Kind, (value: Json, depth: number) => boolean>> = {
  text: isText,
  number: Number.isFinite,
  positive: (value) => Number.isFinite(value) && Number(value) > 0,
  count: (value) => Number.isInteger(value) && Number(value) >= 0,
  boolean: (value) => typeof value === "boolean",
  list: (value) => isListOf(value, (item) => typeof item !== "object"),
  names: (value) => Array.isArray(value) && (value.length === 0 || isListOf(value, isText)),
  schemas: (value, depth) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => plainlyValid(one, depth + 1)),
  map: (value, depth) => isObject(value) && Object.values(value).every((one) => plainlyValid(one, depth + 1)),
};

function isText(value: Json): boolean {
  return typeof value === "string";
}

/** Whether a value is a list, not empty, of different things of one kind: draft-06 wants no less of `enum`. */
function isListOf(value: Json, isOne: (item: Json) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isOne) && new Set(value).size === value.length;
}
