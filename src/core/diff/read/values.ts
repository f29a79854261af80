import { member } from "../../json.ts";
import { typesOf, valuesOf } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { type Bound, type Facets, noLimit, type Size } from "../model/facets.ts";
import { tighterMaximum, tighterMinimum } from "./bounds.ts";

/** What a schema says of the value itself: its type, the values there are, and limits. */
export function readValues(part: JsonObject): Partial<Facets> {
  const types = typesOf(part);
  const [pattern, format, step] = [member(part, "pattern"), member(part, "format"), member(part, "multipleOf")];
  return {
    ...(types && {
      types: new Set(types.map((type) => (type === "integer" ? "number" : type))),
      integer: types.includes("integer") && !types.includes("number"),
    }),
    values: valuesOf(part),
    minimum: tighterMinimum(boundAt(part, "minimum", false), boundAt(part, "exclusiveMinimum", true)),
    maximum: tighterMaximum(boundAt(part, "maximum", false), boundAt(part, "exclusiveMaximum", true)),
    length: sizeAt(part, "minLength", "maxLength"),
    itemCount: sizeAt(part, "minItems", "maxItems"),
    memberCount: sizeAt(part, "minProperties", "maxProperties"),
    uniqueItems: member(part, "uniqueItems") === true,
    ...(typeof step === "number" && { multipleOf: [step] }),
    ...(typeof pattern === "string" && { patterns: [pattern] }),
    ...(typeof format === "string" && { formats: [format] }),
  };
}

function boundAt(part: JsonObject, keyword: string, open: boolean): Bound | undefined {
  const value = member(part, keyword);
  return typeof value === "number" ? { value, open } : undefined;
}

function sizeAt(part: JsonObject, least: string, most: string): Size {
  const [min, max] = [member(part, least), member(part, most)];
  return {
    min: typeof min === "number" ? min : noLimit.min,
    max: typeof max === "number" ? max : noLimit.max,
  };
}
