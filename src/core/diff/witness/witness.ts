/**
 * A witness is a whole value that the producer's schema takes and the consumer's refuses: it shows a break that nobody
 * can argue with. Candidates come from the change itself, from examples of its place, and last from values that
 * distinguish the two whole schemas. Each is put into a whole value and judged by both sides before it counts.
 */
import { mismatchesAt } from "../../schema/index.ts";
import { valueAt } from "../../text/index.ts";
import type { Json } from "../../types.ts";
import type { Producer, SchemaPair } from "../model/pair.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { judge } from "../read/judge.ts";
import { distinguishingValues } from "./distinguish.ts";
import { examplesOf, sizeOf } from "./examples.ts";
import { valuesAround } from "./shapes.ts";
import { smallObjects } from "./small-values.ts";

/** The two schemas, and what the search may still cost. */
export interface WitnessSearch {
  readonly producer: Located;
  readonly consumer: Located;
  readonly producedBy: Producer;
  /** What the producer takes and the consumer refuses, whatever the place: looked for when first needed. */
  readonly distinguishing: () => readonly Json[];
  /** How many more changes are shown by a value. */
  witnesses: number;
  /** How often a validator may still be asked: it takes milliseconds to compile. */
  asks: number;
  /** How many more steps our judge may take. */
  steps: number;
}

const maxWitnesses = 60;
const maxTries = 60;
const maxAsks = 6;
const maxSteps = 30_000;
const maxStepsInAll = 500_000;
/** Of a value with thousands of parts each takes some. */
const stepsForOne = 4;
const costInVain = 1_000;
const maxDistinguishing = 20;

/** `open` tells what a value must fit where a proof failed. */
export function createSearch(
  producer: Located,
  consumer: Located,
  producedBy: Producer,
  open: () => readonly Conjunction[],
): WitnessSearch {
  let found: readonly Json[] | undefined;
  const search: WitnessSearch = {
    producer,
    consumer,
    producedBy,
    distinguishing: () => {
      found ??= distinguish(search, open());
      return found;
    },
    witnesses: maxWitnesses,
    asks: maxAsks,
    steps: maxStepsInAll,
  };
  return search;
}

export function sidesOf(
  pair: SchemaPair,
  producedBy: Producer,
): readonly [producer: Conjunction, consumer: Conjunction] {
  return producedBy === "older" ? [pair.older, pair.newer] : [pair.newer, pair.older];
}

/** A whole value that shows what changed at a pair. */
export function findWitness(pair: SchemaPair, candidates: readonly Json[], search: WitnessSearch): Json | undefined {
  const [producer, consumer] = sidesOf(pair, search.producedBy);
  let tries = maxTries;
  for (const value of candidatesFor(pair, candidates, producer)) {
    if (tries-- <= 0 || search.steps <= 0) break;
    // Elsewhere less may be taken in all where more is taken here.
    if (pair.monotone && !mayShow(producer, consumer, value, search)) continue;
    const around = valuesAround(pair.steps, value);
    // What was put together in vain was paid for, too.
    search.steps -= around.length === 0 ? costInVain : around.reduce<number>((sum, outer) => sum + sizeOf(outer), 0);
    const whole = around.find(
      (outer) => fits(search.producer, outer, search) === true && fits(search.consumer, outer, search) === false,
    );
    if (whole === undefined) continue;
    search.witnesses--;
    return whole;
  }
  return undefined;
}

/** What the change itself offers first; the others are made only when those show nothing. */
function* candidatesFor({ context }: SchemaPair, own: readonly Json[], producer: Conjunction): Generator<Json> {
  yield* own;
  if (context) yield* examplesOf([...context, ...producer]);
  yield* examplesOf(producer);
}

/** Of the values that distinguish the whole schemas, the first that shows what changed at a pair. */
export function findDistinguishing(pair: SchemaPair, search: WitnessSearch): Json | undefined {
  const [producer, consumer] = sidesOf(pair, search.producedBy);
  return search.distinguishing().find((whole) => {
    const value = valueAt(
      whole,
      pair.steps.map(({ key }) => key),
    );
    if (value === undefined) return false;
    return mayShow(producer, consumer, value, search) || (!pair.monotone && mayShow(consumer, producer, value, search));
  });
}

/** Whether a value may fit the one and not the other. */
function mayShow(producer: Conjunction, consumer: Conjunction, value: Json, search: WitnessSearch): boolean {
  return (
    producer.every((at) => takes(at, value, search) !== false) &&
    consumer.some((at) => takes(at, value, search) !== true)
  );
}

/** Our judge, as long as there are steps left. */
function takes(at: Located, value: Json, search: WitnessSearch): boolean | undefined {
  const budget = { left: Math.min(maxSteps + stepsForOne * sizeOf(value), search.steps) };
  const before = budget.left;
  const known = judge(at, value, budget);
  search.steps -= before - budget.left;
  return known;
}

function distinguish(search: WitnessSearch, open: readonly Conjunction[]): readonly Json[] {
  const { producer, consumer } = search;
  const found: Json[] = [];
  const likely = open.flatMap((conjunction) => examplesOf(conjunction));
  for (const value of concat(likely, distinguishingValues(producer, consumer), smallObjects([producer, consumer]))) {
    if (takes(producer, value, search) === true && takes(consumer, value, search) === false) found.push(value);
    if (found.length >= maxDistinguishing || search.steps <= 0) break;
  }
  return found;
}

function* concat<Value>(...lists: readonly Iterable<Value>[]): Generator<Value> {
  for (const list of lists) yield* list;
}

/** Where we cannot tell, a validator does. */
function fits(at: Located, value: Json, search: WitnessSearch): boolean | undefined {
  const known = takes(at, value, search);
  if (known !== undefined || search.asks-- <= 0) return known;
  const problems = mismatchesAt(at.schema, [], value, at.root.dialect);
  return problems && problems.length === 0;
}
