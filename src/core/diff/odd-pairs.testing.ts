import type { Random } from "../sample/random.ts";
import type { Json, JsonObject } from "../types.ts";
import { chance, changedSomewhere, listSchema, type Making, type Part, pick } from "./hard-pairs.testing.ts";

/** Pairs of what the others leave out: lists by place, numbers by fractions, formats, values against types, and names of schemas. */

const numbers: readonly Part[] = [
  ({ random }) => ({ type: pick(random, ["number", "integer"]) }),
  ({ random }) => ({ multipleOf: pick(random, [0.5, 0.25, 1.5, 2, 3, 0.1]) }),
  ({ random }) => ({ minimum: pick(random, [-1, 0, 0.5, 2]) }),
  ({ random }) => ({ maximum: pick(random, [0, 1, 2.5, 3]) }),
  ({ random }) => ({ exclusiveMinimum: pick(random, [0, 1, 1.5]) }),
  ({ random }) => ({ exclusiveMaximum: pick(random, [1, 2, 3]) }),
];

const texts: readonly Part[] = [
  () => ({ type: "string" }),
  ({ random }) => ({ format: pick(random, ["date", "uuid", "email", "ipv4"]) }),
  ({ random }) => ({ minLength: random.below(3) }),
  ({ random }) => ({ maxLength: random.below(4) }),
  ({ random }) => ({ pattern: pick(random, ["^a", "^[ab]+$", "b$", "^.{2}$", "^(a|b)?$"]) }),
];

const known: readonly Json[] = [
  0,
  1,
  1.5,
  2,
  "",
  "a",
  "ab",
  "2026-01-31",
  null,
  true,
  false,
  [],
  [1],
  ["a"],
  {},
  { a: 1 },
];

const values: readonly Part[] = [
  ({ random }) => ({ const: pick(random, known) }),
  ({ random }) => ({ enum: known.filter(() => chance(random, 35)).concat([pick(random, known)]) }),
  ({ random }) => ({ type: pick<Json>(random, ["string", "number", "integer", "boolean", "null", "array", "object"]) }),
  ({ random }) => ({
    type: pick<Json>(random, [
      ["integer", "string"],
      ["array", "null"],
      ["object", "array"],
      ["boolean", "number"],
    ]),
  }),
];

const lists: readonly Part[] = [
  () => ({ type: "array" }),
  (making, depth) => ({
    prefixItems: [inner(making, depth), inner(making, depth)].slice(0, 1 + making.random.below(2)),
  }),
  (making, depth) => ({ items: chance(making.random, 25) ? false : inner(making, depth) }),
  (making, depth) => ({ contains: inner(making, depth) }),
  (making, depth) => ({ contains: inner(making, depth), minContains: making.random.below(3) }),
  (making, depth) => ({ contains: inner(making, depth), maxContains: 1 + making.random.below(2) }),
  (making, depth) => ({ unevaluatedItems: chance(making.random, 60) ? false : inner(making, depth) }),
  ({ random }) => ({ minItems: random.below(3) }),
  ({ random }) => ({ maxItems: random.below(3) }),
  () => ({ uniqueItems: true }),
];

const objects: readonly Part[] = [
  () => ({ type: "object" }),
  (making, depth) => ({ properties: { a: inner(making, depth), b: inner(making, depth) } }),
  ({ random }) => ({ required: [pick(random, ["a", "b"])] }),
  (making, depth) => ({
    propertyNames: pick<Json>(making.random, [
      { minLength: 2 },
      { pattern: "^a" },
      { not: { const: "a" } },
      inner(making, depth),
    ]),
  }),
  (making, depth) => ({ additionalProperties: chance(making.random, 40) ? false : inner(making, depth) }),
  ({ random }) => ({ minProperties: random.below(3) }),
  ({ random }) => ({ maxProperties: random.below(3) }),
];

/** Of definitions, by place and by name; each leads on to later ones alone. */
const references: readonly Part[] = [
  ({ random }) => ({ $ref: pick(random, ["#/$defs/x", "#/$defs/y", "#named"]) }),
  ({ random }) => ({ $dynamicRef: pick(random, ["#named", "#moving"]) }),
  ({ random }) => ({ allOf: [{ $ref: pick(random, ["#/$defs/x", "#/$defs/y"]) }, { $ref: "#named" }] }),
];

const unions: readonly Part[] = [
  (making, depth) => ({ allOf: [inner(making, depth), inner(making, depth)] }),
  (making, depth) => ({ anyOf: [inner(making, depth), inner(making, depth)] }),
  (making, depth) => ({ oneOf: [inner(making, depth), inner(making, depth)] }),
  (making, depth) => ({ not: inner(making, depth) }),
  (making, depth) => ({
    if: inner(making, depth),
    ["then" as string]: inner(making, depth),
    else: inner(making, depth),
  }),
];

const kinds = [numbers, texts, values, values, lists, lists, lists, objects];

function inner(making: Making, depth: number): JsonObject {
  const { random } = making;
  const list = pick(random, kinds);
  const most = depth > 2 ? 1 : 3;
  const own = Array.from({ length: 1 + random.below(most) }, () =>
    pick(random, depth > 2 ? values : list)(making, depth + 1),
  );
  const more = depth < 3 && chance(random, 30) ? [pick(random, making.deep)(making, depth + 1)] : [];
  return Object.assign({}, ...own, ...more) as JsonObject;
}

/** A list, an object or anything, and the same with one change, or with its definitions under other names. */
export function oddPair(random: Random): [older: JsonObject, newer: JsonObject] {
  const all = kinds.flat();
  const plain: Making = { random, parts: all, deep: unions, put: all, list: listSchema };
  const making: Making = { ...plain, parts: [...all, ...unions, ...references], deep: [...unions, ...references] };
  const $defs = {
    x: inner(plain, 1),
    y: inner(plain, 2),
    z: { $anchor: "named", ...inner(plain, 2) },
    w: { $dynamicAnchor: "moving", ...inner(plain, 2) },
  };
  const body: JsonObject = { type: "object", properties: { a: inner(making, 0), b: inner(making, 1) } };
  const older: JsonObject = { ...body, $defs };
  if (chance(random, 15)) return [older, renamed(older)];
  const { $defs: _, ...newer } = changedSomewhere(body, making);
  return [older, { ...newer, $defs }];
}

/** The same with other names of definitions. */
function renamed(schema: JsonObject): JsonObject {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/$defs/new-');
  const made = JSON.parse(text) as JsonObject;
  const $defs = Object.fromEntries(Object.entries(made.$defs as JsonObject).map(([name, one]) => [`new-${name}`, one]));
  return { ...made, $defs };
}
