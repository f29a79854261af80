import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { mapList, mapMembers, noteDropped, withoutMembers } from "./edit.ts";

/** How a node is rewritten after its children were. */
export type Rewrite = (schema: JsonObject, at: Trail, work: Work) => JsonObject;

/** Pydantic AI goes through the root and then through the definitions, and rewrites each schema on its way back. */
export function pydantic(rewrite: Rewrite): Transform {
  return (schema, work) => {
    const table = member(schema, "$defs");
    const map = (child: Json, place: Trail) => walk(child, place, rewrite, work);
    const made = map(
      withoutMembers(schema, (keyword) => keyword === "$defs"),
      inputTrail,
    );
    if (!isObject(made)) return {};
    if (!isObject(table) || Object.keys(table).length === 0) return made;
    return { ...made, $defs: mapMembers(table, into(inputTrail, "$defs"), map) };
  };
}

export function walk(schema: Json, at: Trail, rewrite: Rewrite, work: Work): Json {
  if (!isObject(schema)) return schema;
  const map = (child: Json, place: Trail) => walk(child, place, rewrite, work);
  const type = member(schema, "type");
  let made: Json = schema;
  if (type === "object") made = objectOf(schema, at, map);
  else if (type === "array") made = listOf(schema, at, map);
  else if (type === undefined || type === null) {
    for (const keyword of ["anyOf", "oneOf", "allOf"]) if (isObject(made)) made = unionOf(made, keyword, at, work, map);
  }
  return isObject(made) ? rewrite(made, at, work) : made;
}

type MapSchema = (schema: Json, at: Trail) => Json;

function objectOf(schema: JsonObject, at: Trail, map: MapSchema): JsonObject {
  let made = schema;
  for (const keyword of ["properties", "patternProperties"]) {
    const members = member(made, keyword);
    if (isObject(members)) made = { ...made, [keyword]: mapMembers(members, into(at, keyword), map) };
  }
  const additional = member(made, "additionalProperties");
  return isObject(additional)
    ? { ...made, additionalProperties: map(additional, into(at, "additionalProperties")) }
    : made;
}

function listOf(schema: JsonObject, at: Trail, map: MapSchema): JsonObject {
  const { prefixItems, items } = schema;
  return {
    ...schema,
    ...(Array.isArray(prefixItems) && { prefixItems: mapList(prefixItems, into(at, "prefixItems"), map) }),
    ...(isObject(items) && { items: map(items, into(at, "items")) }),
  };
}

/** One branch alone takes the place of its union. */
function unionOf(schema: JsonObject, keyword: string, at: Trail, work: Work, map: MapSchema): Json {
  const branches = member(schema, keyword);
  if (!Array.isArray(branches)) return schema;
  const handled = mapList(branches, into(at, keyword), map);
  const [only] = handled;
  const rest = withoutMembers(schema, (key) => key === keyword);
  if (handled.length !== 1 || only === undefined) return { ...rest, [keyword]: handled };
  work.note("branch-folded", into(at, keyword), { keyword });
  return isObject(only) ? { ...only, ...rest } : only;
}

/** A rewrite that leaves keywords out. */
export function without(keywords: readonly string[]): Rewrite {
  const left = new Set(keywords);
  return (schema, at, work) => {
    for (const keyword of Object.keys(schema)) if (left.has(keyword)) noteDropped(keyword, at, work);
    return withoutMembers(schema, (keyword) => left.has(keyword));
  };
}
