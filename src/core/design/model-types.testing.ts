import { hasType, isObject, member } from "../json.ts";
import { fromPointer, valueAt } from "../text/index.ts";
import type { Json, JsonObject } from "../types.ts";
import type { DesignEdit } from "./edit.ts";
import type { TypeChoice } from "./edits/type-choice.ts";
import { put, renamedModel } from "./model-shapes.testing.ts";

/** The part of the model for what a schema takes: types, null, branches, definitions. Keywords by the type that they limit. */
const limits: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "contentEncoding", "contentMediaType", "contentSchema"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: [
    ...["items", "prefixItems", "additionalItems", "contains", "minContains", "maxContains"],
    ...["minItems", "maxItems", "uniqueItems", "unevaluatedItems"],
  ],
  object: [
    ...["properties", "patternProperties", "additionalProperties", "propertyNames", "minProperties", "maxProperties"],
    ...["required", "dependentRequired", "dependentSchemas", "dependencies", "unevaluatedProperties"],
  ],
};

interface Chosen {
  readonly start: JsonObject;
  /** The types whose limits go on meaning something. */
  readonly of: readonly string[];
  readonly takes: (value: Json) => boolean;
}

const anything = Object.keys(limits);
const text = (value: Json) => typeof value === "string";
const chosen: Readonly<Record<string, Chosen>> = {
  text: { start: { type: "string" }, of: ["string"], takes: text },
  integer: { start: { type: "integer" }, of: ["number"], takes: (value) => Number.isInteger(value) },
  number: { start: { type: "number" }, of: ["number"], takes: (value) => typeof value === "number" },
  boolean: { start: { type: "boolean" }, of: [], takes: (value) => typeof value === "boolean" },
  list: { start: { type: "array", items: { type: "string" } }, of: ["array"], takes: (value) => Array.isArray(value) },
  object: { start: { type: "object", properties: {} }, of: ["object"], takes: (value) => isObject(value) },
  map: {
    start: { type: "object", additionalProperties: { type: "string" } },
    of: ["object"],
    takes: (value) => isObject(value),
  },
  values: { start: { type: "string", enum: ["first", "second"] }, of: [], takes: () => false },
  constant: { start: { type: "string", const: "value" }, of: [], takes: () => false },
  any: { start: {}, of: anything, takes: () => true },
};

function chosenBy(to: TypeChoice): Chosen | undefined {
  if (to.to === "shared") return { start: { $ref: to.reference }, of: [], takes: () => true };
  if (to.to !== "inferred") return chosen[to.to];
  const types = [to.schema.type].flat() as readonly string[];
  const of = types.map((type) => (type === "integer" ? "number" : type));
  return { start: to.schema, of, takes: (value) => types.some((type) => hasType(value, type)) };
}

const said = ["type", "enum", "const", "$ref", "anyOf", "oneOf", "allOf", "nullable", "not"];

export function retypedModel(
  tool: JsonObject,
  { path, to }: DesignEdit & { readonly verb: "type" },
): JsonObject | undefined {
  const choice = chosenBy(to);
  const schema = valueAt(tool, path);
  if (!choice) return undefined;
  const { start, of } = choice;
  if (!isObject(schema)) return put(tool, path, start);
  const foreign = anything.filter((type) => !of.includes(type)).flatMap((type) => limits[type] ?? []);
  const stays = ([keyword, value]: [string, Json]) => {
    if (said.includes(keyword) || foreign.includes(keyword)) return false;
    if (keyword === "format") return to.to === "text" && schema.type === "string";
    if (keyword === "default") return choice.takes(value);
    return !(keyword === "properties" && to.to === "map" && Object.keys(value as JsonObject).length === 0);
  };
  const kept = Object.fromEntries((Object.entries(schema) as [string, Json][]).filter(stays));
  const type = start.type as Json | undefined;
  if (type === undefined) return put(tool, path, { ...kept, ...start });
  const types = [schema.type].flat();
  const tookNull = types.length > 1 && types.includes("null") && to.to !== "values" && to.to !== "constant";
  const withNull = types[0] === "null" && types.length === 2 ? ["null", type] : [type, "null"];
  // What stands below is kept, unless an example told otherwise.
  const next = to.to === "inferred" ? { ...kept, ...start } : { ...start, ...kept };
  return put(tool, path, { ...next, type: tookNull ? withNull : type });
}

