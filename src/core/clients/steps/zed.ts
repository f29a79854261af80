import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, placed, type Trail, trailOf } from "../trail.ts";
import { drop, mapList, mapMembers, withoutMembers } from "./edit.ts";

const rootLabels = new Set(["$schema", "title", "description"]);

/** What Zed does on both of its ways: labels of the root go, definitions are written out. */
export function zedPrepared(schema: JsonObject, work: Work): JsonObject {
  const bare = drop(schema, (keyword) => rootLabels.has(keyword), inputTrail, work);
  const tables = { $defs: member(bare, "$defs"), definitions: member(bare, "definitions") };
  if (tables.$defs === undefined && tables.definitions === undefined) return bare;
  const rest = withoutMembers(bare, (keyword) => keyword === "$defs" || keyword === "definitions");
  const inlined = inline(rest, inputTrail, [], tables, work);
  return isObject(inlined) ? inlined : {};
}

type Tables = Readonly<Record<string, Json | undefined>>;

/** Goes into everything, data included. Siblings of a reference win over its target. */
function inline(value: Json, at: Trail, open: readonly string[], tables: Tables, work: Work): Json {
  const map = (inner: Json, place: Trail) => inline(inner, place, open, tables, work);
  if (Array.isArray(value)) return mapList(value, at, map);
  if (!isObject(value)) return value;
  const reference = member(value, "$ref");
  if (typeof reference !== "string") return mapMembers(value, at, map);
  if (open.includes(reference) || !work.spend()) {
    work.note("reference-cut", into(at, "$ref"), { reference });
    return {};
  }
  const [, table = "", name = ""] = /^#\/(\$defs|definitions)\/(.*)$/s.exec(reference) ?? [];
  const target = member(tables[table], name);
  if (target === undefined) {
    work.note("reference-refused", into(at, "$ref"), { reference }, "tool");
    return value;
  }
  work.note("reference-inlined", into(at, "$ref"), { reference });
  const place = trailOf(inputTrail, [table, name]);
  const merged = isObject(target) ? { ...target, ...withoutMembers(value, (key) => key === "$ref") } : target;
  const made = inline(merged, place, [...open, reference], tables, work);
  return isObject(made) ? placed(made === merged || made !== target ? made : { ...made }, place) : made;
}

/** For models that take JSON Schema: the root is closed unless it says otherwise. */
export function zedJsonSchema(schema: JsonObject, work: Work): JsonObject {
  if (member(schema, "type") !== "object") return schema;
  const closed = Object.hasOwn(schema, "additionalProperties") ? schema : { ...schema, additionalProperties: false };
  if (closed !== schema) work.note("closed", inputTrail, { was: "left out" });
  if (Object.hasOwn(closed, "properties")) return closed;
  work.note("properties-added", inputTrail);
  return { ...closed, properties: {} };
}
