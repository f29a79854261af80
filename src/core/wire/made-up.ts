import { isObject, member } from "../json.ts";
import { dereference } from "../reference.ts";
import type { Json, JsonObject } from "../types.ts";

/** Some value for a schema, the smallest that its plain keywords allow. */
export function madeUp(schema: Json, root = schema, depth = 0): Json {
  const at = dereference(root, schema);
  if (!isObject(at) || depth > 30) return null;
  for (const key of ["const", "default"]) if (Object.hasOwn(at, key)) return at[key] ?? null;
  for (const key of ["examples", "enum"]) {
    const values = member(at, key);
    if (Array.isArray(values) && values.length > 0) return values[0] as Json;
  }
  for (const key of ["oneOf", "anyOf", "allOf"]) {
    const branches = member(at, key);
    if (Array.isArray(branches) && branches.length > 0 && !Object.hasOwn(at, "properties")) {
      return madeUp(branches[0] as Json, root, depth + 1);
    }
  }
  return ofType(at, root, depth);
}

function ofType(schema: JsonObject, root: Json, depth: number): Json {
  const type = [member(schema, "type") ?? "object"].flat()[0];
  if (type === "string") return "text";
  if (type === "integer" || type === "number") return Number(member(schema, "minimum") ?? 1);
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "array") return [madeUp(member(schema, "items") ?? {}, root, depth + 1)];
  const required = member(schema, "required");
  const names = Array.isArray(required) ? required.filter((name: Json) => typeof name === "string") : [];
  const properties = member(schema, "properties");
  return Object.fromEntries(names.map((name) => [name, madeUp(member(properties, name) ?? {}, root, depth + 1)]));
}
