import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, into, origin, placed, type Trail, trailOf } from "../trail.ts";
import { withoutMembers } from "./edit.ts";
import { flattened } from "./langchain-flat.ts";
import { deepMerged, merged } from "./langchain-merge.ts";

/** The definitions written out. A list inside of a list turns into an object here, as it does there. */
export function langChainInlined(schema: JsonObject, work: Work): JsonObject {
  const own = [member(schema, "$defs"), member(schema, "definitions")].find((table) => (table ?? null) !== null);
  return resolved(schema, inputTrail, [], isObject(own) ? own : {}, work);
}

function resolved(value: Json, at: Trail, open: readonly string[], table: JsonObject, work: Work): JsonObject {
  const given = value as JsonObject;
  const reference = member(given, "$ref");
  if (typeof reference === "string" && reference !== "") return followed(given, reference, at, open, table, work);
  const made: [string, Json][] = [];
  for (const [key, inner] of Object.entries(given)) {
    const place = into(at, key);
    if (key === "$defs" || key === "definitions") {
      if (at.key === "properties") work.note("property-dropped", place, { name: key });
      continue;
    }
    const map = (item: Json, where: Trail) => (isContainer(item) ? resolved(item, where, open, table, work) : item);
    const next = Array.isArray(inner)
      ? inner.map((item: Json, index) => map(item, into(place, index)))
      : map(inner, place);
    made.push([key, next]);
  }
  return Object.fromEntries(made);
}

const isContainer = (value: Json) => typeof value === "object" && value !== null;

function followed(
  node: JsonObject,
  reference: string,
  at: Trail,
  open: readonly string[],
  table: JsonObject,
  work: Work,
) {
  const [, keyword, name] = /^#\/(\$defs|definitions)\/(.+)$/s.exec(reference) ?? [];
  const target = name === undefined ? undefined : member(table, name);
  if (keyword === undefined || name === undefined || !target) return node;
  if (open.includes(reference) || !work.spend()) {
    work.note("reference-cut", into(at, "$ref"), { reference });
    return { type: "object" };
  }
  work.note("reference-inlined", into(at, "$ref"), { reference });
  const place = trailOf(inputTrail, [keyword, name]);
  const inner = isContainer(target) ? resolved(target, place, [...open, reference], table, work) : {};
  return placed({ ...inner, ...withoutMembers(node, (key) => key === "$ref") }, place);
}

const stripped = new Set([
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "$schema", "unevaluatedProperties"],
]);

/** Branches and conditions merged into one plain schema, at every level. */
export function langChainSimplified(schema: JsonObject, work: Work): JsonObject {
  return simplified(schema, inputTrail, work);
}

function simplified(schema: JsonObject, above: Trail, work: Work): JsonObject {
  const at = origin(schema, above);
  for (const keyword of ["not", "unevaluatedProperties"]) {
    if (Object.hasOwn(schema, keyword)) work.note("keyword-dropped", into(at, keyword), { keyword });
  }
  if (Object.hasOwn(schema, "$schema")) work.note("label-dropped", into(at, "$schema"), { keyword: "$schema" });
  let made = withoutMembers(schema, (keyword) => stripped.has(keyword));
  if (schema.if || schema.then || schema.else) {
    work.note("conditions-merged", at);
    made = deepMerged(made, fromConditions(schema));
  }
  made = withAllOf(made, schema, at, work);
  made = flattened(made, schema, at, work, simplified);
  return withChildren(made, at, work);
}

function withAllOf(made: JsonObject, schema: JsonObject, at: Trail, work: Work): JsonObject {
  const branches = member(schema, "allOf");
  if (!Array.isArray(branches)) return made;
  work.note("branches-merged", into(at, "allOf"), { keyword: "allOf" }, "same");
  const all = merged(made);
  branches.forEach((branch: Json, index) => {
    if (!isObject(branch)) return;
    if (branch.if || branch.then || branch.else) all.add(fromConditions(branch));
    const part = simplified(branch, into(into(at, "allOf"), index), work);
    const clash = Object.keys(part).find((key) => !mergeable.has(key) && all.has(key));
    if (clash !== undefined) work.note("branches-merged", into(at, "allOf"), { keyword: "allOf" });
    all.add(part);
  });
  return all.read();
}

const mergeable = new Set(["properties", "required", "type", "description", "title"]);

/** The properties and required names of both branches, whatever the condition. */
function fromConditions(schema: JsonObject): JsonObject {
  let made: JsonObject = {};
  for (const branch of [schema.then, schema.else]) {
    if (!isObject(branch)) continue;
    if (isObject(branch.properties)) made = deepMerged(made, { properties: branch.properties });
    const names = Array.isArray(branch.required) ? (branch.required as Json[]) : [];
    const before = Array.isArray(made.required) ? (made.required as Json[]) : [];
    if (branch.required) made = { ...made, required: [...new Set([...before, ...names])] };
  }
  return made;
}

function withChildren(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const map = (child: Json, place: Trail): Json =>
    isContainer(child) ? simplified({ ...(child as JsonObject) }, origin(child as object, place), work) : child;
  const made: Record<string, Json> = { ...schema };
  const { properties, items, additionalProperties } = made;
  if (properties && !made.type) made.type = "object";
  if (isObject(properties)) {
    const place = into(at, "properties");
    made.properties = Object.fromEntries(
      Object.entries(properties).map(([name, child]) => [name, map(child, into(place, name))]),
    );
  }
  if (Array.isArray(items)) made.items = items.map((item: Json, index) => map(item, into(into(at, "items"), index)));
  else if (isObject(items)) made.items = map(items, into(at, "items"));
  if (isObject(additionalProperties))
    made.additionalProperties = map(additionalProperties, into(at, "additionalProperties"));
  return made;
}
