import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { compact } from "./codex-compact.ts";
import { pruneDefinitions } from "./codex-definitions.ts";
import { loweredBoolean, loweredTypes, noteLeftOut, typeMember, withChildren } from "./lowering.ts";

const kept: ReadonlySet<string> = new Set([
  ...["$ref", "type", "description", "encrypted", "enum", "items", "properties", "required", "additionalProperties"],
  ...["anyOf", "oneOf", "allOf", "$defs", "definitions"],
]);

/**
 * What Codex makes of a schema: each node keeps a few keywords in a fixed order, untyped nodes are typed by their keywords,
 * names are sorted, definitions that nothing refers to go, and what is still too long is compacted in four passes.
 */
export const codexSchema: Transform = (schema, work) => {
  const whole =
    isObject(member(schema, "properties")) || !hasNone(schema, "properties") ? schema : { ...schema, properties: {} };
  const lowered = lower(whole, inputTrail, work);
  if (!isObject(lowered)) return undefined;
  if (member(lowered, "type") === "null") work.note("null-alone", into(inputTrail, "type"), {}, "tool");
  work.note("order-changed", inputTrail);
  return compact(pruneDefinitions(lowered, whole, work), work);
};

const hasNone = (schema: JsonObject, keyword: string) => (member(schema, keyword) ?? null) === null;

function lower(schema: Json, at: Trail, work: Work): Json {
  if (typeof schema === "boolean") return loweredBoolean(at, work);
  if (!isObject(schema)) {
    work.note("unreadable", at, { keyword: String(at.key) });
    return {};
  }
  const types = loweredTypes(schema, at, work);
  if (types === undefined) return {};
  noteLeftOut(schema, kept, at, work);
  const values = Object.hasOwn(schema, "const")
    ? [schema.const as Json]
    : plainMember(schema, "enum", Array.isArray, at, work);
  const made: JsonObject = {
    ...given("$ref", plainMember(schema, "$ref", isText, at, work)),
    ...typeMember(types),
    ...given("description", plainMember(schema, "description", isText, at, work)),
    ...given(
      "encrypted",
      plainMember(schema, "encrypted", (value) => typeof value === "boolean", at, work),
    ),
    ...given("enum", values),
    ...given("items", itemsOf(schema, at, work)),
    ...given("properties", sorted(schema, "properties", at, work)),
    ...given("required", plainMember(schema, "required", isTexts, at, work)),
    ...given("additionalProperties", additional(schema, at, work)),
    ...Object.assign(
      {},
      ...["anyOf", "oneOf", "allOf"].map((keyword) => given(keyword, list(schema, keyword, at, work))),
    ),
    ...given("$defs", sorted(schema, "$defs", at, work)),
    ...given("definitions", sorted(schema, "definitions", at, work)),
  };
  return withChildren(types, made, at, work);
}

const isText = (value: Json) => typeof value === "string";
const isTexts = (value: Json) => Array.isArray(value) && value.every(isText);

const given = (keyword: string, value: Json | undefined): JsonObject =>
  value === undefined ? {} : { [keyword]: value };

/** A member as it is; one of another kind cannot be read, and then the tool is skipped. Null counts as absent. */
function plainMember(
  schema: JsonObject,
  keyword: string,
  isRight: (value: Json) => boolean,
  at: Trail,
  work: Work,
): Json | undefined {
  const value = member(schema, keyword);
  if (value === undefined || value === null) return undefined;
  if (isRight(value)) return value;
  work.note("unreadable", into(at, keyword), { keyword });
  return undefined;
}

function itemsOf(schema: JsonObject, at: Trail, work: Work): Json | undefined {
  const items = member(schema, "items");
  if (items === undefined || items === null) return undefined;
  if (!Array.isArray(items)) return lower(items, into(at, "items"), work);
  work.note("unreadable", into(at, "items"), { keyword: "items" });
  return undefined;
}

function additional(schema: JsonObject, at: Trail, work: Work): Json | undefined {
  const value = member(schema, "additionalProperties");
  if (value === undefined || value === null) return undefined;
  return typeof value === "boolean" ? value : lower(value, into(at, "additionalProperties"), work);
}

function list(schema: JsonObject, keyword: string, at: Trail, work: Work): Json | undefined {
  const branches = plainMember(schema, keyword, Array.isArray, at, work) as readonly Json[] | undefined;
  return branches?.map((branch, index) => lower(branch, into(into(at, keyword), index), work));
}

/** Maps come out sorted by name. A table of definitions that is none is left out. */
function sorted(schema: JsonObject, keyword: string, at: Trail, work: Work): Json | undefined {
  const isTable = keyword !== "properties";
  const map = isTable ? member(schema, keyword) : plainMember(schema, keyword, isObject, at, work);
  if (!isObject(map)) return undefined;
  const place = into(at, keyword);
  const names = Object.keys(map).sort();
  return Object.fromEntries(names.map((name) => [name, lower(map[name] as Json, into(place, name), work)]));
}
