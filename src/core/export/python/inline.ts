import { isObject, member } from "../../json.ts";
import { declaredDialect, inDialect, referencesOf, subschemas } from "../../schema/index.ts";
import { toPointer, valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";

/** More than this much of it helps no reader. */
const maxSchemas = 2_000;

/**
 * A schema with what its references lead to in their place: Pydantic refuses a `$ref` that it did not write. A reference
 * that leads nowhere, back to itself or too far takes every value, and `lose` is told.
 */
export function inlined(root: JsonObject, lose: (path: Path, why: string) => void): JsonObject {
  const references = referencesOf(root).filter(({ keyword }) => keyword === "$ref");
  if (references.length === 0) return root;
  const targets = new Map(references.map(({ path, target }) => [toPointer(path), target]));
  const schemas = new Set([...subschemas(root)].map(({ schema }) => schema));
  const dialect = declaredDialect(root);
  const open = new Set<string>([""]);
  let left = maxSchemas;

  function convert(value: Json, path: Path): Json {
    if (Array.isArray(value)) return value.map((item: Json, index) => convert(item, [...path, index]));
    if (!isObject(value)) return value;
    const isSchema = schemas.has(value);
    const isReference = isSchema && typeof member(value, "$ref") === "string";
    const entries = Object.entries(isSchema ? inDialect(value, dialect) : value)
      .filter(([key]) => !(isReference && key === "$ref"))
      .filter(([key]) => !(key === "$defs" || key === "definitions") || !isSchema)
      .map(([key, inner]) => [key, data.has(key) && isSchema ? inner : convert(inner, [...path, key])]);
    const own = Object.fromEntries(entries) as JsonObject;
    return isReference ? merged(followed(path), own) : own;
  }

  function followed(path: Path): Json {
    const target = targets.get(toPointer(path));
    const key = target && toPointer(target);
    const why =
      !target || key === undefined
        ? "it leads nowhere"
        : open.has(key)
          ? "it leads back to itself"
          : --left < 0
            ? "it would be too large"
            : undefined;
    if (why || !target || key === undefined) {
      lose([...path, "$ref"], why ?? "");
      return {};
    }
    open.add(key);
    const schema = convert(valueAt(root, target) ?? true, target);
    open.delete(key);
    return schema;
  }

  return convert(root, []) as JsonObject;
}

/** Values that are no schemas, whatever they look like. */
const data = new Set(["const", "enum", "default", "examples"]);
const words = new Set(["title", "description", "default", "examples", "deprecated"]);

/** What stands beside a reference holds as well; words about it go before those of the target. */
function merged(target: Json, own: JsonObject): JsonObject {
  if (!isObject(target)) return target === false ? { ...own, not: {} } : own;
  const clash = Object.keys(own).some((key) => Object.hasOwn(target, key) && !words.has(key));
  return clash ? { ...own, allOf: [...(Array.isArray(own.allOf) ? own.allOf : []), target] } : { ...target, ...own };
}
