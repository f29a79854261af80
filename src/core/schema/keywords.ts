import { nearest } from "../words.ts";
import { type JsonType, jsonTypes } from "./view.ts";

/** What the value of a keyword must be. */
export type Kind = "text" | "number" | "positive" | "count" | "boolean" | "list" | "names" | "schemas" | "map";

export const kindWords: Readonly<Record<Kind, string>> = {
  text: "text",
  number: "a number",
  positive: "a number above 0",
  count: "a whole number from 0 up",
  boolean: "true or false",
  list: "a list",
  names: "a list of names",
  schemas: "a list of at least one schema",
  map: "an object of named schemas",
};

const keywordsByKind: Readonly<Record<Kind, readonly string[]>> = {
  text: [
    ...["$anchor", "$comment", "$dynamicAnchor", "$dynamicRef", "$id", "$recursiveRef", "$ref", "$schema"],
    ...["contentEncoding", "contentMediaType", "description", "format", "pattern", "title"],
  ],
  number: ["exclusiveMaximum", "exclusiveMinimum", "maximum", "minimum"],
  positive: ["multipleOf"],
  count: [
    ...["maxContains", "maxItems", "maxLength", "maxProperties"],
    ...["minContains", "minItems", "minLength", "minProperties"],
  ],
  boolean: ["deprecated", "readOnly", "uniqueItems", "writeOnly"],
  list: ["enum", "examples"],
  names: ["required"],
  schemas: ["allOf", "anyOf", "oneOf", "prefixItems"],
  map: ["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"],
};

const kindByKeyword = new Map(
  Object.entries(keywordsByKind).flatMap(([kind, keywords]) => keywords.map((keyword) => [keyword, kind as Kind])),
);

export function kindOf(keyword: string): Kind | undefined {
  return kindByKeyword.get(keyword);
}

const otherKeywords = new Set([
  ...["$recursiveAnchor", "$vocabulary", "const", "default", "dependentRequired", "type"],
  ...["additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not"],
  ...["propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"],
]);

/** Whether some dialect has a keyword of this name. */
export function isKeyword(name: string): boolean {
  return kindByKeyword.has(name) || otherKeywords.has(name);
}

/** Every keyword of every dialect. */
export const keywordNames: readonly string[] = [...kindByKeyword.keys(), ...otherKeywords];

const aliases: Readonly<Record<string, JsonType>> = {
  ...{ str: "string", text: "string", varchar: "string", char: "string" },
  ...{ int: "integer", int32: "integer", int64: "integer", long: "integer" },
  ...{ float: "number", double: "number", decimal: "number", num: "number", numeric: "number" },
  ...{ bool: "boolean", list: "array", tuple: "array", arraylist: "array" },
  ...{ dict: "object", map: "object", hashmap: "object", obj: "object", none: "null", nil: "null" },
};

/** The JSON Schema type that a word means, and whether that is sure: other languages' names are, slips are guesses. */
export function meantType(word: string): { readonly type: string; readonly sure: boolean } | undefined {
  const lower = word.trim().toLowerCase();
  const same = jsonTypes.find((type) => type === lower) ?? (Object.hasOwn(aliases, lower) ? aliases[lower] : undefined);
  if (same) return { type: same, sure: true };
  const near = nearest(lower, jsonTypes);
  return near === undefined ? undefined : { type: near, sure: false };
}
