/**
 * Values that most likely fit a schema, made from its disjuncts: for each way to fit, the simplest value of its type,
 * with the members and items that are required and nothing else. Nobody promises that they fit (conditions, negations
 * and what is opaque are not heeded while a value is made), so every one is judged before it is shown to anybody.
 */
import type { Json } from "../../types.ts";
import type { BasicType } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import type { Disjunct } from "../read/disjunct.ts";
import { disjunctsOf } from "../read/disjuncts.ts";
import { judge } from "../read/judge.ts";
import { itemSchemas, memberSchemas } from "../read/parts.ts";
import { namesLike, numbersFor, textsFor } from "./scalars.ts";

/** What one example may cost: a schema can ask for billions of values inside of each other. */
export interface Effort {
  readonly budget: { left: number; steps: number };
  readonly depth: number;
}

const maxBuilt = 2_000;
/** So many steps our judge may take for it: a value in a value in a value is judged at each level. */
const maxSteps = 20_000;
const maxDepth = 60;
const maxWays = 20;
const maxExamples = 40;
/** So many ways are found at the cost of one value. */
const waysForOne = 4;
/** What it costs to find that they are too many. */
const tooMany = 50;

export const newEffort = (): Effort => ({ budget: { left: maxBuilt, steps: maxSteps }, depth: 0 });
const deeper = ({ budget, depth }: Effort): Effort => ({ budget, depth: depth + 1 });
const isSpent = ({ budget, depth }: Effort) => depth > maxDepth || budget.left-- <= 0;

/** Some values that most likely fit, the simplest of each kind; judge before use. */
export function examplesOf(conjunction: Conjunction, effort = newEffort()): Json[] {
  if (isSpent(effort)) return [];
  const found: Json[] = [];
  let ways = maxWays;
  for (const disjunct of waysToFit(conjunction, effort)) {
    if (ways-- <= 0 || found.length >= maxExamples) break;
    found.push(...build(disjunct, effort));
  }
  return found.slice(0, maxExamples);
}

/** The ways for a value to fit; then with each condition met and not, and with what required names depend on. */
export function* waysToFit(conjunction: Conjunction, effort = newEffort()): Generator<Disjunct> {
  const disjuncts = paidFor(conjunction, effort);
  yield* tried(disjuncts, effort);
  for (const { conditions, dependentSchemas, required } of disjuncts.slice(0, 5)) {
    const given = dependentSchemas.filter(([name]) => required.has(name)).map(([, at]) => at);
    if (given.length > 0) yield* tried(paidFor([...conjunction, ...given], effort), effort);
    for (const { test, consequent, alternate } of conditions.slice(0, 5)) {
      const met = [...conjunction, ...given, test, ...(consequent ? [consequent] : [])];
      yield* tried(paidFor(met, effort), effort);
      if (alternate) yield* tried(paidFor([...conjunction, ...given, alternate], effort), effort);
    }
  }
}

/** To find hundreds of ways costs more than all that is built of them, most of all where they are too many in the end. */
function paidFor(conjunction: Conjunction, { budget }: Effort): readonly Disjunct[] {
  if (budget.left <= 0) return [];
  const found = disjunctsOf(conjunction);
  budget.left -= found ? found.length / waysForOne : tooMany;
  return found ?? [];
}

function* tried(disjuncts: readonly Disjunct[], { budget }: Effort): Generator<Disjunct> {
  for (const disjunct of disjuncts) {
    if (budget.left-- <= 0) return;
    yield disjunct;
  }
}

/** The simplest value that is not refused. */
export function exampleOf(conjunction: Conjunction, effort = newEffort()): Json | undefined {
  if (isSpent(effort)) return undefined;
  for (const disjunct of waysToFit(conjunction, effort)) {
    const found = firstFitting(conjunction, disjunct, effort);
    if (found !== undefined) return found;
  }
  return undefined;
}

const kept = new WeakMap<Located, Map<BasicType, Json | undefined>>();

/** The same of one type. Kept, for many changes of one place are shown with it. */
export function exampleOfType(conjunction: Conjunction, type: BasicType): Json | undefined {
  const [only, ...others] = conjunction;
  if (!only || others.length > 0) return findOfType(conjunction, type);
  const known = kept.get(only) ?? new Map<BasicType, Json | undefined>();
  if (!known.has(type)) known.set(type, findOfType(conjunction, type));
  kept.set(only, known);
  return known.get(type);
}

