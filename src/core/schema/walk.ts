import { isObject, member } from "../json.ts";
import type { Json, JsonObject, Path } from "../types.ts";

const single = new Set([
  ...["additionalProperties", "additionalItems", "unevaluatedItems", "unevaluatedProperties", "propertyNames"],
  ...["contains", "not", "if", "then", "else", "contentSchema"],
]);
const lists = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const maps = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"]);

export interface Subschema {
  readonly schema: Json;
  readonly path: Path;
}

/** Every schema position at and below a schema, whatever stands there; never into `default`, `const`, `enum` or `examples`. */
export function* subschemas(root: Json, rootPath: Path = []): Generator<Subschema> {
  const waiting: Subschema[] = [{ schema: root, path: rootPath }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    if (!isObject(next.schema)) continue;
    // One by one: as arguments of one call, a hundred thousand properties overflow the stack.
    for (const child of children(next.schema, next.path).reverse()) waiting.push(child);
  }
}

/** How many steps of a path lead from schema to schema; what is left is a keyword and a place in its value. */
export function schemaDepth(root: Json, path: Path): number {
  let at: Json | undefined = root;
  let depth = 0;
  for (;;) {
    const [keyword, inner] = path.slice(depth, depth + 2);
    if (typeof keyword !== "string" || !isObject(at)) return depth;
    const value = member(at, keyword);
    const [steps, next]: [number, Json | undefined] =
      single.has(keyword) || (keyword === "items" && !Array.isArray(value))
        ? [1, value]
        : Array.isArray(value)
          ? [lists.has(keyword) || keyword === "items" ? 2 : 0, value[Number(inner)] as Json | undefined]
          : [maps.has(keyword) ? 2 : 0, member(value, String(inner))];
    if (steps === 0 || depth + steps > path.length || next === undefined) return depth;
    depth += steps;
    at = next;
  }
}

/** The same schema with every schema in it changed, the inner ones first; those that stay the same stay the same objects. */
export function mapSubschemas(schema: Json, change: (schema: JsonObject) => JsonObject): Json {
  if (!isObject(schema)) return schema;
  const inner = (value: Json) => mapSubschemas(value, change);
  const mapped = mapMembers(schema, (keyword, value) => {
    if (single.has(keyword) || (keyword === "items" && !Array.isArray(value))) return inner(value);
    if ((lists.has(keyword) || keyword === "items") && Array.isArray(value)) return mapItems(value, inner);
    return maps.has(keyword) && isObject(value) ? mapMembers(value, (_, one) => inner(one)) : value;
  });
  return change(mapped);
}

function mapMembers(object: JsonObject, map: (key: string, value: Json) => Json): JsonObject {
  const entries = Object.entries(object).map(([key, value]) => [key, map(key, value)] as const);
  return entries.every(([key, value]) => member(object, key) === value) ? object : Object.fromEntries(entries);
}

function mapItems(list: readonly Json[], map: (value: Json) => Json): readonly Json[] {
  const mapped = list.map(map);
  return mapped.every((value, index) => value === list[index]) ? list : mapped;
}

function children(schema: JsonObject, path: Path): Subschema[] {
  const found: Subschema[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    const here = [...path, keyword];
    if (single.has(keyword) || (keyword === "items" && !Array.isArray(value))) {
      found.push({ schema: value, path: here });
    } else if ((lists.has(keyword) || keyword === "items") && Array.isArray(value)) {
      value.forEach((item: Json, index) => {
        found.push({ schema: item, path: [...here, index] });
      });
    } else if (maps.has(keyword) && isObject(value)) {
      for (const [key, member] of Object.entries(value)) {
        // In `dependencies` an array is a list of names, not a schema.
        if (keyword === "dependencies" && Array.isArray(member)) continue;
        found.push({ schema: member, path: [...here, key] });
      }
    }
  }
  return found;
}
