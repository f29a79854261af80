import { isObject, member } from "../../json.ts";
import { resolveReference } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { annotations } from "./openai-words.ts";

/** What references count from. */
export interface Root {
  readonly schema: JsonObject;
  /** Whether a schema takes `null`, asked again for every reference to it; false while that is being asked. */
  readonly nullable: Map<JsonObject, boolean>;
}

export const rootOf = (schema: JsonObject): Root => ({ schema, nullable: new Map() });

/** What a reference into the same document leads to. */
export function resolveLocal(root: JsonObject, reference: string): Json | undefined {
  return /^#(\/|$)/.test(reference) ? resolveReference(root, reference) : undefined;
}

const isAlone = (schema: JsonObject, keyword: string) =>
  Object.keys(schema).every(
    (key) => key === keyword || key === "$defs" || key === "definitions" || annotations.has(key),
  );

function followed(
  schema: JsonObject,
  root: Root,
  seen: ReadonlySet<string>,
): { target: Json; seen: Set<string> } | undefined {
  const reference = member(schema, "$ref");
  if (typeof reference !== "string" || !isAlone(schema, "$ref") || seen.has(reference)) return undefined;
  const target = resolveLocal(root.schema, reference);
  return target === undefined ? undefined : { target, seen: new Set([...seen, reference]) };
}

/** Whether a schema surely takes `null`; false where that would need a proof. */
export function isNullable(schema: Json | undefined, root: Root, seen: ReadonlySet<string> = new Set()): boolean {
  if (typeof schema === "boolean") return schema;
  if (!isObject(schema)) return false;
  const known = root.nullable.get(schema);
  if (known !== undefined) return known;
  root.nullable.set(schema, false);
  const nullable = takesNull(schema, root, seen);
  root.nullable.set(schema, nullable);
  return nullable;
}

function takesNull(schema: JsonObject, root: Root, seen: ReadonlySet<string>): boolean {
  if (Object.hasOwn(schema, "$ref")) {
    const next = followed(schema, root, seen);
    return next ? isNullable(next.target, root, next.seen) : false;
  }
  const type = member(schema, "type");
  if (type !== undefined && type !== "null" && !(Array.isArray(type) && type.includes("null"))) return false;
  if (Object.hasOwn(schema, "const") && schema.const !== null) return false;
  const values = member(schema, "enum");
  if (values !== undefined && !(Array.isArray(values) && values.includes(null))) return false;
  const takes = (keyword: string) => {
    const list = member(schema, keyword);
    return Array.isArray(list) ? list.filter((branch: Json) => isNullable(branch, root)).length : -1;
  };
  const has = (keyword: string) => Object.hasOwn(schema, keyword);
  const all = member(schema, "allOf");
  if (has("allOf") && !(Array.isArray(all) && takes("allOf") === all.length)) return false;
  if (has("anyOf") && takes("anyOf") < 1) return false;
  if (has("oneOf") && takes("oneOf") !== 1) return false;
  return !["not", "if", "then", "else"].some(has);
}

/** Whether a schema surely takes values of one type alone. */
export function isObjectOnly(
  schema: Json,
  root: Root,
  wanted = "object",
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (!isObject(schema)) return false;
  if (Object.hasOwn(schema, "$ref")) {
    const next = followed(schema, root, seen);
    return next ? isObjectOnly(next.target, root, wanted, next.seen) : false;
  }
  const list = member(schema, "allOf");
  if (list !== undefined) {
    const [branch] = Array.isArray(list) ? (list as Json[]) : [];
    const isOne = Array.isArray(list) && list.length === 1 && isObject(branch) && isAlone(schema, "allOf");
    return isOne ? isObjectOnly(branch as Json, root, wanted, seen) : false;
  }
  return member(schema, "type") === wanted;
}
