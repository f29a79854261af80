import { matchesQuickly } from "../schema/index.ts";
import type { Atom } from "./atoms.ts";
import type { Bound, Facets, Located, Type } from "./facets.ts";
import { judge } from "./judge.ts";
import type { Keys } from "./key.ts";
import { isNothing, itemType, memberType, merge } from "./merge.ts";

export interface Context {
  readonly proves: (left: Type, right: Type) => boolean;
  readonly keys: Keys;
  readonly onlyNamed: boolean;
}

/** Whether every value of the left atom fits the right one, both of one type. */
export type Covers = (left: Atom, right: Atom, context: Context) => boolean;

export const coversNumbers: Covers = (left, right) => {
  const steps = [...left.multiples, ...(left.whole ? [1] : [])];
  const fits = (step: number) =>
    steps.some((own) => own === step || (Number.isInteger(own) && Number.isInteger(step) && own % step === 0));
  if (right.whole && !fits(1)) return false;
  return atLeast(left, right.low) && atMost(left, right.high) && right.multiples.every(fits);
};

function atLeast({ low, whole }: Facets, bound: Bound | undefined): boolean {
  if (!bound) return true;
  if (!low) return false;
  // The next whole number after an open bound.
  const own = whole && low.open ? { value: Math.floor(low.value) + 1, open: false } : low;
  return own.value > bound.value || (own.value === bound.value && (own.open || !bound.open));
}

function atMost({ high, whole }: Facets, bound: Bound | undefined): boolean {
  if (!bound) return true;
  if (!high) return false;
  const own = whole && high.open ? { value: Math.ceil(high.value) - 1, open: false } : high;
  return own.value < bound.value || (own.value === bound.value && (own.open || !bound.open));
}

export const coversTexts: Covers = (left, right) =>
  left.length.min >= right.length.min &&
  left.length.max <= right.length.max &&
  right.patterns.every((pattern) => left.patterns.includes(pattern)) &&
  right.formats.every((format) => left.formats.includes(format));

export const coversItems: Covers = (left, right, { proves }) => {
  if (left.count.min < right.count.min || left.count.max > right.count.max) return false;
  if (right.unique && !left.unique && left.count.max > 1) return false;
  const longest = Math.max(0, ...[...left.items, ...right.items].map(({ prefix }) => prefix.length));
  for (let index = 0; index <= longest && index < left.count.max; index++) {
    const own = itemType(left, index);
    // No list reaches beyond an item that nothing fits.
    if (isNothing(merge(own))) return true;
    if (!proves(own, itemType(right, index))) return false;
  }
  return true;
};

export const coversMembers: Covers = (left, right, context) => {
  if (![...right.required].every((name) => left.required.has(name))) return false;
  const { min, max } = possibleSize(left);
  if (min < right.size.min || max > right.size.max) return false;
  const needed = ([name, list]: readonly [string, readonly string[]]) => {
    const had = left.needs.find(([own, others]) => own === name && list.every((other) => others.includes(other)));
    return had !== undefined || list.every((other) => left.required.has(other)) || isForbidden(left, name);
  };
  return (
    right.needs.every(needed) &&
    coversNames(left, right, context) &&
    coversNamed(left, right, context) &&
    coversOthers(left, right, context)
  );
};

function possibleSize(atom: Atom) {
  const closed = atom.members.find(({ patterns, rest }) => patterns.size === 0 && rest?.schema === false);
  return {
    min: Math.max(atom.size.min, atom.required.size),
    max: Math.min(atom.size.max, closed?.properties.size ?? Number.POSITIVE_INFINITY),
  };
}

function isForbidden(atom: Atom, name: string): boolean {
  const type = memberType(atom, name, matchesQuickly);
  return type !== undefined && isNothing(merge(type));
}

function coversNames(left: Atom, right: Atom, { keys }: Context): boolean {
  const known = new Set(left.names.map(keys.of));
  const closed = left.members.find(({ patterns, rest }) => patterns.size === 0 && rest?.schema === false);
  return right.names.every(
    (at) => known.has(keys.of(at)) || (closed && [...closed.properties.keys()].every((name) => judge(at, name))),
  );
}

/** Every name that one of the two mentions. */
function coversNamed(left: Atom, right: Atom, { proves, onlyNamed }: Context): boolean {
  const named = new Set(left.members.flatMap(({ properties }) => [...properties.keys()]));
  const others = right.members.flatMap(({ properties }) => [...properties.keys()]);
  return [...new Set([...named, ...others])].every((name) => {
    const [own, demanded] = [memberType(left, name, matchesQuickly), memberType(right, name, matchesQuickly)];
    if (!own || !demanded) return false;
    if (onlyNamed && own.every(({ schema }) => schema === true) && !named.has(name) && !left.required.has(name))
      return true;
    return isNothing(merge(own)) || proves(own, demanded);
  });
}

/** All other names, by the patterns that they may match. */
function coversOthers(left: Atom, right: Atom, { proves }: Context): boolean {
  const patternsOf = ({ members }: Atom) => members.flatMap(({ patterns }) => [...patterns]);
  const own = patternsOf(left);
  const rest: Type = left.members.flatMap((shape) => shape.rest ?? []);
  const classes: readonly (readonly [string | undefined, Type])[] = [
    [undefined, rest],
    ...own.map(([pattern, at]): [string, Type] => [pattern, [at]]),
  ];
  const taken = (type: Type) => !isNothing(merge(type));
  const demanded = patternsOf(right);
  const known = new Set(demanded.map(([pattern]) => pattern));
  const fitsPattern = ([pattern, at]: readonly [string, Located]) => {
    const same = own.find(([other]) => other === pattern);
    if (same && proves([same[1]], [at])) return true;
    return classes.every(([, type]) => !taken(type) || proves(type, [at]));
  };
  if (!demanded.every(fitsPattern)) return false;
  return right.members.every(({ rest: others, patterns }) => {
    if (!others) return true;
    return classes.every(
      ([pattern, type]) =>
        (pattern !== undefined && known.has(pattern) && patterns.has(pattern)) ||
        !taken(type) ||
        proves(type, [others]),
    );
  });
}
