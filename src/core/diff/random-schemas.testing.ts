import type { Random } from "../sample/random.ts";
import type { Json, JsonObject } from "../types.ts";

/** Schemas with every keyword that says something of values, small enough to collide often. */

type Spelling = "2020-12" | "draft-07";

const names = ["a", "b", "c", "x-d"];
const patterns = ["^a", "b$", "[0-9]", "^x-", "^[a-c]$", "^(ab|c)+$", "^a.{2}$"];
const formats = ["date", "email", "uri", "uuid", "ipv4", "date-time", "unheard-of"];
const bounds = [-2, -1, 0, 1, 2, 3, 0.5, 1.5, -1e308, 1e308, 9007199254740991, 1e-9];
const sizes = [0, 1, 2, 3];
const plainValues: readonly Json[] = [
  ...[null, true, false, 0, 1, 2, 3, -1, 0.5, 1.5, 6, 1e308, 9007199254740992, 1e-9],
  ...["", "a", "ab", "b", "0", "abc", "zzzz", "c", "2026-01-31", "a@example.com", "https://example.com/", "aab"],
];

interface Making {
  readonly random: Random;
  readonly spelling: Spelling;
}

const pick = <Value>({ random }: Making, list: readonly Value[]): Value => list[random.below(list.length)] as Value;
const chance = ({ random }: Making, percent: number) => random.below(100) < percent;
const some = <Value>(making: Making, list: readonly Value[]): Value[] => list.filter(() => chance(making, 45));

type Keyword = (making: Making, depth: number) => JsonObject;

const one =
  (keyword: string, list: readonly Json[]): Keyword =>
  (making) => ({ [keyword]: pick(making, list) });
const inner =
  (keyword: string): Keyword =>
  (making, depth) => ({ [keyword]: schema(making, depth + 1) });
const list =
  (keyword: string, max: number): Keyword =>
  (making, depth) => ({
    [keyword]: Array.from({ length: 1 + making.random.below(max) }, () => schema(making, depth + 1)),
  });
const map =
  (keyword: string, keys: readonly string[]): Keyword =>
  (making, depth) => ({
    [keyword]: Object.fromEntries(some(making, keys).map((key) => [key, schema(making, depth + 1)])),
  });

const ofNumbers: readonly Keyword[] = [
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].map((keyword) => one(keyword, bounds)),
  one("multipleOf", [1, 2, 3, 0.5, 0.1, 4]),
];
const ofTexts: readonly Keyword[] = [
  one("minLength", sizes),
  one("maxLength", sizes),
  one("pattern", patterns),
  one("format", formats),
];
const ofObjects: readonly Keyword[] = [
  map("properties", names),
  map("properties", names),
  map("patternProperties", patterns.slice(0, 4)),
  inner("additionalProperties"),
  one("additionalProperties", [false, true]),
  (making) => ({ required: some(making, names) }),
  one("minProperties", sizes),
  one("maxProperties", sizes),
  one("propertyNames", [{ maxLength: 1 }, { enum: names }, true, { pattern: "^[ab]" }]),
];
const ofLists: readonly Keyword[] = [
  one("minItems", sizes),
  one("maxItems", sizes),
  one("uniqueItems", [true, false]),
  inner("items"),
  inner("contains"),
];
const inPlace: readonly Keyword[] = [
  list("anyOf", 3),
  list("anyOf", 3),
  list("oneOf", 3),
  list("allOf", 2),
  inner("not"),
  (making, depth) => ({
    if: schema(making, depth + 1),
    ...(chance(making, 70) && { ["then" as string]: schema(making, depth + 1) }),
    ...(chance(making, 50) && { else: schema(making, depth + 1) }),
  }),
];
const only: Readonly<Record<Spelling, readonly Keyword[]>> = {
  "2020-12": [
    list("prefixItems", 2),
    one("unevaluatedProperties", [false, true, { type: "string" }]),
    one("unevaluatedItems", [false, true]),
    (making) => ({ dependentRequired: { [pick(making, names)]: some(making, names) } }),
    map("dependentSchemas", names.slice(0, 2)),
    (making, depth) => ({
      contains: schema(making, depth + 1),
      minContains: making.random.below(3),
      maxContains: 1 + making.random.below(2),
    }),
  ],
  "draft-07": [
    (making, depth) => ({
      items: [schema(making, depth + 1), schema(making, depth + 1)].slice(0, 1 + making.random.below(2)),
      ...(chance(making, 50) && { additionalItems: schema(making, depth + 1) }),
    }),
    (making, depth) => ({
      dependencies: { [pick(making, names)]: chance(making, 50) ? some(making, names) : schema(making, depth + 1) },
    }),
  ],
};

const types = ["string", "integer", "number", "boolean", "null", "array", "object"];

