import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";

/** What these hold is data, so that a `$ref` in it is no reference. */
const dataKeywords = new Set(["const", "enum", "default", "examples"]);
const mapKeywords = new Set([
  ...["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"],
]);
/** Where the wrapped schema stands. */
const wrappedAt = "#/properties/result";

/** An outputSchema of any kind as the `result` of an object, as SDKs show it where a revision takes only objects (SEP-2106). */
export function wrapOutput(schema: JsonObject): JsonObject {
  const dialect = member(schema, "$schema");
  const recursive =
    typeof dialect === "string" && dialect.includes("2019-09") && member(schema, "$recursiveAnchor") !== true;
  return {
    ...(typeof dialect === "string" && { $schema: dialect }),
    type: "object",
    properties: { result: moved(schema, recursive) as Json },
    required: ["result"],
  };
}

/** References into the schema, from its new place. The depth of a document is bounded. */
function moved(at: Json, recursive: boolean, names = false): Json {
  if (Array.isArray(at)) return at.map((item: Json) => moved(item, recursive));
  if (!isObject(at) || (!names && startsAnew(member(at, "$id")))) return at;
  if (names) return Object.fromEntries(Object.entries(at).map(([name, inner]) => [name, moved(inner, recursive)]));
  const entries = Object.entries(at).flatMap(([key, value]): [string, Json][] => {
    if (key === "$recursiveRef" && value === "#" && recursive) return [];
    if ((key === "$ref" || key === "$dynamicRef") && typeof value === "string") return [[key, target(value)]];
    return [[key, dataKeywords.has(key) ? value : moved(value, recursive, mapKeywords.has(key))]];
  });
  const result = Object.fromEntries(entries);
  if (!recursive || member(at, "$recursiveRef") !== "#") return result;
  if (!Object.hasOwn(result, "$ref")) return { ...result, $ref: wrappedAt };
  const all = member(result, "allOf");
  return { ...result, allOf: [...(Array.isArray(all) ? all : []), { $ref: wrappedAt }] };
}

function target(reference: string): string {
  if (reference === "#") return wrappedAt;
  return reference.startsWith("#/") ? `${wrappedAt}${reference.slice(1)}` : reference;
}

/** Up to draft-07 an `$id` that is only a fragment names a place and starts no document. */
function startsAnew(id: Json | undefined): boolean {
  return id !== undefined && !(typeof id === "string" && id.startsWith("#"));
}
