import { distinctJson, hasType, includesJson, isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { matches } from "../pattern.ts";
import { typesOf, valuesOf } from "../view.ts";
import type { Answer } from "./answers.ts";
import type { Check } from "./check.ts";

/** What a schema says of the value itself: its type, the values there are, and limits. */
export function valueChecks(part: JsonObject): readonly Check[] {
  const [types, values] = [typesOf(part), valuesOf(part)];
  const checks: Check[] = [];
  if (types) checks.push((value) => types.some((type) => hasType(value, type)));
  if (values) checks.push((value) => includesJson(values, value));
  for (const [keyword, limited] of Object.entries(limits)) {
    const limit = member(part, keyword);
    if (typeof limit === "number") checks.push((value) => limited(value, limit));
  }
  const [pattern, format] = [member(part, "pattern"), member(part, "format")];
  if (typeof pattern === "string") checks.push((value) => typeof value !== "string" || matches(pattern, value));
  if (typeof format === "string") checks.push(formatCheck(format));
  if (member(part, "uniqueItems") === true) checks.push((value) => !Array.isArray(value) || areUnique(value));
  return checks;
}

const limits: Readonly<Record<string, (value: Json, limit: number) => Answer>> = {
  minimum: (value, limit) => typeof value !== "number" || value >= limit,
  maximum: (value, limit) => typeof value !== "number" || value <= limit,
  exclusiveMinimum: (value, limit) => typeof value !== "number" || value > limit,
  exclusiveMaximum: (value, limit) => typeof value !== "number" || value < limit,
  multipleOf: (value, limit) => typeof value !== "number" || isMultiple(value, limit),
  minLength: (value, limit) => typeof value !== "string" || [...value].length >= limit,
  maxLength: (value, limit) => typeof value !== "string" || [...value].length <= limit,
  minItems: (value, limit) => !Array.isArray(value) || value.length >= limit,
  maxItems: (value, limit) => !Array.isArray(value) || value.length <= limit,
  minProperties: (value, limit) => !isObject(value) || Object.keys(value).length >= limit,
  maxProperties: (value, limit) => !isObject(value) || Object.keys(value).length <= limit,
};

/** Validators differ in how they divide most fractions and huge numbers. */
function isMultiple(value: number, step: number): Answer {
  const times = value / step;
  const isWhole = Number.isInteger(value) && Number.isInteger(step) && Math.abs(times) < 1e21;
  return isWhole || (isHalved(value) && isHalved(step)) ? Number.isInteger(times) : undefined;
}

/** Whole, or whole after a few doublings (0.5, 2.25): such numbers divide without rounding. */
function isHalved(value: number): boolean {
  return Number.isInteger(value * 1024) && Math.abs(value) < 2 ** 40;
}

function formatCheck(format: string): Check {
  return (value, { source }) => {
    if (typeof value === "string") return source.hasFormat?.(format, value);
    if (typeof value !== "number") return true;
    // Some validators heed these formats of OpenAPI.
    if (format === "int32") return (Number.isInteger(value) && Math.abs(value) < 2 ** 31) || undefined;
    return format !== "int64" || Number.isInteger(value) || undefined;
  };
}

function areUnique(items: readonly Json[]): boolean {
  return distinctJson(items).length === items.length;
}