function schema(making: Making, depth: number): Json {
  const { random, spelling } = making;
  const kind = random.below(depth > 3 ? 5 : 14);
  if (kind === 0) return pick<Json>(making, [true, false, {}, { type: "null" }, { type: "boolean" }]);
  if (kind === 1)
    return chance(making, 50)
      ? {
          enum: some(making, [...plainValues, [], {}, { a: 1 }])
            .slice(0, 4)
            .concat([pick(making, plainValues)]),
        }
      : { const: pick<Json>(making, [...plainValues, { a: 1 }, [1]]) };
  const home = spelling === "2020-12" ? "$defs" : "definitions";
  if (kind === 2) return { $ref: pick(making, ["#", `#/${home}/x`, `#/${home}/y`]) };
  if (kind === 3) return { type: pick(making, ["number", "integer"]), ...keywords(making, ofNumbers, depth) };
  if (kind === 4) return { type: "string", ...keywords(making, ofTexts, depth) };
  if (kind < 8) return { type: "object", ...keywords(making, [...ofObjects, ...objectsIn(spelling)], depth) };
  if (kind === 8) return { type: "array", ...keywords(making, [...ofLists, ...only[spelling]], depth) };
  const all = [...ofNumbers, ...ofTexts, ...ofObjects, ...ofLists, ...inPlace, ...only[spelling]];
  const type = chance(making, 30) ? { type: some(making, types).slice(0, 3).concat(["object"]) } : {};
  return {
    ...("type" in type ? { type: [...new Set(type.type)] } : {}),
    ...keywords(making, kind < 11 ? inPlace : all, depth),
  };
}

const objectsIn = (spelling: Spelling) => only[spelling].slice(1);

function keywords(making: Making, list: readonly Keyword[], depth: number): JsonObject {
  const count = 1 + making.random.below(3);
  return Object.assign({}, ...Array.from({ length: count }, () => pick(making, list)(making, depth))) as JsonObject;
}

/** A root schema: an object, with two definitions that it may refer to. */
function randomSchema(random: Random, spelling: Spelling): JsonObject {
  const making = { random, spelling };
  const root = schema(making, 0);
  const own: JsonObject =
    typeof root === "object" && root !== null ? (root as JsonObject) : { not: root === true ? false : {} };
  const definitions = JSON.stringify(own).includes('"#/') ? { x: schema(making, 2), y: schema(making, 4) } : undefined;
  // Up to draft-07, what stands beside a reference is passed over by some.
  const { $ref, ...rest } = own;
  const body = $ref === undefined ? own : spelling === "draft-07" ? { allOf: [{ $ref }] } : { ...rest, $ref };
  return {
    ...(spelling === "draft-07" && { $schema: "http://json-schema.org/draft-07/schema#" }),
    ...body,
    ...(definitions && { [spelling === "2020-12" ? "$defs" : "definitions"]: definitions }),
  };
}

/** Two versions of a schema: mostly with one small change, sometimes unrelated. */
export function randomPair(random: Random): [JsonObject, JsonObject] {
  const spelling: Spelling = random.below(4) === 0 ? "draft-07" : "2020-12";
  const older = randomSchema(random, spelling);
  if (random.below(3) === 0) return [older, randomSchema(random, random.below(4) === 0 ? "draft-07" : "2020-12")];
  return [older, changed(older, { random, spelling })];
}

/** A small change somewhere: a keyword gone, another number, or another schema. */
function changed(root: JsonObject, making: Making): JsonObject {
  const places: (readonly [Record<string, Json>, string])[] = [];
  const copy = JSON.parse(JSON.stringify(root)) as JsonObject;
  const visit = (at: Json) => {
    if (typeof at !== "object" || at === null) return;
    for (const [key, value] of Object.entries(at)) {
      if (key !== "$schema" && key !== "$ref" && key !== "$defs" && key !== "definitions")
        places.push([at as Record<string, Json>, key]);
      visit(value as Json);
    }
  };
  visit(copy);
  if (places.length === 0) return copy;
  const [holder, key] = pick(making, places);
  const value = holder[key];
  if (typeof value === "number")
    holder[key] = key === "multipleOf" ? value * 2 : Math.max(0, value + pick(making, [1, -1]));
  else if (chance(making, 35) && !Array.isArray(holder)) delete holder[key];
  else if (typeof value === "boolean" || (typeof value === "object" && value !== null && !Array.isArray(value)))
    holder[key] = key in maps ? value : schema(making, 2);
  else if (Array.isArray(value) && value.length > 1) holder[key] = value.slice(1);
  return copy;
}

const maps = { properties: 0, patternProperties: 0, dependentRequired: 0, dependentSchemas: 0, dependencies: 0 };

/** A value of any kind, with the names and texts that the schemas speak of. */
export function randomValue(random: Random, depth = 0): Json {
  const kind = random.below(depth > 2 ? 2 : 6);
  if (kind < 2) return plainValues[random.below(plainValues.length)] as Json;
  if (kind < 5) {
    const members = [...names, "other"].filter(() => random.below(2) === 0);
    return Object.fromEntries(members.map((name) => [name, randomValue(random, depth + 1)]));
  }
  return Array.from({ length: random.below(4) }, () => randomValue(random, depth + 1));
}
