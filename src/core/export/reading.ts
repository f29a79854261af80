import { member } from "../json.ts";
import { membersOf, nullableTypes, typesAbout } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";

/** The types that a schema names; where it names none, those that its keywords are about. */
export function writtenTypes(schema: JsonObject): { readonly types: readonly string[]; readonly stated: boolean } {
  const stated = nullableTypes(schema);
  return stated ? { types: [...new Set(stated)], stated: true } : { types: typesAbout(schema), stated: false };
}

export interface Properties {
  readonly properties: readonly (readonly [string, Json])[];
  readonly required: ReadonlySet<string>;
  /** Required, but without a schema. */
  readonly unnamed: readonly string[];
  readonly additional: Json | undefined;
}

export function propertiesOf(schema: JsonObject): Properties {
  const { properties, required, rest } = membersOf(schema);
  const unnamed = [...required].filter((name) => !Object.hasOwn(properties, name));
  return { properties: Object.entries(properties), required, unnamed, additional: rest };
}

export function numberAt(schema: JsonObject, keyword: string): number | undefined {
  const value = member(schema, keyword);
  return typeof value === "number" ? value : undefined;
}
