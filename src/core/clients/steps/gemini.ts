import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail, into, placed, type Trail } from "../trail.ts";
import { noteDropped } from "./edit.ts";

const types = new Set(["STRING", "NUMBER", "INTEGER", "BOOLEAN", "ARRAY", "OBJECT", "NULL", "TYPE_UNSPECIFIED"]);

/** What Google's SDK makes of `parameters`: capitals, `nullable` instead of null, everything else as it is. */
export const geminiParameters: Transform = (schema, work) => {
  if (Object.hasOwn(schema, "$schema")) {
    work.note("rerouted", into(inputTrail, "$schema"));
    return schema;
  }
  work.note("types-upper-cased", inputTrail);
  return converted(schema, inputTrail, work);
};

function converted(given: Json, at: Trail, work: Work): JsonObject {
  const schema = objectOf(given);
  if (member(schema, "type") && member(schema, "anyOf")) work.note("type-beside-union", at);
  const pair = nullablePair(schema, at, work);
  const { source, place } = pair ?? { source: schema, place: at };
  const result = new Map<string, Json>(pair ? [["nullable", true]] : []);
  const type = member(source, "type");
  if (Array.isArray(type)) flatten(type as Json[], result, into(place, "type"), work);
  for (const [keyword, value] of Object.entries(source)) {
    if (value === null) continue;
    if (keyword === "type") {
      if (Array.isArray(value)) continue;
      if (value === "null") work.note("null-alone", into(place, "type"));
      result.set("type", upperCased(value, into(place, "type"), work));
    } else if (keyword === "items") result.set(keyword, converted(value, into(place, keyword), work));
    else if (keyword === "anyOf" && Array.isArray(value))
      result.set(keyword, branches(value, result, into(place, keyword), work));
    else if (keyword === "properties" && isObject(value))
      result.set(keyword, members(value, into(place, keyword), work));
    else if (keyword === "additionalProperties") {
      if (value !== true) noteDropped(keyword, place, work);
    } else result.set(keyword, value);
  }
  const made = Object.fromEntries(result);
  return pair ? placed(made, place) : made;
}

/** The SDK reads what is no object as one without members, and a list as one with numbers for names. */
function objectOf(schema: Json): JsonObject {
  if (isObject(schema)) return schema;
  return Array.isArray(schema) ? { ...(schema as unknown as JsonObject) } : {};
}

/** Of two branches, one of them `null`, the other takes the place of all: what stands beside them is lost. */
function nullablePair(schema: JsonObject, at: Trail, work: Work) {
  const list = member(schema, "anyOf");
  if (!Array.isArray(list) || list.length !== 2) return undefined;
  const index = member(list[0] as Json, "type") === "null" ? 1 : member(list[1] as Json, "type") === "null" ? 0 : -1;
  if (index < 0) return undefined;
  work.note("nullable-keyword", into(at, "anyOf"));
  for (const keyword of Object.keys(schema)) if (keyword !== "anyOf") noteDropped(keyword, at, work);
  return { source: objectOf(list[index] as Json), place: into(into(at, "anyOf"), index) };
}

function flatten(list: readonly Json[], result: Map<string, Json>, at: Trail, work: Work): void {
  const real = list.filter((type) => type !== "null");
  if (real.length < list.length) {
    result.set("nullable", true);
    work.note("nullable-keyword", at);
  }
  const [only] = real;
  if (real.length === 1 && only !== undefined) result.set("type", upperCased(only, at, work));
  else {
    work.note("types-split", at);
    result.set(
      "anyOf",
      real.map((type) => ({ type: upperCased(type, at, work) })),
    );
  }
}

function upperCased(type: Json, at: Trail, work: Work): string {
  const name = String(type).toUpperCase();
  if (types.has(name)) return name;
  work.note("type-unspecified", at, { type: String(type) });
  return "TYPE_UNSPECIFIED";
}

function branches(list: readonly Json[], result: Map<string, Json>, at: Trail, work: Work): Json[] {
  return list.flatMap((branch, index): Json[] => {
    // The SDK compares loosely, so that a list of null alone is null too.
    if (String(member(branch, "type")) !== "null") return [converted(branch, into(at, index), work)];
    result.set("nullable", true);
    work.note("nullable-keyword", into(at, index));
    return [];
  });
}

function members(properties: JsonObject, at: Trail, work: Work): JsonObject {
  const mapped = Object.entries(properties).map(([name, schema]) => [name, converted(schema, into(at, name), work)]);
  return Object.fromEntries(mapped);
}
