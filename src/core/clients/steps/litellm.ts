import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { drop, mapList, mapMembers } from "./edit.ts";
import { inlineTables } from "./inline.ts";
import { withObjectType, withProperties } from "./root.ts";

/** For OpenAI: what is missing at the root is added, and it is closed unless it says otherwise. */
export const liteLlmForOpenAi: Transform = (schema, work) => {
  const isEmpty = Object.keys(schema).length === 0;
  const typed = Object.hasOwn(schema, "type") ? schema : { ...schema, type: "object" };
  const named = Object.hasOwn(typed, "properties") ? typed : { ...typed, properties: {} };
  if (named !== schema) work.note("properties-added", inputTrail);
  if (Object.hasOwn(named, "additionalProperties")) return named;
  work.note("closed", inputTrail, { was: "left out" }, isEmpty ? "same" : "meaning");
  return { ...named, additionalProperties: false };
};

const rootKept = new Set(["type", "properties", "additionalProperties", "required", "$defs", "strict"]);

/** For Anthropic: only a few words stay at the root. */
export const liteLlmForAnthropic: Transform = (schema, work) => {
  const typed = withProperties(withObjectType(schema, work), work);
  const inlined = inlineTables(typed, ["definitions"], work);
  return drop(inlined, (keyword) => !rootKept.has(keyword), inputTrail, work);
};

const members = new Set([
  ...["type", "format", "title", "description", "nullable", "default", "items", "minItems", "maxItems", "enum"],
  ...["properties", "propertyOrdering", "required", "minProperties", "maxProperties", "minimum", "maximum"],
  ...["minLength", "maxLength", "pattern", "example", "anyOf", "additionalProperties"],
]);

/** For Gemini: definitions written out, and only what Google's schema has. */
export const liteLlmForGemini: Transform = (schema, work) =>
  node(inlineTables(schema, ["$defs"], work), inputTrail, work);

function node(schema: Json, at: Trail, work: Work): JsonObject {
  if (!isObject(schema)) return {};
  const united = withNullable(withOneType(schema, at, work), at, work);
  const typed = withType(united, at, work);
  const listed = withValues(typed, at, work);
  const kept = drop(listed, (keyword) => !members.has(keyword) || isForeignFormat(listed, keyword), at, work);
  const map = (child: Json, place: Trail) => node(child, place, work);
  const made: Record<string, Json> = { ...kept };
  const { properties, items, anyOf } = kept;
  if (isObject(properties)) {
    if (Object.keys(properties).length > 0) made.properties = mapMembers(properties, into(at, "properties"), map);
    else delete made.properties;
  }
  if (isObject(items)) made.items = map(items, into(at, "items"));
  if (!Array.isArray(anyOf)) return made;
  return onlyUnion(kept, mapList(anyOf, into(at, "anyOf"), map), at, work);
}

const isForeignFormat = (schema: JsonObject, keyword: string) =>
  keyword === "format" && schema.format !== "enum" && schema.format !== "date-time";

function withOneType(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const type = member(schema, "type");
  if (!Array.isArray(type)) return schema;
  const [only] = type as Json[];
  const { type: _, ...rest } = schema as Record<string, Json>;
  if (type.length === 1 && only !== undefined) return { ...schema, type: only };
  work.note("types-split", into(at, "type"));
  return { ...rest, anyOf: (type as Json[]).map((one) => ({ type: one })) };
}

function withNullable(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const branches = member(schema, "anyOf");
  if (!Array.isArray(branches)) return schema;
  const real = (branches as Json[]).filter((branch) => member(branch, "type") !== "null");
  if (real.length === branches.length) return schema;
  if (real.length === 0) work.note("null-alone", into(at, "anyOf"));
  work.note("nullable-keyword", into(at, "anyOf"));
  return { ...schema, anyOf: real.map((branch) => (isObject(branch) ? { ...branch, nullable: true } : branch)) };
}

/** An untyped schema counts as an object; a list of nothing in particular as one of objects. */
function withType(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const isTyped = ["type", "anyOf", "enum", "$ref"].some((keyword) => Object.hasOwn(schema, keyword));
  const typed = isTyped ? schema : { ...schema, type: "object" };
  if (typed !== schema) {
    const effect = Object.hasOwn(schema, "properties") ? "same" : "meaning";
    work.note("type-guessed", at, { type: "object", was: "a schema without a type" }, effect);
  }
  if (member(typed, "type") !== "array" || Object.keys(member(typed, "items") ?? {}).length > 0) return typed;
  work.note("items-added", at, { type: "object" });
  return { ...typed, items: { type: "object" } };
}

function withValues(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const values = member(schema, "enum");
  if (!Array.isArray(values)) return schema;
  const type = member(schema, "type");
  if (type !== undefined && type !== "string") return drop(schema, (keyword) => keyword === "enum", at, work);
  if (!values.includes("")) return schema;
  work.note("enum-null", into(at, "enum"));
  return { ...schema, enum: values.map((value: Json) => (value === "" ? null : value)) };
}

/** Beside branches nothing else stays; title and description go into each of them. */
function onlyUnion(schema: JsonObject, branches: readonly Json[], at: Trail, work: Work): JsonObject {
  const words = Object.fromEntries(
    ["title", "description"].flatMap((keyword) => (schema[keyword] ? [[keyword, schema[keyword] as Json]] : [])),
  );
  const rest = new Set(["anyOf", "title", "description", "nullable"]);
  drop(schema, (keyword) => !rest.has(keyword), at, work);
  return { anyOf: branches.map((branch) => (isObject(branch) ? { ...branch, ...words } : branch)) };
}
