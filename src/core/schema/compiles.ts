import { isObject, member } from "../json.ts";
import type { Json } from "../types.ts";
import { resolveReference } from "./view.ts";
import { subschemas } from "./walk.ts";

/** Keywords that Ajv takes besides those of the meta-schema, or that give a part of the schema a name of its own. */
const peculiar = new Set([
  ...["$anchor", "$async", "$dynamicAnchor", "$dynamicRef", "$id", "$recursiveAnchor", "$recursiveRef", "id"],
  ...["discriminator", "nullable", "patternProperties"],
  ...["formatMinimum", "formatMaximum", "formatExclusiveMinimum", "formatExclusiveMaximum"],
]);

/** Whether a schema that its meta-schema accepts clearly compiles; false means no more than that Ajv has to say. Compiling costs milliseconds. */
export function plainlyCompiles(root: Json): boolean {
  const known = new Set<Json>();
  const targets: Json[] = [];
  for (const { schema, path } of subschemas(root)) {
    known.add(schema);
    // Ajv makes a URI of every name on its way, and half of a surrogate pair has no place in one.
    if (/\p{Cs}/u.test(String(path.at(-1) ?? ""))) return false;
    if (typeof schema === "boolean") continue;
    if (!isObject(schema) || Object.keys(schema).some((keyword) => peculiar.has(keyword))) return false;
    const values = member(schema, "enum");
    if (Array.isArray(values) && values.length === 0) return false;
    const reference = member(schema, "$ref");
    if (reference === undefined) continue;
    const target = typeof reference === "string" ? resolveReference(root, reference) : undefined;
    // Of references that only lead to references Ajv may never see the end.
    if (!isObject(target) || member(target, "$ref") !== undefined) return false;
    targets.push(target);
  }
  return targets.every((target) => known.has(target));
}
