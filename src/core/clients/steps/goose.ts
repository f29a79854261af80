import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { mapMembers, withoutMembers } from "./edit.ts";

/** What Goose does for Chat Completions: objects are completed, null leaves the types of their direct properties. */
export function gooseForChat(schema: JsonObject, work: Work): JsonObject {
  return completed(schema, inputTrail, work);
}

function completed(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const type = member(schema, "type");
  if (typeof type === "string" && type !== "object") return schema;
  let made = schema;
  if (!Object.hasOwn(made, "properties")) {
    work.note("properties-added", at);
    made = { ...made, properties: {} };
  }
  if (!Object.hasOwn(made, "required")) {
    work.note("required-list-added", at);
    made = { ...made, required: [] };
  }
  if (type === undefined) {
    work.note("root-type-added", at);
    made = { ...made, type: "object" };
  }
  const properties = member(made, "properties");
  if (!isObject(properties)) return made;
  const mapped = mapMembers(properties, into(at, "properties"), (property, place) => {
    const plain = withoutNull(property, place, work);
    return isObject(plain) && member(plain, "type") === "object" ? completed(plain, place, work) : plain;
  });
  return mapped === properties ? made : { ...made, properties: mapped };
}

function withoutNull(property: Json, at: Trail, work: Work): Json {
  if (!isObject(property)) return property;
  const type = member(property, "type");
  if (Array.isArray(type)) {
    const real = type.filter((one) => one !== "null") as Json[];
    const [only] = real;
    if (real.length !== 1 || only === undefined) return property;
    if (type.length > 1) work.note("null-dropped", into(at, "type"));
    return { ...property, type: only };
  }
  const branches = member(property, "anyOf");
  if (!Array.isArray(branches) || branches.length !== 2) return property;
  const index = branches.findIndex((branch: Json) => member(branch, "type") !== "null");
  const other = branches[index] as Json | undefined;
  if (!branches.some((branch: Json) => member(branch, "type") === "null") || !isObject(other)) return property;
  work.note("null-dropped", into(at, "anyOf"));
  return { ...other, ...withoutMembers(property, (keyword) => keyword === "anyOf") };
}
