import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { into, type Trail } from "../trail.ts";

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Two schemas in one: names and listed values united, lists joined, objects merged, anything else from the second. */
export function deepMerged(first: JsonObject, second: JsonObject): JsonObject {
  const made = new Map(Object.entries(first));
  for (const [key, value] of Object.entries(second)) {
    const before = made.get(key);
    if (key === "required" && Array.isArray(before)) made.set(key, [...new Set([...before, ...listOf(value)])]);
    else if (key === "const" || (key === "enum" && Array.isArray(value))) uniteValues(made, key, value);
    else if (key === "properties" && isObject(before)) made.set(key, mergedProperties(before, value));
    else if (Array.isArray(value) && Array.isArray(before)) made.set(key, [...before, ...value]);
    else if (isObject(value) && isObject(before)) made.set(key, deepMerged(before, value));
    else made.set(key, value);
  }
  return Object.fromEntries(made);
}

function uniteValues(made: Map<string, Json>, key: string, value: Json): void {
  const values = new Set<Json>(listOf(made.get("enum")));
  if (made.has("const")) values.add(made.get("const") as Json);
  for (const one of key === "const" ? [value] : listOf(value)) values.add(one);
  made.delete("const");
  made.set("enum", [...values]);
}

function mergedProperties(before: JsonObject, value: Json): JsonObject {
  const made = new Map(Object.entries(before));
  for (const [name, schema] of Object.entries(isObject(value) ? value : {})) {
    const own = made.get(name);
    made.set(name, isObject(own) && isObject(schema) ? deepMerged(own, schema) : schema);
  }
  return Object.fromEntries(made);
}

type Simplify = (schema: JsonObject, at: Trail, work: Work) => JsonObject;

/** A union as one object with the properties of all branches that are objects; of others nothing stays. */
export function flattened(made: JsonObject, schema: JsonObject, at: Trail, work: Work, simplify: Simplify): JsonObject {
  const keyword = schema.anyOf ? "anyOf" : "oneOf";
  const branches = listOf(member(schema, keyword));
  if (branches.length === 0) return made;
  const place = into(at, keyword);
  const objects = branches
    .map((branch, index) => [branch, into(place, index)] as const)
    .filter(([branch]) => isObject(branch) && (branch.type === "object" || branch.properties));
  const parts = objects.map(([branch, where]) => simplify(branch as JsonObject, where, work));
  work.note(objects.length > 0 ? "branches-merged" : "branches-dropped", place, { keyword });
  const result: Record<string, Json> = { ...made };
  const properties = Object.fromEntries(
    parts.flatMap((part) => (isObject(part.properties) ? Object.entries(part.properties) : [])),
  );
  for (const { type } of parts) if (type && !result.type) result.type = type;
  if (Object.keys(properties).length > 0) {
    const own = isObject(made.properties) ? made.properties : {};
    result.properties = { ...own, ...properties };
  }
  const required = common(parts.map((part) => part.required).filter((names) => Array.isArray(names)) as Json[][]);
  if (required.length > 0) result.required = [...new Set([...listOf(made.required), ...required])];
  if (!result.type && !result.enum && !Object.hasOwn(result, "const")) work.note("type-dropped", at);
  return result;
}

/** What all lists hold. */
function common(lists: readonly (readonly Json[])[]): readonly Json[] {
  const [first, ...others] = lists;
  return [...new Set(first ?? [])].filter((name) => others.every((list) => list.includes(name)));
}
