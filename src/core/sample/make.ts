import { hasType, sameJson } from "../json.ts";
import { plainlyValid } from "../schema/index.ts";
import type { Json } from "../types.ts";
import { all, type Choices, type Facts, factsOf, numbers, texts } from "./facts.ts";
import { makeList } from "./list.ts";
import { numberOf } from "./number.ts";
import { makeObject } from "./object.ts";
import type { Random } from "./random.ts";
import { textOf } from "./text.ts";

/** How one sample is made. */
export interface Making extends Choices {
  readonly random: Random;
  /** The most ordinary choice everywhere. */
  readonly first: boolean;
  /** Whether `examples` and `default` come first. */
  readonly prefers: boolean;
  /** Down to which level members are made that nothing requires. */
  readonly optionalTo: number;
  /** Steps that are left; a schema can ask for billions. */
  readonly budget: { left: number };
}

const maxDepth = 12;

/** A value that a schema likely takes; undefined where none is found. */
export function make(schema: Json, making: Making, depth = 0): Json | undefined {
  if (depth > maxDepth || making.budget.left-- <= 0) return undefined;
  const facts = factsOf(schema, making);
  if (facts.impossible) return undefined;
  const types = typesOf(facts);
  const isAllowed = (value: Json) =>
    (!types || types.some((type) => hasType(value, type))) &&
    !facts.not.some((forbidden) => forbidden === true || plainlyValid(forbidden, value, making.root));
  const listed = listedValues(facts);
  if (listed) return pick(listed.filter(isAllowed), making);
  if (making.prefers) {
    const preferred = [
      ...all(facts, "examples").flatMap((list) => (Array.isArray(list) ? list : [])),
      ...all(facts, "default"),
    ];
    const usable = preferred.filter((value) => value !== null && value !== "" && isAllowed(value));
    if (usable.length > 0) return pick(usable, making);
  }
  const order = orderOf(types ?? likelyTypes(facts), making);
  for (const type of order) {
    const value = ofType(type, facts, making, depth);
    if (value !== undefined && isAllowed(value)) return value;
  }
  return undefined;
}

function ofType(type: string, facts: Facts, making: Making, depth: number): Json | undefined {
  const { random, first } = making;
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return first || random.below(2) === 0;
    case "integer":
    case "number":
      return numberOf(numberFacts(facts, type === "integer"), random, first);
    case "string":
      return textOf(textFacts(facts), random, first);
    case "array":
      return makeList(facts, making, depth, make);
    default:
      return makeObject(facts, making, depth, make);
  }
}

export function numberFacts(facts: Facts, whole: boolean) {
  const [low, high] = [numbers(facts, "exclusiveMinimum"), numbers(facts, "exclusiveMaximum")];
  const min = Math.max(...numbers(facts, "minimum"), ...low, Number.NEGATIVE_INFINITY);
  const max = Math.min(...numbers(facts, "maximum"), ...high, Number.POSITIVE_INFINITY);
  const steps = numbers(facts, "multipleOf").filter((step) => step > 0);
  return { min, max, above: low.includes(min), below: high.includes(max), steps, whole };
}

export function textFacts(facts: Facts) {
  const length = {
    min: Math.max(0, ...numbers(facts, "minLength")),
    max: Math.min(...numbers(facts, "maxLength"), Number.POSITIVE_INFINITY),
  };
  return { length, patterns: texts(facts, "pattern"), formats: texts(facts, "format") };
}

/** The types that all schemas allow; undefined where none names any. */
function typesOf(facts: Facts): readonly string[] | undefined {
  const lists = all(facts, "type").map((type) => [type].flat().map(String));
  return lists.reduce<readonly string[] | undefined>((left, right) => {
    if (!left) return right;
    const both = left.filter((type) => right.includes(type) || (type === "integer" && right.includes("number")));
    return right.includes("integer") && left.includes("number") ? [...both, "integer"] : both;
  }, undefined);
}

/** The only values there can be: `const`, and what all `enum`s share. */
function listedValues(facts: Facts): readonly Json[] | undefined {
  const lists = [
    ...all(facts, "const").map((only) => [only]),
    ...all(facts, "enum").filter((list) => Array.isArray(list)),
  ];
  return lists.reduce<readonly Json[] | undefined>(
    (left, right) => (left ? left.filter((value) => right.some((other: Json) => sameJson(value, other))) : right),
    undefined,
  );
}

const signs: readonly (readonly [string, readonly string[]])[] = [
  ["object", ["properties", "required", "additionalProperties", "patternProperties", "minProperties", "propertyNames"]],
  ["array", ["items", "prefixItems", "contains", "minItems", "uniqueItems"]],
  ["string", ["minLength", "maxLength", "pattern", "format"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
];

function likelyTypes(facts: Facts): readonly string[] {
  const shown = signs.filter(([, keywords]) => keywords.some((keyword) => all(facts, keyword).length > 0));
  const others = ["string", "integer", "object", "array", "boolean", "null"];
  return [...new Set([...shown.map(([type]) => type), ...others])];
}

/** Null comes last: it shows nothing. */
function orderOf(types: readonly string[], { first, random }: Making): readonly string[] {
  const telling = types.filter((type) => type !== "null");
  const start = first ? 0 : random.below(telling.length || 1);
  return [...telling.slice(start), ...telling.slice(0, start), ...types.filter((type) => type === "null")];
}

function pick(values: readonly Json[], { first, random }: Making): Json | undefined {
  const telling = values.filter((value) => value !== null);
  const choices = telling.length > 0 ? telling : values;
  return choices[first ? 0 : random.below(choices.length)];
}
