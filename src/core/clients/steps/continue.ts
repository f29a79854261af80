import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { wordFor } from "./anthropic-strict.ts";
import { mapChildren, mapList, mapMembers, noteDropped } from "./edit.ts";

const types: Readonly<Record<string, string>> = {
  ...{ string: "STRING", object: "OBJECT", number: "NUMBER", integer: "INTEGER", array: "ARRAY", boolean: "BOOLEAN" },
};
const kept = new Set([
  ...["type", "title", "description", "nullable", "enum", "minItems", "maxItems", "items", "minimum", "maximum"],
  ...["properties", "required", "anyOf"],
]);

/** What Continue makes of a schema for Gemini: a schema without one type throws. */
export const continueForGemini: Transform = (schema, work) => {
  const properties = member(schema, "properties");
  if (!isObject(properties) || Object.keys(properties).length === 0) {
    work.note("parameters-dropped", inputTrail);
    return undefined;
  }
  work.note("types-upper-cased", inputTrail);
  return converted(schema, inputTrail, work) as JsonObject;
};

function converted(schema: Json, at: Trail, work: Work): Json {
  const type = member(schema, "type");
  if (!isObject(schema) || typeof type !== "string") {
    work.note("type-missing", at);
    return {};
  }
  const map = (child: Json, place: Trail) => converted(child, place, work);
  for (const keyword of Object.keys(schema)) if (!kept.has(keyword)) noteDropped(keyword, at, work);
  const made: Record<string, Json> = {
    type: Object.hasOwn(types, type.toLowerCase()) ? (types[type.toLowerCase()] as string) : "TYPE_UNSPECIFIED",
  };
  if (made.type === "TYPE_UNSPECIFIED") work.note("type-unspecified", into(at, "type"), { type });
  for (const keyword of ["title", "description", "nullable", "minimum", "maximum", "required"]) {
    const value = member(schema, keyword);
    if (value !== undefined && value !== "" && value !== false) made[keyword] = value;
  }
  const { enum: values, items, properties, anyOf } = schema;
  if (Array.isArray(values)) {
    if (!values.every((value) => typeof value === "string")) work.note("enum-as-text", into(at, "enum"));
    made.enum = values.map(String);
  }
  for (const keyword of ["minItems", "maxItems"]) {
    const value = member(schema, keyword);
    if (value !== undefined) made[keyword] = String(value);
  }
  if (isObject(items)) made.items = map(items, into(at, "items"));
  if (isObject(properties)) made.properties = mapMembers(properties, into(at, "properties"), map);
  if (Array.isArray(anyOf)) made.anyOf = mapList(anyOf, into(at, "anyOf"), map);
  return made;
}

const vercelChildren = {
  single: new Set(["items"]),
  lists: new Set(["anyOf", "oneOf", "allOf"]),
  maps: new Set(["properties"]),
};

/** The way through Vercel's SDK: every object closed, every property required. */
export const continueForVercel: Transform = (schema, work) => {
  const root = { ...schema, type: "object", properties: schema.properties ?? {} };
  return strict(root, inputTrail, work) as JsonObject;
};

function strict(schema: Json, at: Trail, work: Work): Json {
  if (!isObject(schema)) return schema;
  const mapped = mapChildren(schema, at, vercelChildren, (child, place) => strict(child, place, work));
  if (member(mapped, "type") !== "object" || !isObject(mapped.properties)) return mapped;
  const names = Object.keys(mapped.properties);
  const before = Array.isArray(mapped.required) ? mapped.required : [];
  for (const name of names) {
    if (!before.includes(name)) work.note("required-added", into(into(at, "properties"), name), { name });
  }
  if (mapped.additionalProperties !== false) work.note("closed", at, { was: wordFor(mapped.additionalProperties) });
  return { ...mapped, additionalProperties: false, required: names };
}
