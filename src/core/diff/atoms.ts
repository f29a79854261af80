import { hasType } from "../json.ts";
import { matchesQuickly } from "../schema/index.ts";
import type { Json } from "../types.ts";
import type { BasicType, Facets, Located, Size, Type } from "./facets.ts";
import { both, isNothing, memberType, merge } from "./merge.ts";
import { holds } from "./values.ts";

/** One way for a value to fit, of one type alone. Of `one` only those lists are left whose branches may overlap. */
export interface Atom extends Facets {
  readonly type: BasicType;
}

const maxAtoms = 200;
const kept = new WeakMap<Located, readonly Atom[] | "too many">();

/** All ways for a value to fit: what fits none of them does not fit. Undefined where they are too many. */
export function atomsOf(type: Type): readonly Atom[] | undefined {
  const only = type.length === 1 ? type[0] : undefined;
  const known = only && kept.get(only);
  if (known) return known === "too many" ? undefined : known;
  const atoms = split(merge(type));
  if (only) kept.set(only, atoms ?? "too many");
  return atoms;
}

interface Partly {
  readonly facets: Facets;
  /** Lists of `one` that were split already. */
  readonly done: number;
}

function split(merged: Facets): readonly Atom[] | undefined {
  const found: Atom[] = [];
  const waiting: Partly[] = [{ facets: merged, done: 0 }];
  for (let steps = 0; waiting.length > 0; steps++) {
    if (steps > 2 * maxAtoms || waiting.length + found.length > maxAtoms) return undefined;
    const { facets, done } = waiting.pop() as Partly;
    if (isNothing(facets)) continue;
    const [union, ...others] = facets.any;
    const one = facets.one[done];
    if (union) {
      for (const branch of union) waiting.push({ facets: both({ ...facets, any: others }, merge([branch])), done });
    } else if (one) {
      for (const branch of one) waiting.push({ facets: both(facets, merge([branch])), done: done + 1 });
    } else found.push(...byType({ ...facets, one: facets.one.filter((list) => !areApart(list)) }));
  }
  return found;
}

function byType(facets: Facets): Atom[] {
  return [...facets.types].flatMap((type): Atom[] => {
    const values = finite(facets, type);
    const atom = { ...facets, types: new Set([type]), type, values };
    return values?.length === 0 || isImpossible(atom) ? [] : [atom];
  });
}

/** Whether clearly no value fits: limits that leave no room, or a required name that is refused. */
function isImpossible(atom: Atom): boolean {
  const { type, whole, low, high } = atom;
  const none = ({ min, max }: Size) => min > max;
  if (type === "number" && low && high) {
    const first = low.open ? Math.floor(low.value) + 1 : Math.ceil(low.value);
    const last = high.open ? Math.ceil(high.value) - 1 : Math.floor(high.value);
    return low.value > high.value || (low.value === high.value && (low.open || high.open)) || (whole && first > last);
  }
  if (type === "string") return none(atom.length);
  if (type === "array") return none(atom.count);
  if (type !== "object") return false;
  return (
    none(atom.size) ||
    [...atom.required].some((name) => memberType(atom, name, matchesQuickly)?.some(({ schema }) => schema === false))
  );
}

/** The values of one type, where they can be counted. */
function finite({ values, whole }: Facets, type: BasicType): readonly Json[] | undefined {
  if (values) return values.filter((value) => hasType(value, type === "number" && whole ? "integer" : type));
  return type === "null" ? [null] : type === "boolean" ? [true, false] : undefined;
}

const maxBranches = 40;
const judged = new WeakMap<readonly Located[], boolean>();

/** Whether no value clearly fits two of these, so that "one of" means "any of". */
function areApart(list: readonly Located[]): boolean {
  const known = judged.get(list);
  if (known !== undefined) return known;
  // Met again while it is being judged: a circle.
  judged.set(list, false);
  const atoms = list.map((branch) => atomsOf([branch]));
  const apart =
    list.length <= maxBranches &&
    atoms.every((one, index) => atoms.slice(index + 1).every((other) => one && other && allApart(one, other, 3)));
  judged.set(list, apart);
  return apart;
}

export function allApart(one: readonly Atom[], other: readonly Atom[], depth: number): boolean {
  if (one.length * other.length > 100) return false;
  return one.every((left) => other.every((right) => isApart(left, right, depth)));
}

function isApart(one: Atom, other: Atom, depth: number): boolean {
  if (one.type !== other.type) return true;
  if (one.values && other.values) return !one.values.some((value) => holds(other.values ?? [], value));
  if (one.type === "number") return above(one, other) || above(other, one);
  if (one.type === "string") return one.length.max < other.length.min || other.length.max < one.length.min;
  if (one.type === "array") return one.count.max < other.count.min || other.count.max < one.count.min;
  const required = [...new Set([...one.required, ...other.required])].slice(0, 100);
  return required.some((name) => {
    const [left, right] = [memberType(one, name, matchesQuickly), memberType(other, name, matchesQuickly)];
    if (!left || !right) return false;
    if ((one.required.has(name) && isNothing(merge(right))) || (other.required.has(name) && isNothing(merge(left))))
      return true;
    if (!one.required.has(name) || !other.required.has(name) || depth === 0) return false;
    const [lefts, rights] = [atomsOf(left), atomsOf(right)];
    return lefts !== undefined && rights !== undefined && allApart(lefts, rights, depth - 1);
  });
}

function above(one: Facets, other: Facets): boolean {
  if (!one.low || !other.high) return false;
  return one.low.value > other.high.value || (one.low.value === other.high.value && (one.low.open || other.high.open));
}
