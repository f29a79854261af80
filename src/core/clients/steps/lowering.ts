import { isObject, member } from "../../json.ts";
import { jsonTypes } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { into, type Trail } from "../trail.ts";
import { noteDropped } from "./edit.ts";

const known: ReadonlySet<string> = new Set(jsonTypes);

/** The types that a lowered schema states. */
function knownTypes(schema: JsonObject): readonly string[] {
  const type = member(schema, "type");
  const listed = Array.isArray(type) ? type : [type];
  return listed.filter((name): name is string => typeof name === "string" && known.has(name));
}

const has = (schema: JsonObject, ...keywords: string[]) => keywords.some((keyword) => Object.hasOwn(schema, keyword));

/** The type that keywords speak of where none is stated. */
function inferredType(schema: JsonObject): string | undefined {
  if (has(schema, "properties", "required", "additionalProperties")) return "object";
  if (has(schema, "items", "prefixItems")) return "array";
  if (has(schema, "enum", "const", "format")) return "string";
  const numeric = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
  return has(schema, ...numeric) ? "number" : undefined;
}

/** Whether a schema may go without a type. */
function isUntyped(schema: JsonObject): boolean {
  return has(schema, "$ref", "anyOf", "oneOf", "allOf");
}

/** The types of a lowered schema with a note where they were guessed; undefined where nothing of it stays. */
export function loweredTypes(schema: JsonObject, at: Trail, work: Work): readonly string[] | undefined {
  const stated = knownTypes(schema);
  if (stated.length > 0) return stated;
  if (isUntyped(schema)) return [];
  const guessed = inferredType(schema);
  if (guessed === undefined) {
    if (Object.keys(schema).length > 0) work.note("schema-emptied", at);
    return undefined;
  }
  work.note(
    "type-guessed",
    at,
    { type: guessed, was: "a schema without a type" },
    isSure(schema, guessed) ? "same" : "meaning",
  );
  return [guessed];
}

/** An object stays one, whether or not it says so; an `enum` of numbers does not become text without loss. */
function isSure(schema: JsonObject, type: string): boolean {
  if (type === "object" || type === "array") return true;
  const values = has(schema, "const") ? [schema.const as Json] : member(schema, "enum");
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}

/** A schema that is only true or false becomes text. */
export function loweredBoolean(at: Trail, work: Work): JsonObject {
  work.note("type-guessed", at, { type: "string", was: "a schema for any value" });
  return { type: "string" };
}

/** Tells what has no place in a lowered schema. */
export function noteLeftOut(schema: JsonObject, kept: ReadonlySet<string>, at: Trail, work: Work): void {
  for (const keyword of Object.keys(schema)) {
    if (kept.has(keyword)) continue;
    if (keyword === "const") work.note("const-as-enum", into(at, keyword));
    else noteDropped(keyword, at, work, kept.has("description") ? schema : undefined);
  }
}

/** What an object or a list has to have. */
export function withChildren(types: readonly string[], result: JsonObject, at: Trail, work: Work): JsonObject {
  let made = result;
  if (types.includes("object") && !isObject(member(made, "properties"))) {
    work.note("properties-added", at);
    made = { ...made, properties: {} };
  }
  if (types.includes("array") && !Object.hasOwn(made, "items")) {
    work.note("items-added", at, { type: "string" });
    made = { ...made, items: { type: "string" } };
  }
  return made;
}

export function typeMember(types: readonly string[]): JsonObject {
  const [only] = types;
  if (only === undefined) return {};
  return { type: types.length === 1 ? only : types };
}
