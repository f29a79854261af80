import type { Random } from "../sample/random.ts";
import { dialectUris } from "../schema/dialect.ts";
import type { Dialect, Json, JsonObject } from "../types.ts";
import {
  chance,
  changedSomewhere,
  leaves,
  listSchema,
  type Making,
  names,
  objectSchema,
  type Part,
  parts,
  pick,
  valueSchema,
} from "./hard-pairs.testing.ts";

/** Hard pairs with all that hard ones leave out: patterns of names, references with neighbours, other dialects. */

const patterns = ["^[ab]$", "^a", "[bc]$", "^x"];
const definitions = ["#/$defs/x", "#/$defs/y"];

const plainParts: readonly Part[] = [
  (making, depth) => ({ patternProperties: { [pick(making.random, patterns)]: valueSchema(making, depth + 1) } }),
  ({ random }) => ({
    propertyNames: pick<Json>(random, [{ enum: ["a", "b"] }, { maxLength: 1 }, { pattern: "^[bc]" }, { const: "a" }]),
  }),
  ({ random }) => ({ minProperties: 1 + random.below(2) }),
  ({ random }) => ({ $ref: pick(random, definitions) }),
];

const more: readonly Part[] = [
  ...plainParts,
  (making) => ({ $ref: pick(making.random, definitions), ...pick(making.random, parts.slice(0, 3))(making, 3) }),
  (making, depth) => ({
    dependencies: {
      [pick(making.random, names)]: chance(making.random, 50)
        ? [pick(making.random, names)]
        : objectSchema(making, depth + 1),
    },
  }),
  (making, depth) => ({
    dependentSchemas: { [pick(making.random, names)]: objectSchema(making, depth + 1) },
    unevaluatedProperties: false,
  }),
  ({ random }) => ({ properties: { [pick(random, names)]: { $ref: "#", ...pick(random, leaves) } } }),
  ({ random }) => ({ properties: { [pick(random, names)]: { $ref: "#" } } }),
];

const wideList: Part = (making, depth) => {
  const { random } = making;
  return {
    ...listSchema(making, depth),
    ...(chance(random, 30) && { minItems: 1 + random.below(2) }),
    ...(chance(random, 30) && { maxItems: 1 + random.below(2) }),
    ...(chance(random, 20) && { uniqueItems: true }),
    ...(chance(random, 30) && { contains: pick(random, leaves), minContains: random.below(3) }),
    ...(chance(random, 20) && { maxContains: 1 + random.below(2) }),
    ...(chance(random, 20) && { items: pick<Json>(random, [false, ...leaves]) }),
  };
};

const dialects: readonly (Dialect | undefined)[] = [undefined, undefined, undefined, "draft-07", "2019-09", "2020-12"];

/** A schema with two definitions, and the same with one change, of its dialect or anywhere in it. */
export function widePair(random: Random): [older: JsonObject, newer: JsonObject] {
  // References of a definition could lead back to it in place.
  const plain: Making = { random, parts, deep: parts.slice(0, 3), put: parts.slice(0, 5), list: wideList };
  const all = [...parts, ...more];
  const making: Making = { ...plain, parts: all, deep: [...plain.deep, ...plainParts], put: all };
  const body: JsonObject = {
    type: "object",
    ...objectSchema(making, 0),
    ...objectSchema(making, 0),
    $defs: { x: objectSchema(plain, 2), y: valueSchema(plain, 2) },
  };
  const dialect = pick(random, dialects);
  const isChanged = chance(random, 85);
  const next = isChanged && chance(random, 80) ? dialect : pick(random, dialects);
  // What is put into a definition may refer to it: in the definitions nothing is changed.
  const { $defs, ...open } = body;
  const newer = isChanged ? { ...changedSomewhere(open, making), $defs } : body;
  return [declaring(dialect, body), declaring(next, newer as JsonObject)];
}

function declaring(dialect: Dialect | undefined, schema: JsonObject): JsonObject {
  return dialect === undefined ? schema : { $schema: dialectUris[dialect], ...schema };
}
