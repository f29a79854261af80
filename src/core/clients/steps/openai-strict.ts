import { isObject, member, sameJson } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { wordFor } from "./anthropic-strict.ts";
import { mapChildren, withoutMembers } from "./edit.ts";
import { mergeAllOf } from "./openai-merge.ts";
import { isNullable, isObjectOnly, type Root, resolveLocal, rootOf } from "./openai-proofs.ts";
import { annotations, children, objectKeywords, unsupported } from "./openai-words.ts";

/**
 * What `toStrictJsonSchema` of OpenAI's SDK makes of a schema. It changes little: it closes objects that say nothing and
 * requires every property, and it refuses whatever it could only send with another meaning. A refusal does not end the walk
 * here, so that all of them are told at once.
 */
export const openAiStrict: Transform = (schema, work) => {
  const plain = singleTypes(schema, inputTrail) as JsonObject;
  const start = foldRoot(plain, work);
  if (member(start, "type") !== "object") work.note("root-type", inputTrail);
  if (Object.hasOwn(start, "anyOf")) work.note("root-combinator", into(inputTrail, "anyOf"), { keyword: "anyOf" });
  const root = rootOf(start);
  checkReferences(start, root, work);
  return strict(start, inputTrail, root, work);
};

const singleTypes = (schema: Json, at: Trail): Json => {
  if (!isObject(schema)) return schema;
  const mapped = mapChildren(schema, at, children, singleTypes);
  const type = member(mapped, "type");
  return Array.isArray(type) && type.length === 1 ? { ...mapped, type: type[0] as Json } : mapped;
};

const metadata = new Set([...annotations, "$defs", "definitions", "$id", "$schema"]);

/** A root that is only a reference, or only one branch, becomes what it leads to. */
function foldRoot(schema: JsonObject, work: Work): JsonObject {
  let root = schema;
  for (const seen = new Set<Json>(); ; ) {
    const reference = member(root, "$ref");
    const branch = onlyBranch(root);
    if (typeof reference === "string" && !seen.has(reference)) {
      seen.add(reference);
      const target = resolveLocal(root, reference);
      if (!isObject(target) || !Object.keys(root).every((key) => key === "$ref" || metadata.has(key))) return root;
      work.note("reference-inlined", into(inputTrail, "$ref"), { reference });
      root = { ...withoutMembers(target, isDefinitions), ...withoutMembers(root, (key) => key === "$ref") };
    } else if (branch) {
      work.note("branch-folded", into(inputTrail, branch.keyword), { keyword: branch.keyword });
      root = { ...branch.schema, ...withoutMembers(root, (key) => key === branch.keyword || key === "type") };
    } else return root;
  }
}

const isDefinitions = (key: string) => key === "$defs" || key === "definitions";

function onlyBranch(root: JsonObject): { readonly keyword: string; readonly schema: JsonObject } | undefined {
  for (const keyword of ["allOf", "anyOf"]) {
    const list = member(root, keyword);
    const real = Array.isArray(list) ? list.filter((branch) => keyword !== "anyOf" || branch !== false) : [];
    const [schema] = real as Json[];
    const alone = Object.keys(root).every(
      (key) =>
        key === keyword || metadata.has(key) || (keyword === "anyOf" && key === "type" && root.type === "object"),
    );
    if (real.length !== 1 || !isObject(schema) || !alone) continue;
    if (keyword === "allOf" || isObjectOnly(schema, rootOf(root))) return { keyword, schema };
  }
  return undefined;
}

function checkReferences(start: JsonObject, root: Root, work: Work): void {
  const visit = (schema: Json, at: Trail): Json => {
    if (!isObject(schema)) return schema;
    const reference = member(schema, "$ref");
    const siblings = Object.keys(schema).filter(
      (key) => key !== "$ref" && !isDefinitions(key) && !annotations.has(key),
    );
    if (reference !== undefined) {
      const target = typeof reference === "string" ? resolveLocal(root.schema, reference) : undefined;
      if (!isObject(target)) work.note("reference-refused", into(at, "$ref"), { reference: String(reference) });
      for (const keyword of siblings) work.note("keyword-refused", into(at, keyword), { keyword });
    }
    if (at !== inputTrail && Object.hasOwn(schema, "$id"))
      work.note("keyword-refused", into(at, "$id"), { keyword: "$id" });
    return mapChildren(schema, at, children, visit);
  };
  visit(start, inputTrail);
}

