import { type Random, randomFrom } from "../sample/random.ts";
import type { Json, JsonObject } from "../types.ts";

/** Tools with every keyword that a client reads, in good shape and in bad. */

const types = ["string", "number", "integer", "boolean", "object", "array", "null"];
const names = [
  "a",
  "b",
  "c-d",
  "title",
  "definitions",
  "if",
  "constructor",
  "__proto__",
  "properties",
  "wait_for_previous",
];
const texts: readonly Json[] = ["", "a", "x y", "ä€", "x".repeat(1100)];
const plain: readonly Json[] = [null, true, false, 0, 1, -2.5, "", "a", "b"];
const data: readonly Json[] = [...plain, {}, [], { type: ["string", "null"] }, [[1, 2], "a"], { $ref: "#/$defs/A" }];
const odd: readonly Json[] = [null, true, 0, "a", [], {}, [{}], [null], { type: 5 }];
const formats = ["date-time", "uri", "email", "int32", "float", "uuid", "enum", "x-y"];
const references = [
  "#/$defs/A",
  "#/$defs/B",
  "#/definitions/A",
  "#",
  "#/properties/a",
  "#/$defs/missing",
  "https://e.com/x",
  "#/$defs/A/properties/a",
];

interface Making {
  readonly random: Random;
  /** Whether values of the wrong kind may stand anywhere. */
  readonly isOdd: boolean;
}

const below = ({ random }: Making, end: number) => random.below(end);
const chance = (making: Making, percent: number) => below(making, 100) < percent;
const pick = <Value>(making: Making, list: readonly Value[]): Value => list[below(making, list.length)] as Value;
const several = <Value>(making: Making, max: number, make: () => Value): Value[] =>
  Array.from({ length: below(making, max + 1) }, make);

type Keyword = (making: Making, depth: number) => Json;

const schemas: Keyword = (making, depth) => several(making, 3, () => schemaOf(making, depth + 1));
const schema: Keyword = (making, depth) => schemaOf(making, depth + 1);
const map: Keyword = (making, depth) =>
  Object.fromEntries(several(making, 3, () => [pick(making, names), schemaOf(making, depth + 1)]));
const number: Keyword = (making) => pick(making, [0, 1, 2, 4, -1, 0.5]);
const text: Keyword = (making) => pick(making, texts);
const isTrue: Keyword = (making) => chance(making, 50);

const keywords: Readonly<Record<string, Keyword>> = {
  type: (making) => (chance(making, 75) ? pick(making, types) : several(making, 3, () => pick(making, types))),
  description: text,
  title: text,
  default: (making) => pick(making, data),
  examples: (making) => several(making, 2, () => pick(making, data)),
  enum: (making) => several(making, 3, () => pick(making, chance(making, 85) ? plain : data)),
  const: (making) => pick(making, data),
  format: (making) => pick(making, formats),
  pattern: (making) => pick(making, ["^a", "(?=a)b", "\\(?=a", "[(?=]", "(?<!a)"]),
  ...{ minLength: number, maxLength: number, minimum: number, maximum: number, exclusiveMinimum: number },
  ...{ multipleOf: number, minItems: number, maxItems: number, minProperties: number, uniqueItems: isTrue },
  items: (making, depth) => (chance(making, 90) ? schema(making, depth) : schemas(making, depth)),
  ...{ prefixItems: schemas, contains: schema, additionalItems: schema, properties: map, patternProperties: map },
  required: (making) => several(making, 3, () => pick(making, names)),
  additionalProperties: (making, depth) => (chance(making, 60) ? chance(making, 50) : schema(making, depth)),
  propertyNames: (making) => pick(making, [{ type: "string" }, { pattern: "^a" }, true, { type: "number" }]),
  ...{ anyOf: schemas, oneOf: schemas, allOf: schemas, not: schema },
  ...Object.fromEntries(["if", "then", "else"].map((keyword) => [keyword, schema])),
  ...{ $ref: (making: Making) => pick(making, references), nullable: isTrue, deprecated: isTrue },
  $schema: (making) =>
    pick(making, ["http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2020-12/schema"]),
  ...{ unevaluatedProperties: isTrue, "x-mcp-header": text, $comment: text, optional: isTrue, discriminator: map },
  dependentRequired: (making) => ({ a: several(making, 2, () => pick(making, names)) }),
};
const all = Object.keys(keywords);
const common = [
  "type",
  "type",
  "description",
  "properties",
  "required",
  "items",
  "anyOf",
  "enum",
  "default",
  "$ref",
  "minimum",
];

const lists = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const nested = new Set([
  "properties",
  "patternProperties",
  "items",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "discriminator",
]);

function schemaOf(making: Making, depth: number): Json {
  if (making.isOdd && chance(making, 4)) return pick(making, odd);
  if (chance(making, 4)) return chance(making, 50);
  const size = depth > 3 ? 1 : 3;
  const chosen = several(making, size, () => pick(making, chance(making, 60) ? common : all));
  return Object.fromEntries(chosen.map((keyword) => [keyword, madeFor(keyword, making, depth)]));
}

function madeFor(keyword: string, making: Making, depth: number): Json {
  if (making.isOdd && chance(making, 3)) return pick(making, odd);
  if (depth > 4 && lists.has(keyword)) return [];
  return depth > 4 && nested.has(keyword) ? {} : (keywords[keyword]?.(making, depth) ?? {});
}

/** The tool of a seed. */
export function randomTool(seed: number, isOdd: boolean): JsonObject {
  const making: Making = { random: randomFrom(seed), isOdd };
  const extra = several(making, 2, () => pick(making, all)).map((keyword) => [keyword, madeFor(keyword, making, 0)]);
  const table = () => Object.fromEntries(["A", "B"].map((name) => [name, schemaOf(making, 1)]));
  const inputSchema = {
    ...(chance(making, 92) && { type: "object" }),
    ...(chance(making, 92) && { properties: map(making, 0) }),
    ...(chance(making, 40) && { $defs: table() }),
    ...(chance(making, 15) && { definitions: table() }),
    ...Object.fromEntries(chance(making, 40) ? extra : []),
  };
  return {
    name: pick(making, ["search", "get-issue", "a.b", "", "x".repeat(70), "ä b"]),
    ...(chance(making, 80) && { description: pick(making, [...texts, "y".repeat(3000)]) }),
    inputSchema: (isOdd && chance(making, 3) ? pick(making, odd) : inputSchema) as Json,
    ...(chance(making, 20) && { outputSchema: schemaOf(making, 1) }),
  };
}
