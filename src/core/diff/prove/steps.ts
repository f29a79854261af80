/**
 * The steps of a refutation. Each takes one union, condition, dependency or negation apart, into ways of which one must
 * hold. Ways that clearly contradict what is known are left out at once, and the step with the fewest ways comes first: none
 * ends the branch, and one is no choice at all. So what both schemas share costs one look, however large it is.
 */
import type { Contextual, Facets } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { type Alternative, made } from "./alternative.ts";
import { type Branch, follow } from "./branch.ts";
import { type ClosedCase, closedCases } from "./evaluated-cases.ts";
import { alternativesTo } from "./negation.ts";

export interface StepContext {
  readonly fingerprints: Fingerprints;
  readonly isPartVoid: (positive: Conjunction, negative: Conjunction, level: number) => boolean;
  readonly casesOf: (unit: Contextual) => readonly ClosedCase[] | undefined;
  /** False where a proof has cost too much already. */
  readonly spend: (cost: number) => boolean;
}

/** Something to take apart, and the ways that are left then. */
interface Step {
  readonly unit: unknown;
  readonly ways: readonly Alternative[];
}

/** The branches that the best step leads to; undefined where nothing is left to take apart. */
export function nextBranches(branch: Branch, context: StepContext): readonly Branch[] | undefined {
  const { facets } = branch.gathered;
  const { negative, done } = branch;
  const forbidden = facets.not.filter((at) => !done.has(at));
  if (forbidden.length > 0) {
    const next = follow({ not: forbidden }, branch, context.fingerprints);
    return next ? [{ ...next, done: new Set([...done, ...forbidden]) }] : [];
  }
  // What cannot fail, or only in one way: most of it is the same in both schemas.
  const fewest = fewestWays(negative, branch, context);
  if (fewest?.ways === 0) return [];
  if (fewest?.ways === 1) return failing(fewest.at, branch, context);
  let best: readonly Branch[] | undefined;
  let looks = maxLooks;
  for (const { unit, ways } of unitsOf(facets, branch, context)) {
    const next = branchesFor(ways, { ...branch, done: new Set([...done, unit]) }, context);
    if (next.length <= 1) return next;
    if (!best || next.length < best.length) best = next;
    if (looks-- <= 0) break;
  }
  if (fewest && fewest.ways <= maxWays && (!best || fewest.ways <= best.length))
    return failing(fewest.at, branch, context);
  return best ?? (cannotFail(branch, context) ? [] : undefined);
}

/** So many things to take apart are compared. */
const maxLooks = 40;
/** What can fail in more ways than this is hardly ever refuted in all of them. */
const maxWays = 200;

interface Negative {
  readonly at: Located;
  readonly ways: number;
}

/** The schema that can fail in the fewest ways. What the parts of the value say of it is asked once it is its turn. */
function fewestWays(list: Conjunction, branch: Branch, context: StepContext): Negative | undefined {
  let found: Negative | undefined;
  for (const at of list) {
    const quick = alternativesTo(at, branch.gathered.facets, { ...context, names: branch.names, isVoid: () => false });
    const ways = branchesFor(quick, branch, context).length;
    if (!found || ways < found.ways) found = { at, ways };
    if (ways === 0) break;
  }
  return found;
}

/** The ways for one schema to fail. */
function failing(at: Located, branch: Branch, context: StepContext): readonly Branch[] {
  const isVoid = (one: Conjunction, not: Conjunction) => context.isPartVoid(one, not, branch.level + 1);
  const rest = { ...branch, negative: branch.negative.filter((other) => other !== at) };
  return branchesFor(
    alternativesTo(at, branch.gathered.facets, { ...context, names: branch.names, isVoid }),
    rest,
    context,
  );
}

/** Some ways say less than they could, so what fails is looked at again once nothing else is left: now more is known. */
function cannotFail(branch: Branch, context: StepContext): boolean {
  return branch.refused.some((at) => failing(at, branch, context).length === 0);
}

/** Each way once, without those that contradict what is known. */
function branchesFor(
  ways: readonly Alternative[],
  branch: Branch,
  { fingerprints, spend }: StepContext,
): readonly Branch[] {
  const seen = new Set<string>();
  const found: Branch[] = [];
  const cost = 1 + Math.floor((branch.fits.size + branch.fails.size) / cheap);
  for (const way of ways) {
    // As if nothing were known: that never ends a branch.
    if (!spend(cost)) return [branch];
    const next = follow(way, branch, fingerprints);
    const id = next && [way.also, way.not].map((list) => (list ?? []).map(fingerprints.of).join()).join("|");
    if (!next || !id || seen.has(id)) continue;
    seen.add(id);
    found.push(next);
  }
  return found;
}

/** So many schemas that a value fits or fails are carried along at no cost. */
const cheap = 100;

function* unitsOf(facets: Facets, branch: Branch, context: StepContext): Generator<Step> {
  const { positive, negative, done, fits } = branch;
  const { of } = context.fingerprints;
  const [at] = [...positive, ...negative];
  if (!at) return;
  for (const unit of facets.dependentRequired) {
    if (done.has(unit)) continue;
    const [name, needed] = unit;
    const ways = [
      { also: [made(at, { properties: { [name]: false } })] },
      { also: [made(at, { required: [name, ...needed] })] },
    ];
    yield { unit, ways };
  }
  for (const unit of facets.dependentSchemas) {
    if (done.has(unit) || fits.has(of(unit[1]))) continue;
    const [name, dependent] = unit;
    const ways = [
      { also: [made(at, { properties: { [name]: false } })] },
      { also: [made(at, { required: [name] }), dependent] },
    ];
    yield { unit, ways };
  }
  for (const unit of facets.conditions) {
    if (done.has(unit)) continue;
    const { test, consequent, alternate } = unit;
    const ways = [
      { also: consequent ? [test, consequent] : [test] },
      { also: alternate ? [alternate] : [], not: [test] },
    ];
    yield { unit, ways };
  }
  for (const unit of facets.anyOf)
    if (!done.has(unit) && !unit.some((one) => fits.has(of(one))))
      yield { unit, ways: unit.map((one) => ({ also: [one] })) };
  for (const unit of facets.oneOf)
    if (!done.has(unit))
      yield { unit, ways: unit.map((one) => ({ also: [one], not: unit.filter((other) => other !== one) })) };
  for (const unit of facets.contextual) {
    const cases = done.has(unit) ? undefined : context.casesOf(unit);
    if (cases) yield { unit, ways: cases.map(({ way, closed }) => ({ also: [...way.also, closed], not: way.not })) };
  }
}

/** What `unevaluatedProperties` means, worked out once. */
export function createCases(): StepContext["casesOf"] {
  const known = new Map<Contextual, readonly ClosedCase[] | undefined>();
  return (unit) => {
    if (!known.has(unit)) known.set(unit, closedCases(unit));
    return known.get(unit);
  };
}