function strict(schema: Json, at: Trail, root: Root, work: Work): JsonObject {
  if (!isObject(schema)) {
    work.note("boolean-schema", at);
    return {};
  }
  const merged = mergeAllOf(schema, at, root, work);
  if (merged) return strict(merged, at, root, work);
  const folded = foldAllOf(schema, at, root, work);
  if (folded) return folded;
  const unwrapped = withoutWrapper(withoutFalse(schema), at, root, work);
  const closed = objectMembers(unwrapped, at, root, work);
  refuse(closed, at, work);
  const mapped = mapChildren(closed, at, children, (child, place) =>
    typeof child === "boolean" && (place.key === "additionalProperties" || place.key === "additionalItems")
      ? child
      : strict(child, place, root, work),
  );
  return member(mapped, "default") === null ? withoutMembers(mapped, (key) => key === "default") : mapped;
}

function foldAllOf(schema: JsonObject, at: Trail, root: Root, work: Work): JsonObject | undefined {
  const list = member(schema, "allOf");
  const [branch] = Array.isArray(list) ? (list as Json[]) : [];
  const alone = Object.keys(schema).every((key) => key === "allOf" || isDefinitions(key) || annotations.has(key));
  if (!Array.isArray(list) || list.length !== 1 || branch === undefined || !alone) return undefined;
  const rest = withoutMembers(schema, (key) => key === "allOf");
  if (branch === true) return strict(rest, at, root, work);
  work.note("branch-folded", into(at, "allOf"), { keyword: "allOf" });
  return { ...strict(branch, into(into(at, "allOf"), 0), root, work), ...rest };
}

function withoutFalse(schema: JsonObject): JsonObject {
  const list = member(schema, "anyOf");
  if (!Array.isArray(list)) return schema;
  const real = list.filter((branch) => branch !== false);
  return real.length > 0 && real.length < list.length ? { ...schema, anyOf: real } : schema;
}

/** A type beside branches that all have it says nothing; any other object around branches cannot be closed. */
function withoutWrapper(schema: JsonObject, at: Trail, root: Root, work: Work): JsonObject {
  const list = member(schema, "anyOf");
  if (!Array.isArray(list)) return schema;
  const isEmpty = (key: string) =>
    (key === "properties" && sameJson(schema.properties, {})) || (key === "required" && sameJson(schema.required, []));
  const bare = withoutMembers(schema, isEmpty);
  const type = member(bare, "type");
  const isOnly = (wanted: string) =>
    type === wanted || (Array.isArray(type) && type.length === 2 && type.includes(wanted) && type.includes("null"));
  const all = (wanted: string) => list.every((branch) => isObjectOnly(branch, root, wanted));
  const bareObject = isOnly("object") && !Object.keys(bare).some((key) => objectKeywords.has(key)) && all("object");
  if (bareObject || (isOnly("array") && !Object.hasOwn(bare, "items") && all("array")))
    return withoutMembers(bare, (key) => key === "type");
  if (isObjectShape(bare)) work.note("type-beside-union", at);
  return bare;
}

function isObjectShape(schema: JsonObject): boolean {
  const type = member(schema, "type");
  if (type === undefined) return Object.keys(schema).some((key) => objectKeywords.has(key));
  return type === "object" || (Array.isArray(type) && type.includes("object"));
}

function objectMembers(schema: JsonObject, at: Trail, root: Root, work: Work): JsonObject {
  const required = member(schema, "required") ?? [];
  if (!Array.isArray(required) || !required.every((name) => typeof name === "string")) {
    work.note("unreadable", into(at, "required"), { keyword: "required" }, "request");
    return schema;
  }
  const properties = member(schema, "properties");
  const names = isObject(properties) ? Object.keys(properties) : [];
  const result: Record<string, Json> = { ...schema };
  if (isObjectShape(schema)) {
    const additional = member(schema, "additionalProperties");
    if (additional === undefined) {
      work.note("closed", at, { was: wordFor(additional) });
      result.additionalProperties = false;
    } else if (additional !== false) work.note("open-object", into(at, "additionalProperties"));
    const known = new Set(names);
    for (const name of required as string[])
      if (!known.has(name)) work.note("required-undefined", into(at, "required"), { name });
  }
  if (isObject(properties)) {
    const listed = new Set(required as string[]);
    for (const name of names) {
      if (listed.has(name)) continue;
      const place = into(into(at, "properties"), name);
      if (isNullable(properties[name], root)) work.note("required-added", place, { name });
      else work.note("optional-property", place, { name });
    }
    result.required = names;
  }
  return result;
}

function refuse(schema: JsonObject, at: Trail, work: Work): void {
  if (Array.isArray(member(schema, "items"))) work.note("tuple-refused", into(at, "items"));
  for (const keyword of Object.keys(schema)) {
    if (keyword === "additionalItems" || unsupported.has(keyword))
      work.note("keyword-refused", into(at, keyword), { keyword });
  }
  const type = member(schema, "type");
  const isList = type === "array" || (Array.isArray(type) && type.includes("array"));
  if (isList && !Object.hasOwn(schema, "items")) work.note("items-missing", at);
}
