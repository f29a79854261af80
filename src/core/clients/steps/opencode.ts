import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { mapList, mapMembers, noteDropped, withoutMembers } from "./edit.ts";
import { loweredBoolean, loweredTypes, noteLeftOut, typeMember, withChildren } from "./lowering.ts";

const kept: ReadonlySet<string> = new Set([
  ...["$ref", "type", "description", "enum", "items", "properties", "required", "additionalProperties"],
  ...["anyOf", "oneOf", "allOf", "$defs", "definitions"],
]);

/** As Codex lowers a schema, without sorting, pruning and compaction. */
export function openCodeForOpenAi(schema: JsonObject, work: Work): JsonObject {
  const lowered = lower(schema, inputTrail, work);
  return isObject(lowered) ? lowered : {};
}

function lower(schema: Json, at: Trail, work: Work): Json {
  if (typeof schema === "boolean") return loweredBoolean(at, work);
  const map = (child: Json, place: Trail) => lower(child, place, work);
  if (Array.isArray(schema)) return mapList(schema, at, map);
  if (!isObject(schema)) return schema;
  const types = loweredTypes(schema, at, work);
  if (types === undefined) return {};
  noteLeftOut(schema, kept, at, work);
  const made: [string, Json][] = [];
  const add = (keyword: string, value: Json | undefined) => {
    if (value !== undefined) made.push([keyword, value]);
  };
  const { $ref, description, properties, required, additionalProperties } = schema;
  if (typeof $ref === "string") add("$ref", $ref);
  if (typeof description === "string") add("description", description);
  add("enum", Object.hasOwn(schema, "const") ? [schema.const as Json] : listAt(schema, "enum"));
  if (isObject(properties)) add("properties", mapMembers(properties, into(at, "properties"), map));
  if (Array.isArray(required))
    add(
      "required",
      required.filter((name) => typeof name === "string"),
    );
  if (Object.hasOwn(schema, "items")) add("items", lower(schema.items as Json, into(at, "items"), work));
  if (additionalProperties !== undefined) {
    const place = into(at, "additionalProperties");
    add(
      "additionalProperties",
      typeof additionalProperties === "boolean" ? additionalProperties : map(additionalProperties, place),
    );
  }
  for (const keyword of ["anyOf", "oneOf", "allOf"]) {
    const branches = listAt(schema, keyword);
    if (branches) add(keyword, mapList(branches, into(at, keyword), map));
  }
  for (const keyword of ["$defs", "definitions"]) {
    const table = member(schema, keyword);
    if (isObject(table)) add(keyword, mapMembers(table, into(at, keyword), map));
  }
  return withChildren(types, { ...Object.fromEntries(made), ...typeMember(types) }, at, work);
}

function listAt(schema: JsonObject, keyword: string): readonly Json[] | undefined {
  const value = member(schema, keyword);
  return Array.isArray(value) ? value : undefined;
}

/** For Kimi: a reference stands alone, and of a tuple the first schema is for all items. */
export function openCodeForKimi(schema: JsonObject, work: Work): JsonObject {
  const clean = (value: Json, at: Trail): Json => {
    if (Array.isArray(value)) return mapList(value, at, clean);
    if (!isObject(value)) return value;
    if (typeof member(value, "$ref") === "string") {
      for (const keyword of Object.keys(value)) if (keyword !== "$ref") noteDropped(keyword, at, work);
      return withoutMembers(value, (keyword) => keyword !== "$ref");
    }
    const mapped = mapMembers(value, at, clean);
    const items = member(mapped, "items");
    if (!Array.isArray(items)) return mapped;
    work.note("tuple-as-union", into(at, "items"));
    return { ...mapped, items: (items[0] as Json | undefined) ?? {} };
  };
  return clean(schema, inputTrail) as JsonObject;
}
