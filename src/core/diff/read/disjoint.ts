import { includesJson } from "../../json.ts";
import type { Facets } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import type { Disjunct, DisjunctsOf } from "./disjunct.ts";
import { intersect, isEmpty } from "./intersect.ts";
import { memberSchemas } from "./parts.ts";

const maxBranches = 40;
const judged = new WeakMap<readonly Located[], boolean>();

/** Whether clearly no value fits two of these, so that "one of" means "any of". */
export function areDisjoint(list: readonly Located[], disjunctsOf: DisjunctsOf): boolean {
  const known = judged.get(list);
  if (known !== undefined) return known;
  // Met again while it is being judged: a circle.
  judged.set(list, false);
  const all = list.map((branch) => disjunctsOf([branch]));
  const disjoint =
    list.length <= maxBranches &&
    all.every((one, index) =>
      all.slice(index + 1).every((other) => one && other && noneOverlap(one, other, disjunctsOf, 3)),
    );
  judged.set(list, disjoint);
  return disjoint;
}

/** Whether clearly no value fits one of these and one of those. */
export function noneOverlap(
  some: readonly Disjunct[],
  others: readonly Disjunct[],
  disjunctsOf: DisjunctsOf,
  depth: number,
): boolean {
  if (some.length * others.length > 100) return false;
  return some.every((left) => others.every((right) => isDisjoint(left, right, disjunctsOf, depth)));
}

function isDisjoint(one: Disjunct, other: Disjunct, disjunctsOf: DisjunctsOf, depth: number): boolean {
  if (one.type !== other.type) return true;
  if (one.values && other.values) return !one.values.some((value) => includesJson(other.values ?? [], value));
  if (one.type === "number") return isAbove(one, other) || isAbove(other, one);
  if (one.type === "string") return one.length.max < other.length.min || other.length.max < one.length.min;
  if (one.type === "array") return one.itemCount.max < other.itemCount.min || other.itemCount.max < one.itemCount.min;
  const required = [...new Set([...one.required, ...other.required])].slice(0, 100);
  return required.some((name) => {
    const [left, right] = [memberSchemas(one, name), memberSchemas(other, name)];
    if (!left || !right) return false;
    const [isNeeded, isNeededThere] = [one.required.has(name), other.required.has(name)];
    if ((isNeeded && isEmpty(intersect(right))) || (isNeededThere && isEmpty(intersect(left)))) return true;
    if (!isNeeded || !isNeededThere || depth === 0) return false;
    const [lefts, rights] = [disjunctsOf(left), disjunctsOf(right)];
    return lefts !== undefined && rights !== undefined && noneOverlap(lefts, rights, disjunctsOf, depth - 1);
  });
}

function isAbove(one: Facets, other: Facets): boolean {
  if (!one.minimum || !other.maximum) return false;
  const [low, high] = [one.minimum, other.maximum];
  return low.value > high.value || (low.value === high.value && (low.open || high.open));
}
