import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { mapList, withoutMembers } from "./edit.ts";

const intents = [
  ...["type", "properties", "items", "prefixItems", "enum", "const", "$ref", "additionalProperties"],
  ...["patternProperties", "required", "not", "if", "then", "else"],
];
const unions = ["anyOf", "oneOf", "allOf"];
const isUnion = (schema: Json | undefined) => unions.some((keyword) => Array.isArray(member(schema, keyword)));
const saysSomething = (schema: Json) =>
  isUnion(schema) || intents.some((keyword) => member(schema, keyword) !== undefined);

/** For Gemini: texts in `enum`, one type a schema, and only what belongs to that type. It goes into data as well. */
export function openCodeForGemini(schema: JsonObject, work: Work): JsonObject {
  return cleaned(schema, inputTrail, work) as JsonObject;
}

function cleaned(value: Json, at: Trail, work: Work): Json {
  if (Array.isArray(value)) return mapList(value, at, (item, place) => cleaned(item, place, work));
  if (!isObject(value)) return value;
  const copied = withTexts(value, at, work);
  const split = withOneType(copied, at, work);
  const filtered = withRequired(split, at, work);
  const listed = withItems(filtered, at, work);
  const type = member(listed, "type");
  if (!type || type === "object" || isUnion(listed)) return listed;
  return withoutMembers(listed, (keyword) => keyword === "properties" || keyword === "required");
}

/** A number with listed values becomes text, if its type stands before them. */
function withTexts(value: JsonObject, at: Trail, work: Work): JsonObject {
  const made = new Map<string, Json>();
  for (const [keyword, inner] of Object.entries(value)) {
    if (keyword === "enum" && Array.isArray(inner)) {
      made.set(keyword, inner.map(String));
      if (!inner.every((one) => typeof one === "string")) work.note("enum-as-text", into(at, "enum"));
      if (made.get("type") === "integer" || made.get("type") === "number") made.set("type", "string");
    } else made.set(keyword, cleaned(inner, into(at, keyword), work));
  }
  return Object.fromEntries(made);
}

function withOneType(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const type = member(schema, "type");
  if (!Array.isArray(type)) return schema;
  const real = type.filter((one) => one !== "null") as Json[];
  if (real.length === 0) return { ...schema, type: "null" };
  work.note("types-split", into(at, "type"));
  if (Object.hasOwn(schema, "anyOf")) work.note("branches-dropped", into(at, "anyOf"), { keyword: "anyOf" });
  const rest = withoutMembers(schema, (keyword) => keyword === "type");
  return { ...rest, anyOf: real.map((one) => ({ type: one })), ...(real.length < type.length && { nullable: true }) };
}

function withRequired(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const { type, properties, required } = schema;
  if (type !== "object" || !properties || !Array.isArray(required)) return schema;
  const left = required.filter(
    (name) => isObject(properties) && typeof name === "string" && Object.hasOwn(properties, name),
  );
  if (left.length === required.length) return schema;
  for (const name of required)
    if (!left.includes(name)) work.note("required-unknown", into(at, "required"), { name: String(name) });
  return { ...schema, required: left };
}

function withItems(schema: JsonObject, at: Trail, work: Work): JsonObject {
  if (member(schema, "type") !== "array" || isUnion(schema)) return schema;
  const items = member(schema, "items") ?? {};
  if (!isObject(items) || saysSomething(items)) return Object.hasOwn(schema, "items") ? schema : { ...schema, items };
  work.note("items-added", at, { type: "string" });
  return { ...schema, items: { ...items, type: "string" } };
}