export function nullableModel(
  tool: JsonObject,
  { path, nullable }: DesignEdit & { readonly verb: "nullable" },
): JsonObject | undefined {
  const found = valueAt(tool, path);
  if (!isObject(found)) return undefined;
  const { nullable: _, ...schema } = found as Record<string, Json>;
  const keyword = ["oneOf", "anyOf"].find((name) => Array.isArray(schema[name]));
  if (keyword) {
    const others = (schema[keyword] as Json[]).filter((one) => member(one, "type") !== "null");
    return put(tool, path, { ...found, [keyword]: nullable ? [...others, { type: "null" }] : others });
  }
  const types = [schema.type ?? []].flat().filter((type) => type !== "null");
  const values = schema.enum;
  if (types.length === 0 && !Array.isArray(values)) return undefined;
  const next: Record<string, Json> = { ...schema };
  if (types.length > 0) next.type = nullable ? [...types, "null"] : types.length === 1 ? (types[0] as Json) : types;
  if (Array.isArray(values)) {
    const others = (values as Json[]).filter((value) => value !== null);
    next.enum = nullable ? (values.includes(null) ? values : [...others, null]) : others;
  }
  return put(tool, path, next);
}

export function inlinedModel(tool: JsonObject, { path }: { readonly path: DesignPath }): JsonObject {
  const union = ["oneOf", "anyOf"].find((name) => Array.isArray(valueAt(tool, [...path, name])));
  const at = union ? (valueAt(tool, [...path, union]) as Json[]).findIndex((one) => member(one, "$ref")) : -1;
  if (union && at >= 0) return inlinedModel(tool, { path: [...path, union, at] });
  const { $ref, ...own } = valueAt(tool, path) as Record<string, Json>;
  const steps = fromPointer(decodeURIComponent(String($ref).slice(1))) ?? [];
  const definition = valueAt(tool, [path[0] ?? "", ...steps]) as Json;
  return put(tool, path, isObject(definition) ? { ...definition, ...own } : definition);
}

type DesignPath = readonly (string | number)[];

export function moreBranches(tool: JsonObject, path: DesignPath): JsonObject | undefined {
  const keyword = ["oneOf", "anyOf"].find((name) => Array.isArray(valueAt(tool, [...path, name])));
  if (!keyword) return undefined;
  const list = valueAt(tool, [...path, keyword]) as readonly Json[];
  const others = list.filter((branch) => member(branch, "type") !== "null");
  const isPlain = others.some(
    (branch) => !isObject(member(branch, "properties")) && member(branch, "$ref") === undefined,
  );
  // What tells branches apart is another part's business.
  return isPlain ? put(tool, [...path, keyword], [...list, { type: "object", properties: {} }]) : undefined;
}

export function otherUnion(tool: JsonObject, { path, keyword }: DesignEdit & { readonly verb: "union-kind" }) {
  const { oneOf, anyOf, ...rest } = valueAt(tool, path) as Record<string, Json>;
  return put(tool, path, { ...rest, [keyword]: (oneOf ?? anyOf) as Json });
}

export function toldApart(tool: JsonObject, { path, by }: DesignEdit & { readonly verb: "tell-apart" }): JsonObject {
  const { oneOf, anyOf } = valueAt(tool, path) as Record<string, Json>;
  const all = (oneOf ?? anyOf) as Json[];
  const tag = commonConstant(all.filter((branch) => member(branch, "type") !== "null"));
  const used: Json[] = [];
  let number = 0;
  const branches = all.map((branch, index): Json => {
    if (member(branch, "type") === "null") return branch;
    if (tag !== undefined) {
      const place = [...path, oneOf ? "oneOf" : "anyOf", index];
      return valueAt(
        renamedModel(tool, { verb: "rename", path: [...place, "properties", tag], to: by }),
        place,
      ) as Json;
    }
    number++;
    const own = branch as Record<string, Json>;
    const words = typeof own.title === "string" ? own.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) : null;
    const word = words?.join("_");
    const value = word === undefined || used.includes(word) ? `option_${number}` : word;
    used.push(value);
    const properties = { [by]: { const: value }, ...(own.properties as JsonObject | undefined) };
    const before = (own.required ?? []) as readonly Json[];
    return { ...own, properties, required: before.includes(by) ? before : [...before, by] } as JsonObject;
  });
  return put(tool, [...path, oneOf ? "oneOf" : "anyOf"], branches);
}

/** The first name that each branch has, with a constant that no other has. */
function commonConstant(branches: readonly Json[]): string | undefined {
  const constants = (name: string) =>
    branches.map((branch) => {
      const schema = valueAt(branch, ["properties", name]);
      const [only, ...more] = (member(schema, "enum") ?? []) as Json[];
      return member(schema, "const") ?? (more.length === 0 ? only : undefined);
    });
  return Object.keys((member(branches[0], "properties") ?? {}) as object).find((name) => {
    const found = constants(name).map((value) => JSON.stringify(value));
    return !found.includes(undefined as never) && new Set(found).size === found.length;
  });
}
