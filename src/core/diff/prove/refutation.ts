/**
 * A proof by refutation (an analytic tableau): a value that the left takes and the right refuses is supposed, and every
 * way in which it could look is followed until it contradicts itself. A step takes one union, condition, dependency or
 * negation apart; what cannot be taken apart is passed over, which only makes a contradiction harder to find. Where a way
 * stays open, it tells what a witness may look like.
 */
import type { Facets } from "../model/facets.ts";
import type { Conjunction } from "../model/schema.ts";
import type { Disjunct } from "../read/disjunct.ts";
import { byType } from "../read/disjuncts.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { type Gathered, gather, isEmpty, nothing } from "../read/intersect.ts";
import { judge } from "../read/judge.ts";
import { isSameText } from "../read/locate.ts";
import { itemSchemas, memberSchemas } from "../read/parts.ts";
import { type Alternative, made } from "./alternative.ts";
import { closedCases } from "./evaluated-cases.ts";
import { alternativesTo } from "./negation.ts";

export interface Refutation {
  /** Whether clearly no value fits all of the left and not all of the right. False says nothing. */
  refutes(left: Conjunction, right: Conjunction): boolean;
  /** What a value must fit in the ways that stayed open. */
  readonly open: readonly Conjunction[];
}

/** What a supposed value must and must not fit. */
interface Branch {
  readonly positive: Conjunction;
  /** The positive as one. */
  readonly gathered: Gathered;
  /** Not yet taken apart. */
  readonly negative: Conjunction;
  /** All that it must not fit. */
  readonly refused: Conjunction;
  /** What was taken apart already. */
  readonly done: ReadonlySet<unknown>;
  readonly level: number;
}

const maxSteps = 3_000;
const maxLevel = 12;
const maxOpen = 12;
const maxItems = 5;

export function createRefutation(fingerprints: Fingerprints): Refutation {
  const open: Conjunction[] = [];
  let steps = maxSteps;

  const isVoid = (branch: Branch): boolean => {
    if (steps-- <= 0 || branch.level > maxLevel) return false;
    const { facets } = branch.gathered;
    const disjuncts = byType(facets);
    if (disjuncts.length === 0 || isContradictory(branch)) return true;
    const next = nextBranches(facets, branch, context);
    if (next) return next.every(isVoid);
    if (disjuncts.every((disjunct) => isVoidInside(disjunct, branch))) return true;
    if (branch.level === 0 && open.length < maxOpen)
      open.push([...branch.positive, ...branch.refused.map((at) => made(at, { not: at.schema }))]);
    return false;
  };
  const isPartVoid = (positive: Conjunction, negative: Conjunction, level: number) =>
    isVoid({
      positive,
      gathered: gather(nothing, positive),
      negative,
      refused: negative,
      done: new Set(),
      level,
    });
  const context = { fingerprints, isPartVoid };

  const isVoidInside = (disjunct: Disjunct, { positive, refused, level }: Branch): boolean => {
    if (disjunct.values)
      return disjunct.values.every(
        (value) => positive.some((at) => judge(at, value) === false) || refused.some((at) => judge(at, value) === true),
      );
    if (disjunct.type === "object")
      return (
        disjunct.required.size > disjunct.memberCount.max ||
        [...disjunct.required].some((name) => {
          const schemas = memberSchemas(disjunct, name);
          return schemas !== undefined && isPartVoid(schemas, [], level + 1);
        })
      );
    if (disjunct.type !== "array") return false;
    const indexes = Array.from({ length: Math.min(maxItems, disjunct.itemCount.min) }, (_, index) => index);
    return indexes.some((index) => isPartVoid(itemSchemas(disjunct, index), [], level + 1));
  };

  return {
    open,
    refutes: (left, right) => right.every((at) => isPartVoid(left, [at], 0)),
  };
}

function isContradictory({ positive, gathered, negative }: Branch): boolean {
  if (isEmpty(gathered.facets)) return true;
  return negative.some((at) => at.schema === true || positive.some((own) => isSameText(own, at)));
}

interface Context {
  readonly fingerprints: Fingerprints;
  readonly isPartVoid: (positive: Conjunction, negative: Conjunction, level: number) => boolean;
}

/** The branches that one step leads to; undefined where nothing is left to take apart. */
function nextBranches(facets: Facets, branch: Branch, context: Context): readonly Branch[] | undefined {
  const { positive, negative, refused, done, level } = branch;
  const forbidden = facets.not.filter((at) => !done.has(at));
  if (forbidden.length > 0) {
    const added = { negative: [...negative, ...forbidden], refused: [...refused, ...forbidden] };
    return [{ ...branch, ...added, done: new Set([...done, ...forbidden]) }];
  }
  const taken = (unit: unknown, ways: readonly Alternative[]) =>
    ways.map((way) => follow(way, { ...branch, done: new Set([...done, unit]) }));
  const [at] = [...positive, ...negative];
  if (!at) return undefined;
  for (const unit of facets.dependentRequired) {
    if (done.has(unit)) continue;
    const [name, needed] = unit;
    return taken(unit, [
      { also: [made(at, { properties: { [name]: false } })] },
      { also: [made(at, present(name, ...needed))] },
    ]);
  }
  for (const unit of facets.dependentSchemas) {
    if (done.has(unit)) continue;
    const [name, dependent] = unit;
    return taken(unit, [
      { also: [made(at, { properties: { [name]: false } })] },
      { also: [made(at, { required: [name] }), dependent] },
    ]);
  }
  for (const unit of facets.conditions) {
    if (done.has(unit)) continue;
    const { test, consequent, alternate } = unit;
    return taken(unit, [
      { also: consequent ? [test, consequent] : [test] },
      { also: alternate ? [alternate] : [], not: [test] },
    ]);
  }
  for (const unit of facets.anyOf)
    if (!done.has(unit))
      return taken(
        unit,
        unit.map((one) => ({ also: [one] })),
      );
  for (const unit of facets.oneOf)
    if (!done.has(unit))
      return taken(
        unit,
        unit.map((one) => ({ also: [one], not: unit.filter((other) => other !== one) })),
      );
  for (const unit of facets.contextual) {
    const cases = done.has(unit) ? undefined : closedCases(unit);
    if (cases)
      return taken(
        unit,
        cases.map(({ way, closed }) => ({ also: [...way.also, closed], not: way.not })),
      );
  }
  // Last: the more is known of the value, the fewer ways are left.
  const [first, ...others] = negative;
  if (first) {
    const isVoid = (one: Conjunction, not: Conjunction) => context.isPartVoid(one, not, level + 1);
    return alternativesTo(first, facets, { ...context, isVoid }).map((way) =>
      follow(way, { ...branch, negative: others }),
    );
  }
  return undefined;
}

const present = (...required: readonly string[]) => ({ required });

function follow({ also = [], not = [] }: Alternative, branch: Branch): Branch {
  return {
    ...branch,
    positive: [...branch.positive, ...also],
    gathered: gather(branch.gathered, also),
    negative: [...branch.negative, ...not],
    refused: [...branch.refused, ...not],
  };
}