function findOfType(conjunction: Conjunction, type: BasicType): Json | undefined {
  const effort = newEffort();
  for (const disjunct of waysToFit(conjunction, effort)) {
    const found = disjunct.type === type ? firstFitting(conjunction, disjunct, effort) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstFitting(conjunction: Conjunction, disjunct: Disjunct, effort: Effort): Json | undefined {
  return build(disjunct, effort).find((value) => conjunction.every((at) => !isRefused(at, value, effort)));
}

function isRefused(at: Located, value: Json, { budget }: Effort): boolean {
  const steps = { left: budget.steps };
  const answer = judge(at, value, steps);
  budget.steps = Math.max(0, steps.left);
  return answer === false;
}

function build(disjunct: Disjunct, effort: Effort): Json[] {
  if (disjunct.values) return disjunct.values.slice(0, 20);
  if (disjunct.type === "number") return numbersFor(disjunct);
  if (disjunct.type === "string") return textsFor(disjunct);
  const made = disjunct.type === "array" ? listFor(disjunct, effort) : objectFor(disjunct, effort);
  return made === undefined ? [] : [made];
}

export function listFor(disjunct: Disjunct, effort: Effort): Json[] | undefined {
  if (disjunct.itemCount.min > 50) return undefined;
  const found: Json[] = [];
  const add = (conjunction: Conjunction) => {
    const options = examplesOf(conjunction, deeper(effort));
    const next = options.find((value) => !disjunct.uniqueItems || !found.includes(value)) ?? options[0];
    if (next !== undefined) found.push(next);
    return next !== undefined;
  };
  for (const { of, min } of disjunct.contains)
    for (let turn = 0; turn < Math.min(min, 20); turn++)
      if (!add([...itemSchemas(disjunct, found.length), of])) return undefined;
  for (let index = found.length; index < disjunct.itemCount.min; index++)
    if (!add(itemSchemas(disjunct, index))) return undefined;
  return found;
}

export function objectFor(disjunct: Disjunct, effort: Effort, given?: readonly [string, Json]): Json | undefined {
  const { memberCount, dependentRequired } = disjunct;
  const entries = new Map<string, Json>(given && [given]);
  // The list grows while it is gone through: what is needed may need more.
  const names = new Set(disjunct.required);
  for (const name of names)
    for (const [own, list] of dependentRequired) if (own === name) for (const other of list) names.add(other);
  for (const name of names) {
    const value = entries.has(name) ? entries.get(name) : memberExample(disjunct, name, effort);
    if (value === undefined) return undefined;
    entries.set(name, value);
  }
  if (entries.size >= memberCount.min) return Object.fromEntries(entries);
  for (const name of namesFor(disjunct)) {
    if (entries.size >= memberCount.min) break;
    const value = entries.has(name) ? undefined : memberExample(disjunct, name, effort);
    if (value !== undefined) entries.set(name, value);
  }
  return Object.fromEntries(entries);
}

/** Names that an object may have: those that are listed, and some that fit its patterns. */
function* namesFor(disjunct: Disjunct): Generator<string> {
  for (const { properties } of disjunct.members) yield* properties.keys();
  yield* ["a", "b", "c"];
  for (const { patterns } of disjunct.members)
    for (const pattern of patterns.keys()) for (const name of namesLike(pattern)) yield name;
  for (const at of disjunct.propertyNames)
    for (const name of examplesOf([at])) if (typeof name === "string") yield name;
}

export function memberExample(disjunct: Disjunct, name: string, effort: Effort): Json | undefined {
  const schemas = memberSchemas(disjunct, name);
  if (!schemas || schemas.length === 0) return schemas && "a";
  const [only, ...others] = schemas;
  if (!only || others.length > 0) return exampleOf(schemas, deeper(effort));
  const known = members.get(only);
  if (known) {
    if (effort.budget.left < known.inside) return undefined;
    effort.budget.left -= known.inside;
    return known.value;
  }
  const made = exampleOf(schemas, deeper(effort));
  if (made !== undefined) members.set(only, { value: made, inside: sizeOf(made) - 1 });
  return made;
}

/**
 * Kept, for every change of an object is shown in one that has all of its required members. What is in one of them is paid for
 * each time: values in values that are the same would be endless.
 */
const members = new WeakMap<Located, { readonly value: Json; readonly inside: number }>();

/** How many values there are in a value, itself one of them. */
export function sizeOf(value: Json): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner as Json), 1);
}
