import type { Draft, JsonSchemaValidator, JsonSchemaValidatorParams, Keyword } from "json-schema-library";
import { isObject, sameJson } from "../../json.ts";
import type { Json } from "../../types.ts";
import { isPattern } from "../pattern.ts";
import { fits } from "./ajv.ts";
import { duplicate } from "./duplicate.ts";
import { formats } from "./formats.ts";

/** Keywords that json-schema-library gets wrong in some corner, or too slow: its own except for the verdict. */
export function ownKeywords({ keywords, version }: Draft): Keyword[] {
  const counted = version === "draft-2019-09" || version === "draft-2020-12";
  const checks: Record<string, Check> = {
    // Zero is a limit like any other.
    maximum: ({ node, data }) => typeof data !== "number" || !(data > node.schema.maximum),
    // Its own compares the order of keys as well.
    enum: ({ node, data }) => [node.schema.enum].flat().some((value: Json) => sameJson(value, data as Json)),
    uniqueItems: ({ node, data }) =>
      node.schema.uniqueItems !== true || !Array.isArray(data) || duplicate(data as Json[]) === undefined,
    pattern: ({ node, data }) => typeof data !== "string" || matches(node.schema.pattern, data),
    format: ({ node, data }) => typeof data !== "string" || (formats.get(node.schema.format)?.(data) ?? true),
    contains: (params) => contains(params, counted),
  };
  return keywords.flatMap((keyword) => {
    const check = Object.hasOwn(checks, keyword.keyword) ? checks[keyword.keyword] : undefined;
    return check ? [{ ...keyword, validate: failing(keyword.keyword, check) }] : [];
  });
}

type Check = (params: JsonSchemaValidatorParams) => boolean;

function failing(keyword: string, holds: Check): JsonSchemaValidator {
  return (params) => {
    if (holds(params)) return undefined;
    const { node, data, pointer } = params;
    return node.createError(`own-${keyword}`, { pointer, schema: node.schema, value: data }, keyword);
  };
}

function matches(pattern: unknown, text: string): boolean {
  if (typeof pattern !== "string" || !isPattern(pattern)) return true;
  return fits(pattern, text);
}

function contains({ node, data, pointer, path }: JsonSchemaValidatorParams, counted: boolean): boolean {
  const wanted = node.schema.contains;
  if (!Array.isArray(data) || !(isObject(wanted) || typeof wanted === "boolean")) return true;
  const { minContains = 1, maxContains = Number.POSITIVE_INFINITY } = counted ? node.schema : {};
  const fitting = data.filter((item) =>
    typeof wanted === "boolean" ? wanted : node.contains?.validate(item, pointer, path).valid,
  );
  return fitting.length >= minContains && fitting.length <= maxContains;
}
