import { isObject, member } from "../../json.ts";
import { fromPointer } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { type Children, mapChildren, noteDropped, withoutMembers } from "./edit.ts";

const children: Children = {
  single: new Set(["additionalProperties", "additionalItems", "items", "contains", "not", "if", "then", "else"]),
  lists: new Set(["items", "allOf", "anyOf", "oneOf"]),
  maps: new Set(["properties", "patternProperties", "definitions", "$defs", "dependencies"]),
};

/** What the AI SDK takes out before it sends a schema to OpenAI. */
export function aiSdkForOpenAi(schema: JsonObject, work: Work): JsonObject {
  return normal(schema, inputTrail, work) as JsonObject;
}

function normal(schema: Json, at: Trail, work: Work): Json {
  if (!isObject(schema)) return schema;
  const names = member(schema, "propertyNames") ?? null;
  if (names !== null && (typeof names === "boolean" || ![undefined, null, "string"].includes(typeOf(names)))) {
    work.note("keyword-refused", into(at, "propertyNames"), { keyword: "propertyNames" });
  }
  const pattern = member(schema, "pattern");
  const isLeftOut = (keyword: string) =>
    keyword === "propertyNames" || (keyword === "pattern" && typeof pattern === "string" && looksAround(pattern));
  for (const keyword of Object.keys(schema)) if (isLeftOut(keyword)) noteDropped(keyword, at, work);
  const mapped = mapChildren(withoutMembers(schema, isLeftOut), at, children, (child, place) =>
    normal(child, place, work),
  );
  return withoutOnlyReference(mapped, at, work);
}

const typeOf = (names: Json) => member(names, "type") as string | null | undefined;

/** `allOf` with nothing but one reference is that reference; at the root, what it leads to. */
function withoutOnlyReference(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const list = member(schema, "allOf");
  const [only] = Array.isArray(list) && list.length === 1 ? (list as Json[]) : [];
  const reference = isObject(only) && Object.keys(only).length === 1 ? member(only, "$ref") : undefined;
  if (typeof reference !== "string") return schema;
  const rest = withoutMembers(schema, (keyword) => keyword === "allOf");
  work.note("branch-folded", into(at, "allOf"), { keyword: "allOf" });
  if (at !== inputTrail) return { ...rest, $ref: reference };
  const target = targetOf(schema, reference);
  return isObject(target) ? { ...target, ...rest } : schema;
}

function targetOf(root: JsonObject, reference: string): Json | undefined {
  const [, table, name] = /^#\/(definitions|\$defs)\/(.+)$/s.exec(reference) ?? [];
  if (table === undefined || name === undefined) return undefined;
  return member(member(root, table), fromPointer(`/${name.replaceAll("/", "~1")}`)[0] ?? "");
}

/** Whether a pattern looks ahead or behind, outside of a class and not escaped. */
export function looksAround(pattern: string): boolean {
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === "\\") at++;
    else if (character === "[") inClass = true;
    else if (character === "]") inClass = false;
    else if (!inClass && /^\(\?<?[=!]/.test(pattern.slice(at, at + 4))) return true;
  }
  return false;
}
