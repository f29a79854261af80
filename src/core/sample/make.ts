import { hasType, sameJson } from "../json.ts";
import { interpret, sharedTypes, typesAbout, valuesOf } from "../schema/index.ts";
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
  const types = sharedTypes(facts.schemas);
  const isAllowed = (value: Json) =>
    (!types || types.some((type) => hasType(value, type))) &&
    !facts.not.some((forbidden) => forbidden === true || interpret(forbidden, value, making.source));
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

/** The only values there can be: what all that list some share. */
function listedValues({ schemas }: Facts): readonly Json[] | undefined {
  return schemas.map(valuesOf).reduce<readonly Json[] | undefined>((left, right) => {
    if (!left || !right) return left ?? right;
    return left.filter((value) => right.some((other) => sameJson(value, other)));
  }, undefined);
}

function likelyTypes({ schemas }: Facts): readonly string[] {
  const about = new Set(schemas.flatMap(typesAbout));
  const shown = (["object", "array", "string", "number"] as const).filter((type) => about.has(type));
  return [...new Set([...shown, "string", "integer", "object", "array", "boolean", "null"])];
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
