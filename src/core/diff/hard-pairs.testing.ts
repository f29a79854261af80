import type { Random } from "../sample/random.ts";
import type { Json, JsonObject } from "../types.ts";

/** Pairs of schemas in which a name is known only on a condition: conditions in conditions, with few names, so that they meet. */

const pick = <Value>(random: Random, list: readonly Value[]): Value => list[random.below(list.length)] as Value;
const chance = (random: Random, percent: number) => random.below(100) < percent;

const names = ["a", "b", "c"];
const someNames = (random: Random) => names.filter(() => chance(random, 40));

const leaves: readonly JsonObject[] = [
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

type Part = (random: Random, depth: number) => JsonObject;

/** What an object schema may say; each part has its own keywords, so that several stand side by side. */
const parts: readonly Part[] = [
  (random, depth) => ({
    properties: Object.fromEntries(someNames(random).map((name) => [name, valueSchema(random, depth + 1)])),
  }),
  (random) => ({ required: someNames(random) }),
  (random) => ({ dependentRequired: { [pick(random, names)]: [pick(random, names)] } }),
  (random, depth) => ({ dependentSchemas: { [pick(random, names)]: objectSchema(random, depth + 1) } }),
  (random, depth) => ({
    if: chance(random, 50) ? test(random) : objectSchema(random, depth + 1),
    ...(chance(random, 80) && { ["then" as string]: objectSchema(random, depth + 1) }),
    ...(chance(random, 50) && { else: objectSchema(random, depth + 1) }),
  }),
  (random, depth) => ({ not: chance(random, 60) ? test(random) : objectSchema(random, depth + 1) }),
  (random, depth) => ({
    allOf: Array.from({ length: 1 + random.below(2) }, () => objectSchema(random, depth + 1)),
  }),
  (random, depth) => ({ anyOf: [objectSchema(random, depth + 1), objectSchema(random, depth + 1)] }),
  (random, depth) => ({ oneOf: [objectSchema(random, depth + 1), objectSchema(random, depth + 1)] }),
  (random) => ({ unevaluatedProperties: pick<Json>(random, [false, false, { type: "string" }, true]) }),
  (random) => ({ additionalProperties: pick<Json>(random, [false, { type: "integer" }, true]) }),
  (random) => ({ maxProperties: 1 + random.below(2) }),
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

function objectSchema(random: Random, depth: number): JsonObject {
  const count = depth > 2 ? 1 : 1 + random.below(3);
  const allowed = depth > 2 ? parts.slice(0, 3) : parts;
  return Object.assign({}, ...Array.from({ length: count }, () => pick(random, allowed)(random, depth))) as JsonObject;
}

function valueSchema(random: Random, depth: number): Json {
  if (depth > 2 || chance(random, 70)) return pick(random, leaves);
  if (chance(random, 20)) return listSchema(random, depth);
  return { type: "object", ...objectSchema(random, depth) };
}

function listSchema(random: Random, depth: number): JsonObject {
  return {
    ...(chance(random, 50) && { type: "array" }),
    ...(chance(random, 60) && { prefixItems: [pick(random, leaves)] }),
    ...(chance(random, 30) && { contains: pick(random, leaves) }),
    ...(chance(random, 40) && { allOf: [{ items: valueSchema(random, depth + 1) }] }),
    ...(chance(random, 50) && { unevaluatedItems: pick<Json>(random, [false, { type: "integer" }]) }),
  };
}

/** A schema, and the same with one part put in, taken away or replaced anywhere in it. */
export function hardPair(random: Random): [older: JsonObject, newer: JsonObject] {
  const older: JsonObject = { type: "object", ...objectSchema(random, 0), ...objectSchema(random, 0) };
  const newer = JSON.parse(JSON.stringify(older)) as JsonObject;
  change(random, pick(random, schemasIn(newer)));
  return [older, newer];
}

type Writable = Record<string, Json>;

function change(random: Random, at: Writable): void {
  const keys = Object.keys(at).filter((key) => key !== "type");
  const kind = random.below(4);
  if (kind === 0 && keys.length > 0) delete at[pick(random, keys)];
  else if (kind === 1) at.type = pick<Json>(random, ["string", "integer", "object", ["object", "null"]]);
  else Object.assign(at, pick(random, kind === 2 ? parts : parts.slice(0, 5))(random, 2));
}

const maps = ["properties", "dependentSchemas"];
const schemas = ["if", "then", "else", "not", "items", "contains", "unevaluatedProperties", "additionalProperties"];
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
