import { distinctJson, isObject, member, sameJson } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { into, type Trail } from "../trail.ts";
import { withoutMembers } from "./edit.ts";
import type { Root } from "./openai-proofs.ts";
import { annotations, objectKeywords } from "./openai-words.ts";

const mergeable = new Set([...annotations, "additionalProperties", "properties", "required", "type"]);

/** Plain objects in `allOf` merged into one; undefined where there is nothing to merge. What needs more is left unjudged. */
export function mergeAllOf(schema: JsonObject, at: Trail, _root: Root, work: Work): JsonObject | undefined {
  const list = member(schema, "allOf");
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const without = withoutMembers(schema, (key) => key === "allOf");
  const different = distinctJson(list as Json[]).filter((branch) => branch !== true);
  if (different.length < list.length) return different.length === 0 ? without : { ...schema, allOf: different };
  const parts = [without, ...different];
  if (!parts.some((part, index) => isObject(part) && isShape(part) && (index > 0 || list.length > 1 || isShape(part))))
    return undefined;
  if (list.length === 1 && !isShape(without)) return undefined;
  if (!parts.every(isPlainObject)) {
    work.note("steps-unknown", into(at, "allOf"), {}, "same");
    return undefined;
  }
  work.note("branch-folded", into(at, "allOf"), { keyword: "allOf" });
  return merged(parts as JsonObject[], at, work);
}

function isShape(schema: JsonObject): boolean {
  const type = member(schema, "type");
  return type === undefined ? Object.keys(schema).some((key) => objectKeywords.has(key)) : type === "object";
}

const isPlainObject = (part: Json) =>
  isObject(part) &&
  Object.keys(part).every(
    (key) => mergeable.has(key) || key === "$defs" || key === "definitions" || key === "$schema",
  ) &&
  [undefined, "object"].includes(member(part, "type") as string | undefined) &&
  [undefined, false].includes(member(part, "additionalProperties") as boolean | undefined);

function merged(parts: readonly JsonObject[], at: Trail, work: Work): JsonObject {
  const properties: [string, Json][] = [];
  const required = new Set<Json>();
  let result: JsonObject = {};
  let allowed: ReadonlySet<string> | undefined;
  for (const part of parts) {
    const own = member(part, "properties");
    if (isObject(own)) properties.push(...Object.entries(own));
    const names = member(part, "required");
    for (const name of Array.isArray(names) ? (names as Json[]) : []) required.add(name);
    if (member(part, "additionalProperties") === false) {
      const keys = isObject(own) ? Object.keys(own) : [];
      const before = allowed;
      allowed = new Set(before ? keys.filter((key) => before.has(key)) : keys);
    }
    result = { ...part, ...result };
  }
  const kept = new Map<string, Json>();
  for (const [name, schema] of properties) {
    if (allowed && !allowed.has(name)) continue;
    if (kept.has(name) && !sameJson(kept.get(name), schema))
      work.note("keyword-refused", into(at, "allOf"), { keyword: "allOf" });
    kept.set(name, schema);
  }
  return {
    ...result,
    ...(parts.some((part) => Object.hasOwn(part, "properties")) && { properties: Object.fromEntries(kept) }),
    ...(parts.some((part) => Object.hasOwn(part, "required")) && { required: [...required] }),
    ...(allowed && { additionalProperties: false }),
  };
}
