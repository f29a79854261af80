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

/** The last ones alone: most roots are made for one client and looked at once, and to keep them all costs more than it saves. */
const recent: { readonly root: JsonObject; readonly nodes: readonly Node[] }[] = [];
const maxRecent = 4;

interface Places {
  readonly single: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  readonly maps: ReadonlySet<string>;
}

/** Every schema object at and below a root, in no order that matters. Many clients send the schema as it is: it is read once. */
export function nodesOf(root: JsonObject): readonly Node[] {
  const before = recent.find((one) => one.root === root);
  if (before) return before.nodes;
  const nodes = nodesIn(root, { single, lists, maps });
  recent.unshift({ root, nodes });
  recent.length = Math.min(recent.length, maxRecent);
  return nodes;
}

/** Those that somebody reaches who knows these places alone. */
export function nodesIn(root: JsonObject, { single, lists, maps }: Places): readonly Node[] {
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
  return found;
}

/** The types that a schema states. */
export function statedTypes(schema: JsonObject): readonly string[] {
  const type = member(schema, "type");
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.filter((one) => typeof one === "string") : [];
}
