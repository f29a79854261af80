/**
 * A proof by refutation (an analytic tableau): a value that the left takes and the right refuses is supposed, and every
 * way in which it could look is followed until it contradicts itself. A step takes one union, condition, dependency or
 * negation apart (`steps.ts`); what cannot be taken apart is passed over, which only makes a contradiction harder to find.
 * Where a way stays open, it tells what a witness may look like.
 */
import type { Facets } from "../model/facets.ts";
import type { Conjunction } from "../model/schema.ts";
import type { Disjunct } from "../read/disjunct.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { judge } from "../read/judge.ts";
import { itemSchemas, maxPrefix, memberSchemas, onlyNames } from "../read/parts.ts";
import { made } from "./alternative.ts";
import { type Branch, isContradictory, newBranch } from "./branch.ts";
import { createCases, nextBranches } from "./steps.ts";

export interface Refutation {
  /** Whether clearly no value fits all of the left and not all of the right. False says nothing. */
  refutes(left: Conjunction, right: Conjunction): boolean;
  /** What a value must fit in the ways that stayed open. */
  readonly open: readonly Conjunction[];
}

/** In ways that are followed, for all proofs of two schemas together. */
const maxCost = 30_000;
const maxLevel = 12;
/** So many choices inside of each other are followed, in the value and in its parts: each takes room on the stack. */
const maxDepth = 150;
const maxOpen = 12;
const maxItems = 5;

export function createRefutation(fingerprints: Fingerprints): Refutation {
  const open: Conjunction[] = [];
  /** Of parts of a value, by what they fit and do not. */
  const known = new Map<string, boolean>();
  let left = maxCost;
  let depth = 0;
  const spend = (cost: number) => {
    left -= cost;
    return left > 0;
  };

  const isVoid = (start: Branch): boolean => {
    if (start.level > maxLevel || depth > maxDepth) return false;
    depth++;
    const found = isVoidBelow(start);
    depth--;
    return found;
  };

  const isVoidBelow = (start: Branch): boolean => {
    let branch = start;
    for (;;) {
      if (isContradictory(branch)) return true;
      const next = spend(1) ? nextBranches(branch, context) : undefined;
      const [only, ...others] = next ?? [];
      if (next && (!only || others.length > 0)) return next.every(isVoid);
      if (!only) break;
      branch = only;
    }
    if (left > 0 && branch.disjuncts.every((disjunct) => isVoidInside(disjunct, branch))) return true;
    if (branch.level === 0 && open.length < maxOpen)
      open.push([...branch.positive, ...branch.refused.map((at) => made(at, { not: at.schema }))]);
    return false;
  };

  const isPartVoid = (positive: Conjunction, negative: Conjunction, level: number): boolean => {
    const id = [positive, negative].map((list) => list.map(fingerprints.of).join()).join("|");
    const before = known.get(id);
    if (before !== undefined) return before;
    const size = known.size;
    // A part is smaller than the whole: one that had to hold the same again would have no end.
    known.set(id, true);
    const found = isVoid(newBranch(positive, negative, level, fingerprints));
    if (found) return true;
    // What was found meanwhile may rest on it.
    for (const later of [...known.keys()].slice(size)) if (known.get(later)) known.delete(later);
    if (left > 0) known.set(id, false);
    return false;
  };
  const context = { fingerprints, isPartVoid, casesOf: createCases(), spend };

  const isVoidInside = (disjunct: Disjunct, { positive, refused, level }: Branch): boolean => {
    if (disjunct.values)
      return disjunct.values.every(
        (value) => positive.some((at) => judge(at, value) === false) || refused.some((at) => judge(at, value) === true),
      );
    if (disjunct.type === "object")
      return (
        disjunct.required.size > disjunct.memberCount.max ||
        (onlyNames(disjunct)?.length ?? Number.POSITIVE_INFINITY) < disjunct.memberCount.min ||
        [...disjunct.required].some((name) => {
          const schemas = memberSchemas(disjunct, name);
          return schemas !== undefined && isPartVoid(schemas, [], level + 1);
        })
      );
    if (disjunct.type !== "array") return false;
    if (disjunct.contains.some((one) => holdsNone(disjunct, one, level + 1))) return true;
    const indexes = Array.from({ length: Math.min(maxItems, disjunct.itemCount.min) }, (_, index) => index);
    return indexes.some((index) => isPartVoid(itemSchemas(disjunct, index), [], level + 1));
  };

  /** Whether no item can be one of those that a list must hold. */
  const holdsNone = (disjunct: Disjunct, { of, min, max }: Facets["contains"][number], level: number): boolean => {
    const least = Math.max(0, ...disjunct.contains.map((one) => (fingerprints.areSame(one.of, of) ? one.min : 0)));
    if (least > Math.min(max, disjunct.itemCount.max)) return true;
    if (min === 0 || maxPrefix(disjunct) > maxItems) return false;
    const last = Math.min(maxPrefix(disjunct), disjunct.itemCount.max - 1);
    for (let index = 0; index <= last; index++) {
      const items = itemSchemas(disjunct, index);
      // No list reaches beyond an item that nothing fits.
      if (isPartVoid(items, [], level)) return true;
      if (!isPartVoid([...items, of], [], level)) return false;
    }
    return true;
  };

  return {
    open,
    refutes: (left, right) => right.every((at) => isVoid(newBranch(left, [at], 0, fingerprints))),
  };
}
