import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, placed, type Trail } from "../trail.ts";
import { mapList, mapMembers, noteDropped } from "./edit.ts";

const read: ReadonlySet<string> = new Set([
  ...["type", "description", "required", "properties", "items", "allOf", "anyOf", "oneOf", "format", "const"],
  ...["minLength", "enum"],
]);

/** What @ai-sdk/google 3 makes of a schema: a dozen keywords stay. Undefined where nothing is sent. */
export function aiSdkGoogle3(schema: JsonObject, work: Work): JsonObject | undefined {
  if (isEmpty(schema)) {
    work.note("parameters-dropped", inputTrail);
    return undefined;
  }
  return converted(schema, inputTrail, work);
}

function isEmpty(schema: JsonObject): boolean {
  const { type, properties, additionalProperties } = schema;
  const none = (properties ?? null) === null || Object.keys(properties as JsonObject).length === 0;
  return type === "object" && none && !additionalProperties;
}

function converted(schema: Json, at: Trail, work: Work): JsonObject {
  if (typeof schema === "boolean") {
    work.note("type-guessed", at, { type: "boolean", was: "a schema for any value" });
    return { type: "boolean", properties: {} };
  }
  if (!isObject(schema)) return {};
  if (isEmpty(schema))
    return schema.description ? { type: "object", description: schema.description } : { type: "object" };
  const map = (child: Json, place: Trail) => converted(child, place, work);
  for (const keyword of Object.keys(schema)) if (!read.has(keyword)) noteDropped(keyword, at, work);
  const { description, required, format, type, properties, items, allOf, oneOf, minLength } = schema;
  const made: Record<string, Json> = {};
  if (description) made.description = description;
  if (required) made.required = required;
  if (format) made.format = format;
  if (Object.hasOwn(schema, "const")) {
    made.enum = [schema.const as Json];
    work.note("const-as-enum", into(at, "const"));
  }
  if (Array.isArray(type)) Object.assign(made, split(type as Json[], at, work));
  else if (type) made.type = type;
  if (schema.enum !== undefined) made.enum = schema.enum;
  if (isObject(properties)) made.properties = mapMembers(properties, into(at, "properties"), map);
  if (items) made.items = Array.isArray(items) ? mapList(items, into(at, "items"), map) : map(items, into(at, "items"));
  if (Array.isArray(allOf)) made.allOf = mapList(allOf, into(at, "allOf"), map);
  if (Array.isArray(schema.anyOf)) Object.assign(made, union(schema.anyOf as Json[], into(at, "anyOf"), work));
  if (Array.isArray(oneOf)) made.oneOf = mapList(oneOf, into(at, "oneOf"), map);
  if (minLength !== undefined) made.minLength = minLength;
  return made;
}

function split(types: readonly Json[], at: Trail, work: Work): JsonObject {
  const real = types.filter((type) => type !== "null");
  if (real.length === 0) return { type: "null" };
  work.note("types-split", into(at, "type"));
  return { anyOf: real.map((type) => ({ type })), ...(real.length < types.length && { nullable: true }) };
}

/** Null among the branches becomes `nullable`; a single other branch takes the place of the union. */
function union(branches: readonly Json[], at: Trail, work: Work): JsonObject {
  const isNull = (branch: Json) => member(branch, "type") === "null";
  const map = (branch: Json) => converted(branch, into(at, branches.indexOf(branch)), work);
  if (!branches.some(isNull)) return { anyOf: branches.map(map) };
  work.note("nullable-keyword", at);
  const real = branches.filter((branch) => !isNull(branch));
  const [only] = real;
  if (real.length !== 1 || only === undefined) return { anyOf: real.map(map), nullable: true };
  return { nullable: true, ...placed(map(only), at) };
}
