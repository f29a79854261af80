import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, placed, type Trail, trailOf } from "../trail.ts";
import { withoutMembers } from "./edit.ts";

const data = new Set(["default", "const", "enum", "examples"]);

/** The definitions of some tables of the root written out; a reference that leads back to itself becomes an object. */
export function inlineTables(schema: JsonObject, tables: readonly string[], work: Work): JsonObject {
  if (!tables.some((table) => isObject(member(schema, table)))) return schema;
  const visit = (value: Json, at: Trail, open: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((item: Json, index) => visit(item, into(at, index), open));
    if (!isObject(value)) return value;
    const reference = member(value, "$ref");
    const [, table = "", name = ""] =
      typeof reference === "string" ? (/^#\/(\$defs|definitions)\/(.+)$/s.exec(reference) ?? []) : [];
    const target = tables.includes(table) ? member(member(schema, table), name) : undefined;
    if (target === undefined || typeof reference !== "string")
      return mapped(value, at, (inner, place) => visit(inner, place, open));
    const rest = withoutMembers(value, (key) => key === "$ref");
    if (open.includes(reference) || !work.spend()) {
      work.note("reference-cut", into(at, "$ref"), { reference });
      return { type: "object", ...rest };
    }
    work.note("reference-inlined", into(at, "$ref"), { reference });
    const place = trailOf(inputTrail, [table, name]);
    const made = visit(target, place, [...open, reference]);
    return isObject(made) ? placed({ ...made, ...rest }, place) : made;
  };
  const root = withoutMembers(schema, (key) => tables.includes(key));
  return visit(root, inputTrail, []) as JsonObject;
}

function mapped(value: JsonObject, at: Trail, map: (inner: Json, at: Trail) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, data.has(key) ? inner : map(inner, into(at, key))]),
  );
}
