import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { into, type Trail } from "../trail.ts";
import { droppedCode, statesDefault } from "./dropped.ts";

/** An object with one member set. A name such as `__proto__` stays a name. */
export function withMember(object: JsonObject, key: string, value: Json): JsonObject {
  return { ...object, ...Object.fromEntries([[key, value]]) };
}

export function withoutMembers(object: JsonObject, isLeftOut: (key: string) => boolean): JsonObject {
  const keys = Object.keys(object);
  if (!keys.some(isLeftOut)) return object;
  return Object.fromEntries(Object.entries(object).filter(([key]) => !isLeftOut(key)));
}

/** The schema without some keywords, each with a note. */
export function drop(schema: JsonObject, isLeftOut: (key: string) => boolean, at: Trail, work: Work): JsonObject {
  const left = withoutMembers(schema, isLeftOut);
  if (left === schema) return schema;
  const described = Object.hasOwn(left, "description") ? schema : undefined;
  for (const keyword of Object.keys(schema)) if (isLeftOut(keyword)) noteDropped(keyword, at, work, described);
  return left;
}

/** `described` is the schema, where its description stays: a default that it tells is not missed. */
export function noteDropped(keyword: string, at: Trail, work: Work, described?: JsonObject): void {
  const isTold = keyword === "default" && described !== undefined && statesDefault(described);
  work.note(droppedCode(keyword), into(at, keyword), { keyword }, isTold ? "same" : undefined);
}

/** Where the children of a schema stand that a step goes into. */
export interface Children {
  readonly single?: ReadonlySet<string>;
  readonly lists?: ReadonlySet<string>;
  readonly maps?: ReadonlySet<string>;
}

export type MapSchema = (schema: Json, at: Trail) => Json;

/** The schema with its children mapped; the same object where none of them changed. */
export function mapChildren(schema: JsonObject, at: Trail, { single, lists, maps }: Children, map: MapSchema) {
  let changed: [string, Json][] | undefined;
  for (const [keyword, value] of Object.entries(schema)) {
    let next: Json = value;
    if (single?.has(keyword) && !Array.isArray(value)) next = map(value, into(at, keyword));
    else if (lists?.has(keyword) && Array.isArray(value)) next = mapList(value, into(at, keyword), map);
    else if (maps?.has(keyword) && isObject(value)) next = mapMembers(value, into(at, keyword), map);
    if (next !== value) changed = [...(changed ?? []), [keyword, next]];
  }
  return changed ? { ...schema, ...Object.fromEntries(changed) } : schema;
}

export function mapList(list: readonly Json[], at: Trail, map: MapSchema): readonly Json[] {
  const mapped = list.map((item, index) => map(item, into(at, index)));
  return mapped.every((item, index) => item === list[index]) ? list : mapped;
}

export function mapMembers(members: JsonObject, at: Trail, map: MapSchema): JsonObject {
  let isChanged = false;
  const mapped = Object.entries(members).map(([name, value]): [string, Json] => {
    const next = map(value, into(at, name));
    isChanged ||= next !== value;
    return [name, next];
  });
  return isChanged ? Object.fromEntries(mapped) : members;
}
