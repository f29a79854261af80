import { isObject, member } from "../json.ts";
import type { Revision } from "../revision.ts";
import { sample, sampleArguments } from "../sample/index.ts";
import { dialectOf } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";

/** Arguments that a tool takes, as far as any are found. */
export function madeUpArguments(tool: JsonObject, revision: Revision): Json {
  return sampleArguments(tool, dialectFor(member(tool, "inputSchema"), revision)).values[0]?.value ?? {};
}

/** A result that fits the `outputSchema`; undefined for a tool without one. */
export function madeUpResult(tool: JsonObject, revision: Revision, seed: number): Json | undefined {
  const schema = member(tool, "outputSchema");
  return isObject(schema)
    ? (sample(schema, { ...dialectFor(schema, revision), seed }).values[0]?.value ?? {})
    : undefined;
}

/** A result that breaks the `outputSchema`, where anything can. */
export function brokenResult(tool: JsonObject, revision: Revision): Json {
  const schema = member(tool, "outputSchema");
  if (!isObject(schema)) return "not what was promised";
  const { values } = sample(schema, { ...dialectFor(schema, revision), invalid: true });
  // An object shows best that only a part is wrong.
  return (values.find(({ value }) => isObject(value)) ?? values[0])?.value ?? "not what was promised";
}

function dialectFor(schema: Json | undefined, revision: Revision) {
  const dialect = dialectOf(schema ?? {}, revision);
  return dialect ? { dialect } : {};
}
