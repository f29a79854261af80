import { member } from "../../json.ts";
import { typesOf, valuesOf } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { anyValue, type BasicType, type Bound, type Facets, noLimit, type Size } from "../model/facets.ts";
import { tighterMaximum, tighterMinimum } from "./bounds.ts";

type OfValues = "types" | "integer" | "values" | "minimum" | "maximum" | "multipleOf";
type OfSizes = "length" | "patterns" | "formats" | "itemCount" | "uniqueItems" | "memberCount";

/** What a schema says of the value itself: its type, the values there are, and limits. */
export function readValues(part: JsonObject): Pick<Facets, OfValues | OfSizes> {
  const types = typesOf(part);
  const [pattern, format, step] = [member(part, "pattern"), member(part, "format"), member(part, "multipleOf")];
  return {
    types: types ? basicTypes(types) : anyValue.types,
    integer: types?.includes("integer") === true && !types.includes("number"),
    values: valuesOf(part),
    minimum: tighterMinimum(boundAt(part, "minimum", false), boundAt(part, "exclusiveMinimum", true)),
    maximum: tighterMaximum(boundAt(part, "maximum", false), boundAt(part, "exclusiveMaximum", true)),
    multipleOf: typeof step === "number" ? [step] : anyValue.multipleOf,
    length: sizeAt(part, "minLength", "maxLength"),
    patterns: typeof pattern === "string" ? [pattern] : anyValue.patterns,
    formats: typeof format === "string" ? [format] : anyValue.formats,
    itemCount: sizeAt(part, "minItems", "maxItems"),
    uniqueItems: member(part, "uniqueItems") === true,
    memberCount: sizeAt(part, "minProperties", "maxProperties"),
  };
}

/** Made once: most schemas have one type. */
const alone = new Map<string, ReadonlySet<BasicType>>();

function basicTypes(types: NonNullable<ReturnType<typeof typesOf>>): ReadonlySet<BasicType> {
  const [only, ...others] = types;
  const known = others.length === 0 && only ? alone.get(only) : undefined;
  if (known) return known;
  const found = new Set(types.map((type): BasicType => (type === "integer" ? "number" : type)));
  if (others.length === 0 && only) alone.set(only, found);
  return found;
}

function boundAt(part: JsonObject, keyword: string, open: boolean): Bound | undefined {
  const value = member(part, keyword);
  return typeof value === "number" ? { value, open } : undefined;
}

function sizeAt(part: JsonObject, least: string, most: string): Size {
  const [min, max] = [member(part, least), member(part, most)];
  if (min === undefined && max === undefined) return noLimit;
  return {
    min: typeof min === "number" ? min : noLimit.min,
    max: typeof max === "number" ? max : noLimit.max,
  };
}
