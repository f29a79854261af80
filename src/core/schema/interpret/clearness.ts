import { isObject } from "../../json.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import { type Kind, kindOf } from "../keywords.ts";
import { typesOf } from "../view.ts";
import { type Check, unsure } from "./check.ts";

/** Nothing, where every keyword makes sense and all validators read it in the same way. */
export function clearness(part: JsonObject, dialect: Dialect | undefined): readonly Check[] {
  return Object.entries(part).every(([keyword, value]) => isClear(keyword, value, part, dialect)) ? [] : [unsure];
}

/** Keywords that only some validators heed. */
const peculiar = new Set([
  ...["$async", "formatMinimum", "formatMaximum", "formatExclusiveMinimum", "formatExclusiveMaximum"],
]);
const withSchema = new Set([
  ...["additionalItems", "additionalProperties", "contains", "else", "if", "not", "propertyNames", "then"],
  ...["unevaluatedItems", "unevaluatedProperties"],
]);
const isNames = (value: Json) => Array.isArray(value) && value.every((name) => typeof name === "string");
const isOfKind: Readonly<Record<Kind, (value: Json) => boolean>> = {
  text: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  positive: (value) => typeof value === "number" && value > 0,
  count: (value) => typeof value === "number" && Number.isInteger(value) && value >= 0,
  boolean: (value) => typeof value === "boolean",
  list: (value) => Array.isArray(value),
  names: isNames,
  schemas: (value) => Array.isArray(value) && value.length > 0,
  map: (value) => isObject(value),
};

/** Whether a keyword makes sense in a dialect, and all validators read it in the same way. */
export function isClear(keyword: string, value: Json, part: JsonObject, dialect: Dialect | undefined): boolean {
  if (keyword === "nullable") return value !== true;
  if (keyword === "type") return typesOf(part) !== undefined;
  if (keyword === "items") return isSchema(value) || (Array.isArray(value) && dialect !== "2020-12");
  if (keyword === "dependentRequired") return isObject(value) && Object.values(value).every(isNames);
  if (withSchema.has(keyword)) return isSchema(value);
  const kind = kindOf(keyword);
  return kind ? isOfKind[kind](value) : !peculiar.has(keyword);
}

function isSchema(value: Json): boolean {
  return isObject(value) || typeof value === "boolean";
}
