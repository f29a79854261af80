import { includesJson } from "../../../json.ts";
import type { Json } from "../../../types.ts";
import { type BasicType, basicTypes } from "../../model/facets.ts";
import { tighterMaximum, tighterMinimum } from "../bounds.ts";
import type { MutableFacets, Reader } from "../reader-context.ts";

/** Keywords of the value itself: its type, the values there are, numbers and text. */
export const valueKeywords = {
  type: (value, { facets }) => {
    const types = [value].flat();
    if (!types.every((type) => type === "integer" || (basicTypes as readonly Json[]).includes(type))) return false;
    facets.types = new Set(types.map((type) => (type === "integer" ? "number" : (type as BasicType))));
    facets.integer = types.includes("integer") && !types.includes("number");
    return true;
  },
  enum: (value, { facets }) => Array.isArray(value) && limitValues(facets, value),
  const: (value, { facets }) => limitValues(facets, [value]),
  minimum: (value, { schema, facets }) => {
    if (typeof value !== "number") return false;
    facets.minimum = tighterMinimum(facets.minimum, { value, open: schema.exclusiveMinimum === true });
    return true;
  },
  maximum: (value, { schema, facets }) => {
    if (typeof value !== "number") return false;
    facets.maximum = tighterMaximum(facets.maximum, { value, open: schema.exclusiveMaximum === true });
    return true;
  },
  exclusiveMinimum: (value, { facets }) => {
    if (typeof value === "number") facets.minimum = tighterMinimum(facets.minimum, { value, open: true });
    return typeof value === "number" || typeof value === "boolean";
  },
  exclusiveMaximum: (value, { facets }) => {
    if (typeof value === "number") facets.maximum = tighterMaximum(facets.maximum, { value, open: true });
    return typeof value === "number" || typeof value === "boolean";
  },
  multipleOf: (value, { facets }) => {
    if (typeof value !== "number" || value <= 0) return false;
    facets.multipleOf = [value];
    return true;
  },
  minLength: sizeReader("length", "min"),
  maxLength: sizeReader("length", "max"),
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
  minItems: sizeReader("itemCount", "min"),
  maxItems: sizeReader("itemCount", "max"),
  minProperties: sizeReader("memberCount", "min"),
  maxProperties: sizeReader("memberCount", "max"),
  // Some validators heed it, others do not.
  nullable: (value) => value !== true,
} satisfies Readonly<Record<string, Reader>>;

function limitValues(facets: MutableFacets, values: readonly Json[]): boolean {
  const known = facets.values;
  facets.values = known ? known.filter((value) => includesJson(values, value)) : values;
  return true;
}

function sizeReader(facet: "length" | "itemCount" | "memberCount", end: "min" | "max"): Reader {
  return (value, { facets }) => {
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0) return false;
    facets[facet] = { ...facets[facet], [end]: value };
    return true;
  };
}
