import { isObject, member } from "../../json.ts";
import { fromPointer } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { type Children, mapChildren, withoutMembers } from "./edit.ts";

export const tables = ["$defs", "definitions"] as const;

/** The table and name of a definition that a reference leads to or into; undefined for any other reference. */
export function definitionOf(reference: Json | undefined): readonly [string, string] | undefined {
  if (typeof reference !== "string" || !reference.startsWith("#/")) return undefined;
  const [table, name] = fromPointer(decoded(reference.slice(1)));
  return table !== undefined && name !== undefined && tables.some((one) => one === table) ? [table, name] : undefined;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Without the definitions that nothing refers to. References count where they stood in the schema as it was given. */
export function pruneDefinitions(schema: JsonObject, given: JsonObject, work: Work): JsonObject {
  if (!tables.some((table) => Object.hasOwn(schema, table))) return schema;
  const reached = reachable(given);
  let pruned = schema;
  for (const table of tables) {
    const map = member(pruned, table);
    if (!isObject(map)) continue;
    const left = withoutMembers(map, (name) => !reached.has(keyOf(table, name)));
    for (const name of Object.keys(map)) {
      if (!Object.hasOwn(left, name)) work.note("definitions-unused", into(into(inputTrail, table), name), { name });
    }
    if (left === map) continue;
    pruned =
      Object.keys(left).length > 0 ? { ...pruned, [table]: left } : withoutMembers(pruned, (key) => key === table);
  }
  return pruned;
}

const keyOf = (table: string, name: string) => `${table} ${name}`;

const outside: Children = {
  single: new Set(["items", "additionalProperties"]),
  lists: new Set(["anyOf", "oneOf", "allOf", "items"]),
  maps: new Set(["properties"]),
};

/** From the schema itself only through what stays of it; from a definition on through all that it holds. */
function reachable(root: JsonObject): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting: Json[] = [];
  const refer = (node: JsonObject) => {
    const definition = definitionOf(member(node, "$ref"));
    if (!definition || found.has(keyOf(...definition))) return;
    found.add(keyOf(...definition));
    waiting.push(member(member(root, definition[0]), definition[1]) ?? null);
  };
  const look = (node: Json, at: Trail): Json => {
    if (!isObject(node)) return node;
    refer(node);
    return mapChildren(node, at, outside, look);
  };
  look(root, inputTrail);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === null || typeof next !== "object") continue;
    if (isObject(next)) refer(next);
    for (const inner of Object.values(next)) waiting.push(inner as Json);
  }
  return found;
}
