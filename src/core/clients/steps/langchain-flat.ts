import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { into, type Trail } from "../trail.ts";

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

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
