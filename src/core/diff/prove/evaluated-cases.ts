import type { Json, JsonObject } from "../../types.ts";
import type { Contextual } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { read } from "../read/read.ts";
import { type Alternative, made } from "./alternative.ts";

/** A way for a value to fit a schema, with the names that are evaluated then. */
interface EvaluatedCase {
  readonly also: Conjunction;
  readonly not: Conjunction;
  readonly names: readonly string[];
  readonly patterns: readonly string[];
  readonly isAll: boolean;
}

const maxCases = 48;
const maxDepth = 12;
const nothing: EvaluatedCase = { also: [], not: [], names: [], patterns: [], isAll: false };

/** A way to fit what stands around `unevaluatedProperties`, with what that keyword means there. */
export interface ClosedCase {
  readonly way: Required<Alternative>;
  readonly closed: Located;
}

/** What `unevaluatedProperties` means, case by case; undefined where the cases are too many or it speaks of items. */
export function closedCases({ at, parts }: Contextual): readonly ClosedCase[] | undefined {
  const [rest] = parts;
  if (rest?.path.at(-1) !== "unevaluatedProperties") return undefined;
  const { unevaluatedProperties: _, ...others } = at.schema as JsonObject;
  const cases = casesOf(made(at, others), 0, new Map());
  return cases?.map(({ also, not, names, patterns, isAll }) => ({
    way: { also, not },
    closed: made(at, isAll ? {} : closedShape(names, patterns, rest.schema)),
  }));
}

function closedShape(names: readonly string[], patterns: readonly string[], rest: Json): JsonObject {
  const allTrue = (keys: readonly string[]): JsonObject => Object.fromEntries(keys.map((key) => [key, true]));
  return { properties: allTrue(names), patternProperties: allTrue(patterns), additionalProperties: rest };
}

type Cases = readonly EvaluatedCase[] | undefined;

/** The ways to fit a schema, as far as they make a difference to what is evaluated; each schema is worked out once. */
function casesOf(at: Located, depth: number, known: Map<Json, Cases>): Cases {
  if (known.has(at.schema)) return known.get(at.schema);
  if (depth > maxDepth) return undefined;
  const cases = newCases(at, depth, known);
  known.set(at.schema, cases);
  return cases;
}

function newCases(at: Located, depth: number, known: Map<Json, Cases>): Cases {
  const { members, contextual, opaque, allOf, anyOf, oneOf, conditions, dependentSchemas } = read(at);
  if (opaque.length > 0) return undefined;
  const isAll = members.some(({ rest }) => rest !== undefined) || contextual.some(isOfMembers);
  if (isAll) return [{ ...nothing, isAll }];
  const own: EvaluatedCase = {
    ...nothing,
    names: members.flatMap(({ properties }) => [...properties.keys()]),
    patterns: members.flatMap(({ patterns }) => [...patterns.keys()]),
  };
  const inside = (part: Located) => casesOf(part, depth + 1, known);
  const fits = (part: Located) => inside(part)?.map((one) => ({ ...one, also: [...one.also, part] }));
  const fails = (...parts: Conjunction): readonly EvaluatedCase[] => [{ ...nothing, not: parts }];
  const either = (...ways: (readonly EvaluatedCase[] | undefined)[]) =>
    ways.some((way) => way === undefined) ? undefined : ways.flatMap((way) => way ?? []);
  /** Whether it makes no difference if a value fits. */
  const isSilent = (part: Located | undefined) => !part || (inside(part)?.every(isEmpty) ?? false);
  const factors = [
    ...allOf.map(inside),
    ...anyOf.flatMap((list) => list.filter((part) => !isSilent(part)).map((part) => either(fits(part), fails(part)))),
    ...oneOf.map((list) => {
      const telling = list.filter((part) => !isSilent(part));
      const one = telling.map((part) => product([fits(part), fails(...telling.filter((other) => other !== part))]));
      return telling.length === 0
        ? [nothing]
        : either(...one, ...(telling.length < list.length ? [fails(...telling)] : []));
    }),
    ...conditions.map(({ test, consequent, alternate }) =>
      [test, consequent, alternate].every(isSilent)
        ? [nothing]
        : either(
            product([fits(test), ...(consequent ? [fits(consequent)] : [])]),
            product([fails(test), ...(alternate ? [fits(alternate)] : [])]),
          ),
    ),
    ...dependentSchemas.map(([name, part]) =>
      isSilent(part)
        ? [nothing]
        : either(
            [{ ...nothing, also: [made(at, { properties: { [name]: false } })] }],
            product([[{ ...nothing, also: [made(at, { type: "object", required: [name] })] }], fits(part)]),
          ),
    ),
  ];
  return product([[own], ...factors]);
}

function isEmpty({ names, patterns, isAll }: EvaluatedCase): boolean {
  return names.length === 0 && patterns.length === 0 && !isAll;
}

function isOfMembers({ parts: [part] }: Contextual): boolean {
  return part?.path.at(-1) === "unevaluatedProperties";
}

/** One of each list, in all ways. */
function product(factors: readonly (readonly EvaluatedCase[] | undefined)[]): readonly EvaluatedCase[] | undefined {
  let found: readonly EvaluatedCase[] = [nothing];
  for (const factor of factors) {
    if (!factor || found.length * factor.length > maxCases) return undefined;
    found = found.flatMap((one) => factor.map((other) => merged(one, other)));
  }
  return found;
}

function merged(one: EvaluatedCase, other: EvaluatedCase): EvaluatedCase {
  return {
    also: [...one.also, ...other.also],
    not: [...one.not, ...other.not],
    names: [...one.names, ...other.names],
    patterns: [...one.patterns, ...other.patterns],
    isAll: one.isAll || other.isAll,
  };
}
