import type { Random } from "../sample/random.ts";
import type { Json, JsonObject } from "../types.ts";

/** Pairs of schemas in which a name is known only on a condition: conditions in conditions, with few names, so that they meet. */

export const pick = <Value>(random: Random, list: readonly Value[]): Value => list[random.below(list.length)] as Value;
export const chance = (random: Random, percent: number) => random.below(100) < percent;

export const names = ["a", "b", "c"];
const someNames = (random: Random) => names.filter(() => chance(random, 40));

export const leaves: readonly JsonObject[] = [
  { type: "string" },
  { type: "integer" },
  { type: ["string", "null"] },
  { type: "array", items: { type: "integer" } },
  { const: "a" },
  { const: 1 },
  { enum: ["a", 1] },
  { minimum: 1 },
  { maxLength: 1 },
  { type: "object", properties: { a: { type: "integer" } } },
  { type: "object", properties: { b: { type: "string" } }, required: ["b"] },
];

export type Part = (making: Making, depth: number) => JsonObject;

/** What schemas are made of. */
export interface Making {
  readonly random: Random;
  readonly parts: readonly Part[];
  /** Of those that stand deep. */
  readonly deep: readonly Part[];
  /** Those that a change puts in more often. */
  readonly put: readonly Part[];
  readonly list: Part;
}

/** What an object schema may say; each part has its own keywords, so that several stand side by side. */
export const parts: readonly Part[] = [
  (making, depth) => ({
    properties: Object.fromEntries(someNames(making.random).map((name) => [name, valueSchema(making, depth + 1)])),
  }),
  ({ random }) => ({ required: someNames(random) }),
  ({ random }) => ({ dependentRequired: { [pick(random, names)]: [pick(random, names)] } }),
  (making, depth) => ({ dependentSchemas: { [pick(making.random, names)]: objectSchema(making, depth + 1) } }),
  (making, depth) => ({
    if: chance(making.random, 50) ? test(making.random) : objectSchema(making, depth + 1),
    ...(chance(making.random, 80) && { ["then" as string]: objectSchema(making, depth + 1) }),
    ...(chance(making.random, 50) && { else: objectSchema(making, depth + 1) }),
  }),
  (making, depth) => ({ not: chance(making.random, 60) ? test(making.random) : objectSchema(making, depth + 1) }),
  (making, depth) => ({
    allOf: Array.from({ length: 1 + making.random.below(2) }, () => objectSchema(making, depth + 1)),
  }),
  (making, depth) => ({ anyOf: [objectSchema(making, depth + 1), objectSchema(making, depth + 1)] }),
  (making, depth) => ({ oneOf: [objectSchema(making, depth + 1), objectSchema(making, depth + 1)] }),
  ({ random }) => ({ unevaluatedProperties: pick<Json>(random, [false, false, { type: "string" }, true]) }),
  ({ random }) => ({ additionalProperties: pick<Json>(random, [false, { type: "integer" }, true]) }),
  ({ random }) => ({ maxProperties: 1 + random.below(2) }),
];

/** A condition as people write them. */
const test: (random: Random) => JsonObject = (random) => {
  const name = pick(random, names);
  return pick<JsonObject>(random, [
    { required: [name] },
    { properties: { [name]: pick(random, leaves) } },
    { properties: { [name]: { const: pick<Json>(random, ["a", 1]) } }, required: [name] },
  ]);
};

export function objectSchema(making: Making, depth: number): JsonObject {
  const { random, parts: all, deep } = making;
  const count = depth > 2 ? 1 : 1 + random.below(3);
  const allowed = depth > 2 ? deep : all;
  return Object.assign({}, ...Array.from({ length: count }, () => pick(random, allowed)(making, depth))) as JsonObject;
}

export function valueSchema(making: Making, depth: number): Json {
  const { random } = making;
  if (depth > 2 || chance(random, 70)) return pick(random, leaves);
  if (chance(random, 20)) return making.list(making, depth);
  return { type: "object", ...objectSchema(making, depth) };
}

export const listSchema: Part = (making, depth) => {
  const { random } = making;
  return {
    ...(chance(random, 50) && { type: "array" }),
    ...(chance(random, 60) && { prefixItems: [pick(random, leaves)] }),
    ...(chance(random, 30) && { contains: pick(random, leaves) }),
    ...(chance(random, 40) && { allOf: [{ items: valueSchema(making, depth + 1) }] }),
    ...(chance(random, 50) && { unevaluatedItems: pick<Json>(random, [false, { type: "integer" }]) }),
  };
};

/** A schema, and the same with one part put in, taken away or replaced anywhere in it. */
export function hardPair(random: Random): [older: JsonObject, newer: JsonObject] {
  const making = { random, parts, deep: parts.slice(0, 3), put: parts.slice(0, 5), list: listSchema };
  const older: JsonObject = { type: "object", ...objectSchema(making, 0), ...objectSchema(making, 0) };
  return [older, changedSomewhere(older, making)];
}

export function changedSomewhere(older: JsonObject, making: Making): JsonObject {
  const newer = JSON.parse(JSON.stringify(older)) as JsonObject;
  change(making, pick(making.random, schemasIn(newer)));
  return newer;
}

type Writable = Record<string, Json>;

function change(making: Making, at: Writable): void {
  const { random } = making;
  const keys = Object.keys(at).filter((key) => key !== "type");
  const kind = random.below(4);
  if (kind === 0 && keys.length > 0) delete at[pick(random, keys)];
  else if (kind === 1) at.type = pick<Json>(random, ["string", "integer", "object", ["object", "null"]]);
  else Object.assign(at, pick(random, kind === 2 ? making.parts : making.put)(making, 2));
}

const maps = ["properties", "patternProperties", "dependentSchemas", "dependencies", "$defs"];
const schemas = [
  "if",
  "then",
  "else",
  "not",
  "items",
  "contains",
  "unevaluatedProperties",
  "additionalProperties",
  "propertyNames",
];
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"];

/** Every schema in a schema, itself first. */
function schemasIn(at: Json | undefined): Writable[] {
  if (typeof at !== "object" || at === null || Array.isArray(at)) return [];
  const schema = at as Writable;
  return [
    schema,
    ...maps.flatMap((key) => Object.values(schema[key] ?? {}).flatMap((inner) => schemasIn(inner as Json))),
    ...schemas.flatMap((key) => schemasIn(schema[key])),
    ...lists.flatMap((key) => [schema[key] ?? []].flat().flatMap((inner) => schemasIn(inner as Json))),
  ];
}
