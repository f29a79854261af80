import { isObject, member, sameJson } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, origin, type Trail } from "../trail.ts";
import { drop, mapList, mapMembers, withoutMembers } from "./edit.ts";

const refused = ["if", "then", "else", "$ref"];

/** Zed's OpenAPI subset. It reads every object of the tree as a schema: maps of properties and data as well. */
export function zedSubset(schema: JsonObject, work: Work): JsonObject {
  return subset(schema, inputTrail, work) as JsonObject;
}

function subset(value: Json, above: Trail, work: Work): Json {
  const map = (inner: Json, place: Trail) => subset(inner, place, work);
  if (Array.isArray(value)) return mapList(value, above, map);
  if (!isObject(value)) return value;
  const at = origin(value, above);
  for (const keyword of refused) {
    if (Object.hasOwn(value, keyword)) work.note("keyword-refused", into(at, keyword), { keyword }, "tool");
  }
  const isLeftOut = (keyword: string) => isRemoved(keyword, value[keyword]);
  const typed = withOneType(drop(value, isLeftOut, at, work), at, work);
  const united = withAnyOf(described(typed, at, work), at, work);
  return collapsed(mapMembers(united, at, map), at, work);
}

function isRemoved(keyword: string, value: Json | undefined): boolean {
  if (keyword === "format") return typeof value === "string";
  if (keyword === "exclusiveMinimum" || keyword === "exclusiveMaximum") return typeof value === "number";
  if (keyword === "optional") return typeof value === "boolean";
  return keyword === "additionalProperties" || keyword === "propertyNames";
}

function withOneType(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const type = member(schema, "type");
  const rest = () => withoutMembers(schema, (keyword) => keyword === "type");
  if (type === "null") return { ...rest(), nullable: true };
  if (!Array.isArray(type)) return schema;
  const real = type.filter((one) => one !== "null") as Json[];
  const nullable = real.length < type.length ? { nullable: true } : {};
  const [first] = real;
  if (real.length < type.length) work.note("nullable-keyword", into(at, "type"));
  if (first === undefined) return real.length < type.length ? { ...rest(), ...nullable } : schema;
  if (real.length === 1) return { ...schema, type: first, ...nullable };
  work.note("types-split", into(at, "type"));
  return pushed(
    { ...rest(), ...nullable },
    real.map((one) => ({ type: one })),
  );
}

function described(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const isTyped = ["type", "anyOf", "oneOf", "allOf"].some((keyword) => Object.hasOwn(schema, keyword));
  if (isTyped || typeof member(schema, "description") !== "string") return schema;
  work.note("type-guessed", at, { type: "string", was: "a schema without a type" });
  return { ...schema, type: "string" };
}

function withAnyOf(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const branches = member(schema, "oneOf");
  if (!Array.isArray(branches)) return schema;
  work.note("one-as-any", into(at, "oneOf"));
  return pushed(
    withoutMembers(schema, (keyword) => keyword === "oneOf"),
    branches as Json[],
  );
}

/** A second union beside a first one: both go into `allOf`. */
function pushed(schema: JsonObject, branches: readonly Json[]): JsonObject {
  const before = member(schema, "anyOf");
  const all = member(schema, "allOf");
  const list = Array.isArray(all) ? (all as Json[]) : [];
  if (before !== undefined) {
    const rest = withoutMembers(schema, (keyword) => keyword === "anyOf" || keyword === "allOf");
    return { ...rest, allOf: [...list, { anyOf: before }, { anyOf: branches }] };
  }
  if (Array.isArray(all)) return { ...schema, allOf: [...list, { anyOf: branches }] };
  return { ...schema, anyOf: branches };
}

/** Branches that only say `nullable` are said by the schema itself; a single other branch takes their place. */
function collapsed(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const branches = member(schema, "anyOf");
  if (!Array.isArray(branches)) return withoutMembers(schema, (keyword) => keyword === "anyOf");
  const real = (branches as Json[]).filter((branch) => !sameJson(branch, { nullable: true }));
  if (real.length === branches.length) return schema;
  work.note("nullable-keyword", into(at, "anyOf"));
  const rest = { ...withoutMembers(schema, (keyword) => keyword === "anyOf"), nullable: true };
  const [only] = real;
  if (only === undefined) return rest;
  const clashes = !isObject(only) || Object.keys(only).some((keyword) => Object.hasOwn(rest, keyword));
  if (real.length > 1 || clashes) return { ...rest, anyOf: real };
  return { ...rest, ...(only as JsonObject) };
}
