import { member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail } from "../trail.ts";
import { wordFor } from "./anthropic-strict.ts";

/** Steps at the root that many clients share. Each tells what it changed. */

export const unchanged: Transform = (schema) => schema;

export function withProperties(schema: JsonObject, work: Work): JsonObject {
  if ((schema.properties ?? null) !== null) return schema;
  work.note("properties-added", inputTrail);
  return { ...schema, properties: {} };
}

/** The type that a root is given, whatever it says itself. */
export function withObjectType(schema: JsonObject, work: Work): JsonObject {
  if (member(schema, "type") === "object") return schema;
  work.note("root-type-added", inputTrail, {}, Object.hasOwn(schema, "type") ? "meaning" : "same");
  return { ...schema, type: "object" };
}

/** The root closed, whatever it says itself. */
export function closedRoot(schema: JsonObject, work: Work): JsonObject {
  return setAdditional(schema, false, work);
}

export function openedRoot(schema: JsonObject, work: Work): JsonObject {
  return setAdditional(schema, true, work);
}

function setAdditional(schema: JsonObject, value: boolean, work: Work): JsonObject {
  const before: Json | undefined = member(schema, "additionalProperties");
  if (before === value) return schema;
  const isSame = value && before === undefined;
  work.note(value ? "opened" : "closed", inputTrail, { was: wordFor(before) }, isSame ? "same" : "meaning");
  return { ...schema, additionalProperties: value };
}

export function inTurn(...steps: readonly ((schema: JsonObject, work: Work) => JsonObject)[]): Transform {
  return (schema, work) => steps.reduce((made, step) => step(made, work), schema);
}
