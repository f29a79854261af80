import { nullableTypes, typesAbout } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";

/** The types that a schema states, `nullable` included; where it states none, those that its keywords are about. */
export function likelyTypes(schema: JsonObject): readonly string[] {
  return [...new Set<string>(nullableTypes(schema) ?? typesAbout(schema))];
}
