import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { mapList, mapMembers } from "./edit.ts";

/** A type and null become the type and `nullable`, in everything that the schema holds. */
export function withNullables(schema: JsonObject, work: Work): JsonObject {
  const map = (value: Json, at: Trail): Json => {
    if (Array.isArray(value)) return mapList(value, at, map);
    return isObject(value) ? mapMembers(nullable(value, at, work), at, map) : value;
  };
  return map(schema, inputTrail) as JsonObject;
}

function nullable(value: JsonObject, at: Trail, work: Work): JsonObject {
  const type = member(value, "type");
  if (!Array.isArray(type) || type.length !== 2) return value;
  const index = type.indexOf("null");
  const other = type[1 - index] as Json;
  if (index < 0 || typeof other !== "string") return value;
  work.note("nullable-keyword", into(at, "type"));
  return { ...value, type: other, nullable: true };
}

const waiting = "wait_for_previous";

/** A parameter of the client's own; the server gets it with the others. */
export function withWaiting(schema: JsonObject, work: Work): JsonObject {
  const properties = member(schema, "properties");
  if (member(schema, "type") !== "object" || (properties !== undefined && !isObject(properties))) return schema;
  work.note("parameter-added", into(into(inputTrail, "properties"), waiting), { name: waiting });
  return { ...schema, properties: { ...properties, [waiting]: { type: "boolean", description: waitingWords } } };
}

/** As the model reads it: the words are part of what is sent. */
const waitingWords =
  "Set to true to wait for all previously requested tools in this turn to complete before starting. Set to false (or omit) to run in parallel. Use true when this tool depends on the output of previous tools.";
