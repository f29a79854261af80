import { validate } from "../check/index.ts";
import { isObject, sameJson } from "../json.ts";
import { interpret, isNull, referencesOf, type Source } from "../schema/index.ts";
import type { Dialect, Json } from "../types.ts";
import { sourceOf } from "./facts.ts";
import { type Making, make } from "./make.ts";
import { randomFrom } from "./random.ts";
import { heedingSiblings } from "./siblings.ts";

/** All that one question may cost, whatever the schema asks. */
const maxSteps = 20_000;
const maxAttempts = 40;
/** Of reading a value by its schema: next to it, compiling one of thousands of parts takes seconds. */
const maxChecks = 100_000;

/** Different values that a schema takes, up to so many: really judged, the most telling first. */
export function validValues(schema: Json, dialect: Dialect | undefined, seed: number, count: number): Json[] {
  const isPlain = !isObject(schema) || referencesOf(schema).every(({ target }) => target !== undefined);
  const judge = (value: Json) => isValid(schema, value, dialect, isPlain);
  const heeding = heedingSiblings(schema, sourceOf(schema, dialect).dialect);
  if (heeding === schema) return valuesOf(schema, dialect, seed, count, judge);
  const both = valuesOf(
    heeding,
    dialect,
    seed,
    count,
    (value) => judge(value) && isValid(heeding, value, dialect, isPlain),
  );
  // A value that only the specification takes is better than none.
  return both.length > 0 ? both : valuesOf(schema, dialect, seed, count, judge);
}

function valuesOf(
  schema: Json,
  dialect: Dialect | undefined,
  seed: number,
  count: number,
  judge: (value: Json) => boolean,
): Json[] {
  const found: Json[] = [];
  for (const value of likelyValues(schema, seed, maxAttempts + 4 * count, maxSteps, dialect)) {
    if (found.some((other) => sameJson(other, value))) continue;
    if (judge(value)) found.push(value);
    if (found.length >= count) break;
  }
  return found;
}

/** Values that a schema likely takes: judge before use. */
export function* likelyValues(
  schema: Json,
  seed: number,
  attempts: number,
  steps: number,
  dialect?: Dialect,
): Generator<Json> {
  const source = sourceOf(schema, dialect);
  const budget = { left: steps };
  for (let attempt = 0; attempt < attempts && budget.left > 0; attempt++) {
    const value = make(schema, makingFor(source, attempt, seed, budget));
    if (value !== undefined) yield value;
  }
}

/** A reference that leads nowhere makes a schema useless for every value, also for one that never meets it. */
function isValid(schema: Json, value: Json, dialect: Dialect | undefined, isPlain: boolean): boolean {
  const answer = isPlain ? interpret(schema, value, sourceOf(schema, dialect), { left: maxChecks }) : undefined;
  // Compiling takes seconds for a schema of many parts: only what reading it leaves open is worth that.
  if (answer !== undefined) return answer;
  return validate(schema, value, { formats: true, ...(dialect && { dialect }) }).valid;
}

/** From ordinary and complete to odd and small: what the first ones miss, the later ones find. */
function makingFor(source: Source, attempt: number, seed: number, budget: Making["budget"]): Making {
  const random = randomFrom(seed * 1_000 + attempt);
  const first = attempt < 6 && seed === 0;
  return {
    source,
    random,
    first,
    budget,
    prefers: attempt % 4 < 2,
    optionalTo: [3, 3, 1, 0, 2, 0][attempt % 6] ?? 0,
    branch: (list) =>
      first ? telling(list)[Math.min(Math.floor(attempt / 2), list.length - 1)] : list[random.below(list.length)],
    condition: () => (first ? attempt % 2 === 0 : random.below(2) === 0),
  };
}

/** Branches that show something before `null`. */
function telling(list: readonly Json[]): readonly Json[] {
  return [...list.filter((branch) => !isNull(branch)), ...list.filter(isNull)];
}
