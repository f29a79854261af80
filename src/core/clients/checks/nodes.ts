import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { inputTrail, into, origin, type Trail } from "../trail.ts";

const single = new Set([
  ...["items", "additionalProperties", "additionalItems", "unevaluatedItems", "unevaluatedProperties", "contains"],
  ...["propertyNames", "not", "if", "then", "else", "contentSchema"],
]);
const lists = new Set(["allOf", "anyOf", "oneOf", "prefixItems", "items"]);
const maps = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"]);

export interface Node {
  readonly schema: JsonObject;
  readonly at: Trail;
}

const known = new WeakMap<JsonObject, readonly Node[]>();

/** Every schema object at and below a root, in no order that matters. Many clients send the schema as it is: it is read once. */
export function nodesOf(root: JsonObject): readonly Node[] {
  const before = known.get(root);
  if (before) return before;
  const found: Node[] = [];
  const waiting: Node[] = [{ schema: root, at: inputTrail }];
  const add = (value: Json, at: Trail) => {
    if (isObject(value)) waiting.push({ schema: value, at: origin(value, at) });
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    const { schema, at } = next;
    for (const [keyword, value] of Object.entries(schema)) {
      if (value === null || typeof value !== "object") continue;
      if (Array.isArray(value)) {
        if (!lists.has(keyword)) continue;
        const list = into(at, keyword);
        value.forEach((item: Json, index) => {
          add(item, into(list, index));
        });
      } else if (single.has(keyword)) add(value, into(at, keyword));
      else if (maps.has(keyword)) {
        const map = into(at, keyword);
        for (const [name, inner] of Object.entries(value)) add(inner, into(map, name));
      }
    }
  }
  known.set(root, found);
  return found;
}

/** The types that a schema states. */
export function statedTypes(schema: JsonObject): readonly string[] {
  const type = member(schema, "type");
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.filter((one) => typeof one === "string") : [];
}
