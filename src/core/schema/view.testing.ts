import { hasType, isObject, member, sameJson } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import { matches } from "./pattern.ts";
import {
  branchesOf,
  conditionOf,
  dependenciesOf,
  itemsOf,
  membersOf,
  partsOf,
  type Source,
  typesOf,
  valuesOf,
} from "./view.ts";

/** Yes, no, or more than the reader tells. */
type Verdict = boolean | undefined;

/**
 * Judges a value by what the reader says of a schema, so that the official suite shows whether it reads rightly. What depends
 * on the way through a schema (dynamic references, `unevaluated…`) and documents elsewhere are left open.
 */
export function fitsByView(schema: Json, value: Json, source: Source, depth = 0): Verdict {
  if (depth > 60) return undefined;
  const { list, impossible, dangling, cut } = partsOf([schema], source);
  if (impossible) return false;
  const inner: Inner = (other, at) => fitsByView(other, at, source, depth + 1);
  const has = (keywords: readonly string[]) =>
    list.some((part) => keywords.some((keyword) => Object.hasOwn(part, keyword)));
  if (has(["$dynamicRef", "$recursiveRef"])) return undefined;
  const isOpen = dangling.length > 0 || cut || has(["unevaluatedItems", "unevaluatedProperties"]);
  return every([isOpen ? undefined : true, ...list.flatMap((part) => checks(part, value, inner))]);
}

type Inner = (schema: Json, value: Json) => Verdict;

function checks(part: JsonObject, value: Json, inner: Inner): Verdict[] {
  const types = typesOf(part);
  const values = valuesOf(part);
  const found: Verdict[] = [
    types === undefined || types.some((type) => hasType(value, type)),
    values === undefined || values.some((one) => sameJson(one, value)),
    ...limits(part, value),
  ];
  for (const { list } of branchesOf(part, ["anyOf"])) found.push(some(list.map((one) => inner(one, value))));
  for (const { list } of branchesOf(part, ["oneOf"])) found.push(exactlyOne(list.map((one) => inner(one, value))));
  const forbidden = member(part, "not");
  if (forbidden !== undefined) found.push(opposite(inner(forbidden, value)));
  const condition = conditionOf(part);
  if (condition) {
    const isMet = inner(condition.test, value);
    const next = isMet ? condition.met : condition.otherwise;
    found.push(isMet === undefined ? undefined : next === undefined || inner(next, value));
  }
  if (Array.isArray(value)) found.push(...ofList(part, value, inner));
  else if (isObject(value)) found.push(...ofObject(part, value, inner));
  return found;
}

function ofObject(part: JsonObject, value: JsonObject, inner: Inner): Verdict[] {
  const { properties, patterns, rest, names, required } = membersOf(part);
  const found: Verdict[] = [[...required].every((name) => Object.hasOwn(value, name))];
  for (const [name, at] of Object.entries(value)) {
    const own = member(properties, name);
    const fitting = Object.entries(patterns).filter(([pattern]) => matches(pattern, name));
    const told = [...(own === undefined ? [] : [own]), ...fitting.map(([, schema]) => schema)];
    const asked = told.length > 0 || rest === undefined ? told : [rest];
    found.push(...asked.map((schema) => inner(schema, at)));
    if (names !== undefined) found.push(inner(names, name));
  }
  for (const { name, needs, schema } of dependenciesOf(part)) {
    if (!Object.hasOwn(value, name)) continue;
    found.push(needs ? needs.every((other) => Object.hasOwn(value, other)) : inner(schema, value));
  }
  return found;
}

function ofList(part: JsonObject, value: readonly Json[], inner: Inner): Verdict[] {
  const { first = [], rest, contains } = itemsOf(part);
  const found = value.map((item, index) => {
    const schema = first[index] ?? rest;
    return schema === undefined || inner(schema, item);
  });
  if (contains === undefined) return found;
  const count = value.filter((item) => inner(contains, item) === true).length;
  const [min, max] = [numberAt(part, "minContains") ?? 1, numberAt(part, "maxContains") ?? Number.POSITIVE_INFINITY];
  return [...found, count >= min && count <= max];
}

function limits(part: JsonObject, value: Json): Verdict[] {
  const at = (keyword: string) => numberAt(part, keyword);
  if (typeof value === "number") {
    const step = at("multipleOf");
    return [
      ...within(value, at("minimum"), at("maximum")),
      value > (at("exclusiveMinimum") ?? Number.NEGATIVE_INFINITY),
      value < (at("exclusiveMaximum") ?? Number.POSITIVE_INFINITY),
      step === undefined || (Number.isInteger(value) && Number.isInteger(step) ? value % step === 0 : undefined),
    ];
  }
  if (typeof value === "string") {
    const pattern = member(part, "pattern");
    const isMatch = typeof pattern !== "string" || matches(pattern, value);
    return [...within([...value].length, at("minLength"), at("maxLength")), isMatch];
  }
  if (isObject(value)) return within(Object.keys(value).length, at("minProperties"), at("maxProperties"));
  if (!Array.isArray(value)) return [];
  const isUnique = value.every((item: Json, index) => !value.slice(0, index).some((one: Json) => sameJson(one, item)));
  return [...within(value.length, at("minItems"), at("maxItems")), member(part, "uniqueItems") !== true || isUnique];
}

function within(size: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): Verdict[] {
  return [size >= min && size <= max];
}

function numberAt(part: JsonObject, keyword: string): number | undefined {
  const value = member(part, keyword);
  return typeof value === "number" ? value : undefined;
}

function every(verdicts: readonly Verdict[]): Verdict {
  return verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;
}

function some(verdicts: readonly Verdict[]): Verdict {
  return verdicts.includes(true) ? true : verdicts.includes(undefined) ? undefined : false;
}

function exactlyOne(verdicts: readonly Verdict[]): Verdict {
  const sure = verdicts.filter((verdict) => verdict === true).length;
  if (sure > 1) return false;
  return verdicts.includes(undefined) ? undefined : sure === 1;
}

function opposite(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}
