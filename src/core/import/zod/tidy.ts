import { isObject, sameJson } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";

/** `anyOf` of bare types is a list of types. */
export function withoutBareUnion(json: JsonObject): JsonObject {
  const { anyOf, ...rest } = json;
  if (!Array.isArray(anyOf) || anyOf.length === 0) return json;
  const types: Json[] = [];
  for (const option of anyOf as readonly Json[]) {
    if (!isObject(option) || Object.keys(option).join() !== "type") return json;
    types.push(...[option.type as Json].flat());
  }
  const each = [...new Set(types)];
  return { ...rest, type: each.length === 1 ? (each[0] as Json) : each };
}

const foldable = new Set(["type", "properties", "required", "additionalProperties"]);

/** What fits all of several objects, as one object where that says the same. */
export function folded(parts: readonly JsonObject[]): JsonObject {
  return fold(parts) ?? { allOf: parts };
}

function fold(parts: readonly JsonObject[]): JsonObject | undefined {
  const plain = parts.every((part) => part.type === "object" && Object.keys(part).every((key) => foldable.has(key)));
  const opens = parts.some(
    (part) => isObject(part.additionalProperties) && Object.keys(part.additionalProperties).length > 0,
  );
  if (!plain || opens) return undefined;
  const properties = new Map<string, Json>();
  for (const part of parts) {
    for (const [name, schema] of Object.entries(isObject(part.properties) ? part.properties : {})) {
      const before = properties.get(name);
      if (before === undefined) properties.set(name, schema);
      else if (!sameJson(before, schema)) {
        const both = [before, schema].filter(isObject);
        properties.set(name, fold(both) ?? { allOf: both });
      }
    }
  }
  const required = [
    ...new Set(parts.flatMap((part) => (Array.isArray(part.required) ? (part.required as Json[]) : []))),
  ];
  return {
    ...{ type: "object", properties: Object.fromEntries(properties) },
    ...(required.length > 0 && { required }),
    ...(parts.every((part) => part.additionalProperties === false) && { additionalProperties: false }),
  };
}
