import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";

const definition = /^#\/(\$defs|definitions)\/([^/~%]+)$/;

/** Whether a schema without `type` can only be meant for objects, by what the official SDK looks at. */
function isObjectShaped(schema: JsonObject, root = schema, depth = 0): boolean {
  if (depth > 100) return false;
  if (["properties", "patternProperties", "additionalProperties", "required"].some((key) => Object.hasOwn(schema, key)))
    return true;
  const [, holder = "", name = ""] = definition.exec(String(member(schema, "$ref") ?? "")) ?? [];
  if (member(member(member(root, holder), name), "type") === "object") return true;
  for (const key of ["oneOf", "anyOf", "allOf"]) {
    const members = member(schema, key);
    if (!Array.isArray(members) || members.length === 0) continue;
    return members.every(
      (branch: Json) =>
        isObject(branch) &&
        (member(branch, "type") === "object" ||
          isObjectShaped(branch, Object.hasOwn(branch, "$id") ? {} : root, depth + 1)),
    );
  }
  return false;
}

/** How an outputSchema stands in a revision that only takes objects there. */
export function outputForm(schema: JsonObject): "as it is" | "stamped" | "wrapped" {
  if (member(schema, "type") === "object") return "as it is";
  return member(schema, "type") === undefined && isObjectShaped(schema) ? "stamped" : "wrapped";
}
