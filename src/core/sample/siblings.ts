import { isObject, member } from "../json.ts";
import { isLegacy, mapSubschemas } from "../schema/index.ts";
import type { Dialect, Json, JsonObject } from "../types.ts";

/**
 * What Ajv, by which most servers judge, makes of a schema up to draft-07: it heeds what stands beside a `$ref`, which by the
 * specification says nothing. The same schema where that makes no difference.
 */
export function heedingSiblings(schema: Json, dialect: Dialect | undefined): Json {
  if (!isLegacy(dialect)) return schema;
  const inside = mapSubschemas(schema, (part) => (bases.some((name) => name in part) ? part : withSiblings(part)));
  // The id of the whole is the base of every reference in it anyway.
  return isObject(inside) ? withSiblings(inside) : inside;
}

/** Beside a reference these make another base of it. */
const bases = ["$id", "id"];
/** And these say nothing to any validator. */
const silent = new Set([
  ...bases,
  ...["$ref", "$schema", "$comment", "title", "description", "default", "examples", "definitions"],
]);

function withSiblings(schema: JsonObject): JsonObject {
  const { $ref, ...siblings } = schema as Record<string, Json>;
  const names = Object.keys(siblings).filter((name) => !silent.has(name));
  if (typeof $ref !== "string" || names.length === 0) return schema;
  const before = member(siblings, "allOf");
  return { ...siblings, allOf: [...(Array.isArray(before) ? before : []), { $ref }] };
}
