import { isObject } from "../../json.ts";
import { headerKeyword, isToken } from "../../mcp/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { type Code, source, trusted } from "../code.ts";
import { pyLiteral } from "../literals/python.ts";

/** What stands beside a type. */
export interface Extras {
  /** Arguments of `Field`. */
  readonly field: readonly Code[];
  /** Keywords that `Field` has no argument for: they are shown to clients as they are. */
  readonly schema: JsonObject;
}

const bounds: Readonly<Record<string, string>> = {
  ...{ minimum: "ge", exclusiveMinimum: "gt", maximum: "le", exclusiveMaximum: "lt", multipleOf: "multiple_of" },
};
const sizes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  str: { minLength: "min_length", maxLength: "max_length" },
  list: { minItems: "min_length", maxItems: "max_length" },
  dict: { minProperties: "min_length", maxProperties: "max_length" },
};

/** Keywords as arguments of `Field` where Pydantic takes them for such a type, and as they are otherwise. */
export function constraintsOf(rest: JsonObject, base: string | undefined, lose: (keyword: string) => void): Extras {
  const field: Code[] = [];
  const schema: [string, Json][] = [];
  for (const [keyword, value] of Object.entries(rest)) {
    if (hasReference(value) || keyword === "$ref" || isWrongHeader(keyword, value, base)) lose(keyword);
    else {
      const parameter = parameterFor(keyword, value, base);
      if (parameter === undefined) schema.push([keyword, value]);
      else field.push(source`${trusted(parameter)}=${pyLiteral(value)}`);
    }
  }
  return { field, schema: Object.fromEntries(schema) };
}

/** A pattern is never one: Pydantic's engine knows no look-around, and fails when the module is loaded. */
function parameterFor(keyword: string, value: Json, base = ""): string | undefined {
  if (keyword === "title" || keyword === "description") return typeof value === "string" ? keyword : undefined;
  if (typeof value !== "number") return undefined;
  if (base === "int" || base === "float") {
    const fits = base === "int" ? Number.isSafeInteger(value) : Number.isFinite(value);
    const isPositive = keyword !== "multipleOf" || value > 0;
    return fits && isPositive && Object.hasOwn(bounds, keyword) ? bounds[keyword] : undefined;
  }
  const known = Object.hasOwn(sizes, base) ? (sizes[base] ?? {}) : {};
  const fits = Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31;
  return fits && Object.hasOwn(known, keyword) ? known[keyword] : undefined;
}

/** The official SDK fails when the module is loaded. */
function isWrongHeader(keyword: string, value: Json, base = ""): boolean {
  if (keyword !== headerKeyword) return false;
  return typeof value !== "string" || !isToken(value) || !["str", "int", "bool"].includes(base);
}

/** Pydantic takes every member `$ref` for a reference of its own, also in a value that is no schema. */
function hasReference(value: Json): boolean {
  const waiting: Json[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isObject(next) && Object.hasOwn(next, "$ref") && typeof next.$ref === "string") return true;
    if (typeof next === "object" && next !== null) for (const inner of Object.values(next)) waiting.push(inner as Json);
  }
  return false;
}
