import type { Children } from "./edit.ts";

/** Words that limit nothing. */
export const annotations: ReadonlySet<string> = new Set([
  ...["$comment", "default", "description", "examples", "readOnly", "title", "writeOnly"],
]);

export const objectKeywords: ReadonlySet<string> = new Set([
  ...["additionalProperties", "dependencies", "maxProperties", "minProperties", "patternProperties", "properties"],
  ...["propertyNames", "required"],
]);

/** What OpenAI's SDK refuses in strict functions wherever it stands. */
export const unsupported: ReadonlySet<string> = new Set([
  ...["$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveAnchor", "$recursiveRef", "allOf", "contains"],
  ...["contentEncoding", "contentMediaType", "contentSchema", "dependentRequired", "dependentSchemas", "dependencies"],
  ...["else", "if", "maxContains", "maxProperties", "minContains", "minProperties", "not", "oneOf"],
  ...["patternProperties", "prefixItems", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"],
  "uniqueItems",
]);

const lists = ["allOf", "anyOf", "items", "oneOf", "prefixItems"];

/** Where it looks for schemas. */
export const children: Children = {
  single: new Set([
    ...["additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not"],
    ...["propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"],
  ]),
  lists: new Set(lists),
  maps: new Set(["$defs", "definitions", "dependentSchemas", "patternProperties", "properties"]),
};
