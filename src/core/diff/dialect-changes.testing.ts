import type { Random } from "../sample/random.ts";
import { dialectUris } from "../schema/dialect.ts";
import type { Dialect, Json, JsonObject } from "../types.ts";

/** Schemas with keywords that dialects read in different ways, and changes from one dialect to another. */

const pick = <Value>(random: Random, list: readonly Value[]): Value => list[random.below(list.length)] as Value;
const chance = (random: Random, percent: number) => random.below(100) < percent;

/** Each definition refers to later ones alone: what leads back to itself in place has no meaning. */
const targets = ["#/$defs/a", "#/$defs/c", "#/definitions/b"];
const names = ["a", "b", "c"];

/** What may stand beside a reference, or in a schema of its own. */
const assertions: readonly JsonObject[] = [
  { type: "string" },
  { type: ["integer", "null"] },
  { type: "object" },
  { minimum: 2 },
  { maxLength: 2 },
  { minLength: 1, maxLength: 3 },
  { pattern: "^a" },
  { enum: ["a", "ab", 1, null] },
  { const: "a" },
  { required: ["a"] },
  { required: ["b"] },
  { properties: { a: { type: "integer" } } },
  { properties: { b: { type: "string" } }, additionalProperties: false },
  { maxProperties: 1 },
  { minItems: 1 },
  { not: { type: "null" } },
  { anyOf: [{ type: "string" }, { required: ["c"] }] },
  { format: "date" },
];

/** How deep a schema stands, and which definitions come after it. */
interface SchemaSpot {
  readonly depth: number;
  readonly targets: readonly string[];
}

type Part = (random: Random, place: SchemaSpot) => JsonObject;

/** Each means something else, or nothing, in another dialect. */
const dated: readonly Part[] = [
  (random, place) => ({ ...reference(random, place), ...pick(random, assertions) }),
  (random, place) => ({ ...reference(random, place), ...pick(random, assertions), ...pick(random, assertions) }),
  (random, place) => ({ ...reference(random, place), unevaluatedProperties: false }),
  (random, place) => ({ ...reference(random, place), additionalProperties: false }),
  (random, place) => ({
    items: [schema(random, deeper(place)), schema(random, deeper(place))].slice(0, 1 + random.below(2)),
    ...(chance(random, 50) && { additionalItems: chance(random, 50) ? false : schema(random, deeper(place)) }),
  }),
  (random, place) => ({
    prefixItems: [schema(random, deeper(place))],
    ...(chance(random, 60) && { items: chance(random, 40) ? false : schema(random, deeper(place)) }),
  }),
  (random, place) => ({ additionalItems: schema(random, deeper(place)), items: schema(random, deeper(place)) }),
  (random) => ({ dependencies: { [pick(random, names)]: [pick(random, names)] } }),
  (random, place) => ({ dependencies: { [pick(random, names)]: schema(random, deeper(place)) } }),
  (random) => ({ dependentRequired: { [pick(random, names)]: [pick(random, names)] } }),
  (random, place) => ({ dependentSchemas: { [pick(random, names)]: schema(random, deeper(place)) } }),
  (random, place) => ({
    contains: schema(random, deeper(place)),
    ...(chance(random, 60) && { minContains: random.below(3) }),
    ...(chance(random, 60) && { maxContains: 1 + random.below(2) }),
  }),
  (random, place) => ({ allOf: [schema(random, deeper(place))], unevaluatedProperties: false }),
  (random, place) => ({
    properties: { [pick(random, names)]: schema(random, deeper(place)) },
    unevaluatedProperties: chance(random, 50) ? false : schema(random, deeper(place)),
  }),
  (random, place) => ({ contains: schema(random, deeper(place)), unevaluatedItems: false }),
  (random) => ({ properties: { [pick(random, names)]: { $recursiveRef: "#", ...pick(random, assertions) } } }),
  (random) => ({ items: { $recursiveRef: "#", ...pick(random, assertions) } }),
  (random) => ({ properties: { [pick(random, names)]: { $dynamicRef: "#node", ...pick(random, assertions) } } }),
];

function reference(random: Random, { targets: later }: SchemaSpot): JsonObject {
  return later.length === 0 ? {} : { $ref: pick(random, later) };
}

const deeper = ({ depth, targets }: SchemaSpot): SchemaSpot => ({ depth: depth + 1, targets });

function schema(random: Random, place: SchemaSpot): Json {
  const { depth } = place;
  const kind = random.below(depth > 2 ? 2 : 10);
  if (kind === 0) return chance(random, 80) ? pick(random, assertions) : pick(random, [true, false]);
  if (kind === 1) return { ...pick(random, assertions), ...pick(random, assertions) };
  if (kind < 7) return pick(random, dated)(random, place);
  if (kind === 7) return { anyOf: [schema(random, deeper(place)), schema(random, deeper(place))] };
  if (kind === 8) return { not: schema(random, deeper(place)) };
  return {
    type: "object",
    properties: Object.fromEntries(names.slice(random.below(2)).map((name) => [name, schema(random, deeper(place))])),
  };
}

const declared: readonly (Dialect | undefined)[] = ["draft-07", "2019-09", "2020-12", undefined];

function withDialect(body: JsonObject, dialect: Dialect | undefined): JsonObject {
  return dialect === undefined ? body : { $schema: dialectUris[dialect], ...body };
}

function definitions(random: Random): JsonObject {
  return {
    $defs: {
      a: schema(random, { depth: 1, targets: targets.slice(1) }),
      c: schema(random, { depth: 2, targets: targets.slice(2) }),
    },
    definitions: { b: schema(random, { depth: 2, targets: [] }) },
  };
}

/** The same text in two dialects, sometimes with one more change. */
export function dialectChange(random: Random): [older: JsonObject, newer: JsonObject] {
  const root = schema(random, { depth: 0, targets });
  const own: JsonObject = typeof root === "object" && root !== null ? (root as JsonObject) : { not: {} };
  // A reference at the root would hide the definitions beside it from nobody, but its own siblings from some.
  const wrapped: JsonObject = chance(random, 50) ? { type: "object", properties: { a: own } } : own;
  const body: JsonObject = {
    ...wrapped,
    ...(chance(random, 30) && { $dynamicAnchor: "node" }),
    ...(chance(random, 30) && { $recursiveAnchor: true }),
    ...definitions(random),
  };
  const from = pick(random, declared);
  const to = pick(
    random,
    declared.filter((dialect) => dialect !== from),
  );
  const changed = chance(random, 20) ? { ...body, ...definitions(random) } : body;
  return [withDialect(body, from), withDialect(changed, to)];
}
