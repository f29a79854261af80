import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { type Children, drop, mapChildren } from "./edit.ts";
import { withProperties } from "./root.ts";

/** Where Copilot looks for schemas: not in definitions. */
const copilotChildren: Children = {
  single: new Set(["items", "additionalProperties", "not", "if", "then", "else", "contains"]),
  lists: new Set(["items", "anyOf", "allOf", "oneOf"]),
  maps: new Set(["properties", "dependencies", "patternProperties"]),
};

const gpt4Unknown = new Set([
  ...["minLength", "maxLength", "pattern", "default", "format", "minimum", "maximum", "multipleOf"],
  ...["patternProperties", "unevaluatedProperties", "propertyNames", "minProperties", "maxProperties"],
  ...["unevaluatedItems", "contains", "minContains", "maxContains", "minItems", "maxItems", "uniqueItems"],
]);
const maxDescription = 1024;
const rootUnknown = new Set(["oneOf", "anyOf", "allOf", "not", "if", "then", "else"]);

/** What differs between the families of models. */
export interface Family {
  readonly isGpt4?: boolean;
  /** Tuples become one schema for all items. */
  readonly is2020?: boolean;
  readonly isGemini?: boolean;
}

/** What VS Code and then Copilot make of a schema. */
export function copilotSchema(family: Family): Transform {
  return (schema, work) => {
    const whole = withProperties(schema, work);
    const object = member(whole, "type") === "object" ? whole : replaced(work);
    const bare = drop(object, (keyword) => rootUnknown.has(keyword), inputTrail, work);
    return node(bare, inputTrail, family, work) as JsonObject;
  };
}

function replaced(work: Work): JsonObject {
  work.note("root-replaced", inputTrail);
  return { type: "object", properties: {} };
}

function node(schema: Json, at: Trail, family: Family, work: Work): Json {
  if (!isObject(schema)) return schema;
  if (member(schema, "type") === "array" && !schema.items) work.note("items-missing", at);
  const short = family.isGpt4 ? forGpt4(schema, at, work) : schema;
  const single = family.is2020 ? withoutTuple(short, at, work) : short;
  const typed = family.isGemini ? withNullable(single, at, work) : single;
  const known = withKnownRequired(typed, at, work);
  return mapChildren(known, at, copilotChildren, (child, place) => node(child, place, family, work));
}

function forGpt4(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const bare = drop(schema, (keyword) => gpt4Unknown.has(keyword), at, work);
  const description = member(bare, "description");
  if (typeof description !== "string" || description.length <= maxDescription) return bare;
  work.note("description-cut", into(at, "description"), { length: description.length, max: maxDescription });
  return { ...bare, description: description.slice(0, maxDescription) };
}

function withoutTuple(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const items = member(schema, "items");
  if (member(schema, "type") !== "array" || !Array.isArray(items)) return schema;
  work.note("tuple-as-union", into(at, "items"));
  return { ...schema, items: { anyOf: items } };
}

function withNullable(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const type = member(schema, "type");
  if (!Array.isArray(type) || !type.includes("null")) return schema;
  const real = type.filter((one) => one !== "null") as Json[];
  const [first] = real;
  if (first === undefined) return schema;
  work.note(real.length === 1 ? "nullable-keyword" : "null-dropped", into(at, "type"));
  return real.length === 1 ? { ...schema, type: first, nullable: true } : { ...schema, type: real };
}

function withKnownRequired(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const { type, properties, required } = schema;
  if (type !== "object" || !isObject(properties) || !Array.isArray(required)) return schema;
  const known = required.filter((name) => typeof name === "string" && Object.hasOwn(properties, name));
  if (known.length === required.length) return schema;
  for (const name of required)
    if (!known.includes(name)) work.note("required-unknown", into(at, "required"), { name: String(name) });
  return { ...schema, required: known };
}
