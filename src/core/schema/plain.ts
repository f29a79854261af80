import { hasType, isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import { resolveReference } from "./view.ts";
import { subschemas } from "./walk.ts";

/** Enough for any default. */
const usualSteps = 1_000;
/** A schema that refers to itself in place ends here. */
const maxNested = 1_000;

/** Whether a value clearly fits a schema of a root, by its simple keywords; false means no more than that a validator has to say. */
export function plainlyValid(schema: Json, value: Json, root: Json, maxSteps = usualSteps): boolean {
  let left = maxSteps;
  let depth = 0;
  const fits: Fits = (inner, at) => {
    if (!isObject(inner)) return inner === true;
    if (left-- <= 0 || depth >= maxNested) return false;
    depth++;
    const holds = ([keyword, limit]: [string, Json]) =>
      annotations.has(keyword) ||
      (Object.hasOwn(checks, keyword) && checks[keyword]?.(limit, at, { schema: inner, root, fits }));
    const isFit = Object.entries(inner).every(holds);
    depth--;
    return isFit;
  };
  return fits(schema, value);
}

const annotations = new Set([
  ...["$comment", "$defs", "$schema", "default", "definitions", "deprecated"],
  ...["description", "examples", "readOnly", "title", "writeOnly"],
]);

type Fits = (schema: Json | undefined, value: Json) => boolean;
type Check = (limit: Json, value: Json, place: { schema: JsonObject; root: Json; fits: Fits }) => boolean;

const checks: Readonly<Record<string, Check>> = {
  type: (types, value) => [types].flat().some((type) => typeof type === "string" && hasType(value, type)),
  enum: (values, value) => Array.isArray(values) && !isContainer(value) && values.includes(value),
  const: (only, value) => !isContainer(value) && only === value,
  minimum: compare("number", (value, limit) => value >= limit),
  maximum: compare("number", (value, limit) => value <= limit),
  exclusiveMinimum: compare("number", (value, limit) => value > limit),
  exclusiveMaximum: compare("number", (value, limit) => value < limit),
  minLength: compare("string", (length, limit) => length >= limit),
  maxLength: compare("string", (length, limit) => length <= limit),
  minItems: compare("array", (length, limit) => length >= limit),
  maxItems: compare("array", (length, limit) => length <= limit),
  pattern: (_, value) => typeof value !== "string",
  format: (_, value) => typeof value !== "string",
  items: (inner, value, { fits }) => !Array.isArray(value) || value.every((item: Json) => fits(inner, item)),
  required: (names, value) => !isObject(value) || (Array.isArray(names) && names.every((name) => has(value, name))),
  properties: (inner, value, { fits }) =>
    !isObject(value) || Object.entries(value).every(([name, at]) => !has(inner, name) || fits(member(inner, name), at)),
  additionalProperties: (inner, value, { schema }) =>
    !isObject(value) || inner === true || Object.keys(value).every((name) => has(member(schema, "properties"), name)),
  allOf: (list, value, { fits }) => Array.isArray(list) && list.every((inner: Json) => fits(inner, value)),
  anyOf: (list, value, { fits }) => Array.isArray(list) && list.some((inner: Json) => fits(inner, value)),
  $ref: (target, value, { root, fits }) => typeof target === "string" && fits(resolveReference(root, target), value),
};

function compare(kind: "number" | "string" | "array", holds: (size: number, limit: number) => boolean): Check {
  return (limit, value) => {
    if (kind === "array" ? !Array.isArray(value) : typeof value !== kind) return true;
    const size = typeof value === "number" ? value : [...(value as string | Json[])].length;
    return typeof limit === "number" && holds(size, limit);
  };
}

function has(object: Json | undefined, name: Json): boolean {
  return typeof name === "string" && isObject(object) && Object.hasOwn(object, name);
}

function isContainer(value: Json): boolean {
  return typeof value === "object" && value !== null;
}

/** Keywords that Ajv takes besides those of the meta-schema, or that give a part of the schema a name of its own. */
const peculiar = new Set([
  ...["$anchor", "$async", "$dynamicAnchor", "$dynamicRef", "$id", "$recursiveAnchor", "$recursiveRef", "id"],
  ...["discriminator", "nullable", "patternProperties"],
  ...["formatMinimum", "formatMaximum", "formatExclusiveMinimum", "formatExclusiveMaximum"],
]);

/** Whether a schema that its meta-schema accepts clearly compiles; false means no more than that Ajv has to say. Compiling costs milliseconds. */
export function plainlyCompiles(root: Json): boolean {
  const known = new Set<Json>();
  const targets: Json[] = [];
  for (const { schema, path } of subschemas(root)) {
    known.add(schema);
    // Ajv makes a URI of every name on its way, and half of a surrogate pair has no place in one.
    if (/\p{Cs}/u.test(String(path.at(-1) ?? ""))) return false;
    if (typeof schema === "boolean") continue;
    if (!isObject(schema) || Object.keys(schema).some((keyword) => peculiar.has(keyword))) return false;
    const values = member(schema, "enum");
    if (Array.isArray(values) && values.length === 0) return false;
    const reference = member(schema, "$ref");
    if (reference === undefined) continue;
    const target = typeof reference === "string" ? resolveReference(root, reference) : undefined;
    // Of references that only lead to references Ajv may never see the end.
    if (!isObject(target) || member(target, "$ref") !== undefined) return false;
    targets.push(target);
  }
  return targets.every((target) => known.has(target));
}

/** More steps than this take seconds: references that double on the way make billions of a few lines. */
const maxChecks = 100_000;

const inPlace = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];
const ofItems = ["items", "prefixItems", "additionalItems", "contains", "unevaluatedItems"];
const ofMembers = ["additionalProperties", "unevaluatedProperties"];

/** Whether it takes too many steps to check a value by a schema of a root, or steps without end. */
export function isEndless(schema: Json, value: Json, root: Json): boolean {
  const known = new Map<Json, Map<Json, number>>();
  const steps = (at: Json | undefined, value: Json): number => {
    if (!isObject(at)) return 1;
    const counts = known.get(at) ?? new Map<Json, number>();
    known.set(at, counts);
    const before = counts.get(value);
    if (before !== undefined) return before;
    // Met again while it is being counted: a circle.
    counts.set(value, Number.POSITIVE_INFINITY);
    const sum = (keywords: readonly string[], inner: Json) =>
      keywords
        .flatMap((keyword) => member(at, keyword) ?? [])
        .reduce<number>((sum, other) => sum + steps(other, inner), 0);
    const reference = member(at, "$ref");
    let total = 1 + sum(inPlace, value);
    if (typeof reference === "string") total += steps(resolveReference(root, reference), value);
    if (Array.isArray(value)) for (const item of value) total += sum(ofItems, item);
    else if (isObject(value)) {
      const patterns = Object.values(member(at, "patternProperties") ?? {});
      for (const [name, inner] of Object.entries(value)) {
        total += sum(ofMembers, inner) + steps(member(member(at, "properties"), name), inner);
        for (const pattern of patterns) total += steps(pattern, inner);
      }
    }
    counts.set(value, total);
    return total;
  };
  return steps(schema, value) > maxChecks;
}
