import type { Conjunction, Located } from "../model/schema.ts";
import type { Disjunct } from "../read/disjunct.ts";
import { intersect, isEmpty } from "../read/intersect.ts";
import { judge } from "../read/judge.ts";
import { isForbidden, memberSchemas } from "../read/parts.ts";
import type { Covers, ProofContext } from "./covers.ts";

export const coversMembers: Covers = (left, right, context) => {
  if (![...right.required].every((name) => left.required.has(name))) return false;
  const { min, max } = possibleCount(left);
  if (min < right.memberCount.min || max > right.memberCount.max) return false;
  return (
    right.dependentRequired.every((dependency) => coversDependency(left, dependency)) &&
    coversNames(left, right, context) &&
    coversNamed(left, right, context) &&
    coversOthers(left, right, context)
  );
};

function coversDependency(left: Disjunct, [name, list]: readonly [string, readonly string[]]): boolean {
  const isHad = left.dependentRequired.some(
    ([own, others]) => own === name && list.every((other) => others.includes(other)),
  );
  return isHad || list.every((other) => left.required.has(other)) || isForbidden(left, name);
}

/** What one schema of a disjunct says of members where it refuses all names that it does not list. */
function closedShape({ members }: Disjunct) {
  return members.find(({ patterns, rest }) => patterns.size === 0 && rest?.schema === false);
}

function possibleCount(disjunct: Disjunct) {
  const { memberCount, required } = disjunct;
  return {
    min: Math.max(memberCount.min, required.size),
    max: Math.min(memberCount.max, closedShape(disjunct)?.properties.size ?? Number.POSITIVE_INFINITY),
  };
}

function coversNames(left: Disjunct, right: Disjunct, { fingerprints }: ProofContext): boolean {
  const known = new Set(left.propertyNames.map(fingerprints.of));
  const closed = closedShape(left);
  return right.propertyNames.every(
    (at) =>
      known.has(fingerprints.of(at)) || (closed && [...closed.properties.keys()].every((name) => judge(at, name))),
  );
}

/** Every name that one of the two mentions. */
function coversNamed(left: Disjunct, right: Disjunct, { proves, onlyNamed }: ProofContext): boolean {
  const named = new Set(left.members.flatMap(({ properties }) => [...properties.keys()]));
  const others = right.members.flatMap(({ properties }) => [...properties.keys()]);
  return [...new Set([...named, ...others])].every((name) => {
    const [own, demanded] = [memberSchemas(left, name), memberSchemas(right, name)];
    if (!own || !demanded) return false;
    if (onlyNamed && own.every(({ schema }) => schema === true) && !named.has(name) && !left.required.has(name))
      return true;
    return isEmpty(intersect(own)) || proves(own, demanded);
  });
}

/** All other names, by the patterns that they may match. */
function coversOthers(left: Disjunct, right: Disjunct, { proves }: ProofContext): boolean {
  const patternsOf = ({ members }: Disjunct) => members.flatMap(({ patterns }) => [...patterns]);
  const own = patternsOf(left);
  const rest: Conjunction = left.members.flatMap((shape) => shape.rest ?? []);
  const classes: readonly (readonly [string | undefined, Conjunction])[] = [
    [undefined, rest],
    ...own.map(([pattern, at]): [string, Conjunction] => [pattern, [at]]),
  ];
  const isTaken = (schemas: Conjunction) => !isEmpty(intersect(schemas));
  const demanded = patternsOf(right);
  const known = new Set(demanded.map(([pattern]) => pattern));
  const fitsPattern = ([pattern, at]: readonly [string, Located]) => {
    const same = own.find(([other]) => other === pattern);
    if (same && proves([same[1]], [at])) return true;
    return classes.every(([, schemas]) => !isTaken(schemas) || proves(schemas, [at]));
  };
  if (!demanded.every(fitsPattern)) return false;
  return right.members.every(({ rest: others, patterns }) => {
    if (!others) return true;
    return classes.every(
      ([pattern, schemas]) =>
        (pattern !== undefined && known.has(pattern) && patterns.has(pattern)) ||
        !isTaken(schemas) ||
        proves(schemas, [others]),
    );
  });
}
