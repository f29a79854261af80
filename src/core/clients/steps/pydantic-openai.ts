import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { into, type Trail } from "../trail.ts";
import { withoutMembers } from "./edit.ts";
import { pydantic, without } from "./pydantic.ts";

const bare = without(["title", "$schema", "discriminator"]);

/** For OpenAI: objects that do not say are closed, and a reference moves into `anyOf` if something stands beside it. */
export const pydanticForOpenAi = pydantic((schema, at, work) =>
  closed(wrapped(bare(schema, at, work), at, work), at, work),
);

function wrapped(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const reference: Json | undefined = member(schema, "$ref");
  if (!reference || Object.keys(schema).length === 1) return schema;
  work.note("reference-wrapped", into(at, "$ref"));
  return { ...withoutMembers(schema, (keyword) => keyword === "$ref"), anyOf: [{ $ref: reference }] };
}

function closed(schema: JsonObject, at: Trail, work: Work): JsonObject {
  if (member(schema, "type") !== "object") return schema;
  const named = Object.hasOwn(schema, "properties") ? schema : { ...schema, properties: {} };
  if (named !== schema) work.note("properties-added", at);
  const additional = member(named, "additionalProperties") ?? null;
  if (additional === true || isObject(additional) || additional === false) return named;
  work.note("closed", at, { was: "left out" });
  return { ...named, additionalProperties: false };
}
