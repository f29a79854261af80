/**
 * Subsumption: whether every value that fits the left schemas also fits the right ones. Both sides are split into
 * disjuncts, and each disjunct of the left has to be covered by one of the right: by its limits, by its parts (proven in
 * the same way), and by an equal fingerprint for all that cannot be reasoned about. Where the left lists its values,
 * each is tried. "Not proven" says nothing: that a value breaks is for a witness to show.
 */
import type { Conjunction, Located } from "../model/schema.ts";
import { createIds } from "../read/by-schema.ts";
import { noneOverlap } from "../read/disjoint.ts";
import type { Disjunct } from "../read/disjunct.ts";
import { disjunctsOf } from "../read/disjuncts.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { judge } from "../read/judge.ts";
import { isSameText } from "../read/locate.ts";
import { type Covers, coversItems, coversNumbers, coversTexts } from "./covers.ts";
import { coversMembers } from "./covers-members.ts";

export interface Prover {
  /** Whether every value that fits the left clearly fits the right. False says nothing. */
  proves(left: Conjunction, right: Conjunction): boolean;
}

export interface ProverOptions {
  /** Only of members that the left names: what it takes without naming is passed over. */
  readonly onlyNamed: boolean;
}

const maxSteps = 20_000;
const maxDepth = 120;

export function createProver(fingerprints: Fingerprints, options: ProverOptions): Prover {
  /** Pairs that are proven, or being proven: a value is finite, so what leads back to itself holds. */
  const proven = new Map<string, true>();
  const unproven = new Set<string>();
  const idOf = createIds(({ schema }) => String(schema));
  let steps = 0;
  let depth = 0;

  const proves = (left: Conjunction, right: Conjunction): boolean => {
    if (right.every((at) => at.schema === true || left.some((own) => isSameText(own, at)))) return true;
    const pair = `${left.map(idOf).join()}|${right.map(idOf).join()}`;
    if (proven.has(pair)) return true;
    if (unproven.has(pair) || steps++ > maxSteps || depth > maxDepth) return false;
    const before = proven.size;
    proven.set(pair, true);
    depth++;
    const holds = provesNew(left, right) || meansTheSame(left, right);
    depth--;
    if (holds) return true;
    // What was proven meanwhile may rest on this one.
    for (const later of [...proven.keys()].slice(before)) proven.delete(later);
    unproven.add(pair);
    return false;
  };

  const meansTheSame = (left: Conjunction, right: Conjunction): boolean =>
    right.every((at) => left.some((own) => fingerprints.areSame(own, at)));

  const provesNew = (left: Conjunction, right: Conjunction): boolean => {
    const [lefts, rights] = [disjunctsOf(left), disjunctsOf(right)];
    if (!lefts) return false;
    return lefts.every(
      (disjunct) => takesValues(disjunct, left, right) || (rights ?? []).some((other) => covers(disjunct, other)),
    );
  };

  const covers = (left: Disjunct, right: Disjunct): boolean => {
    if (left.type !== right.type || steps++ > maxSteps) return false;
    if (right.values) return false;
    const known = new Set(indivisible(left, fingerprints));
    if (!indivisible(right, fingerprints).every((part) => known.has(part))) return false;
    if (!right.not.every((other) => isOutside(left, other, known, fingerprints))) return false;
    return byType[left.type]?.(left, right, { proves, fingerprints, ...options }) ?? true;
  };

  return { proves };
}

const byType: Readonly<Partial<Record<Disjunct["type"], Covers>>> = {
  number: coversNumbers,
  string: coversTexts,
  array: coversItems,
  object: coversMembers,
};

/** Where the values can be counted, each is tried. */
function takesValues({ values }: Disjunct, left: Conjunction, right: Conjunction): boolean {
  return (
    values?.every(
      (value) => left.some((at) => judge(at, value) === false) || right.every((at) => judge(at, value) === true),
    ) ?? false
  );
}

function isOutside(
  disjunct: Disjunct,
  other: Located,
  known: ReadonlySet<string>,
  fingerprints: Fingerprints,
): boolean {
  if (known.has(`not ${fingerprints.of(other)}`)) return true;
  const disjuncts = disjunctsOf([other]);
  return disjuncts !== undefined && noneOverlap([disjunct], disjuncts, disjunctsOf, 2);
}

/** What can only be compared as a whole, as far as it concerns the type of a disjunct. */
function indivisible(disjunct: Disjunct, { of, ofContextual }: Fingerprints): string[] {
  const list = (all: readonly Located[]) =>
    all
      .map(of)
      .sort((a, b) => a - b)
      .join(" ");
  const shared = [
    ...disjunct.opaque.map((text) => `opaque ${text}`),
    ...disjunct.contextual.map((one) => `contextual ${ofContextual(one)}`),
    ...disjunct.oneOf.map((branches) => `one ${list(branches)}`),
    ...disjunct.not.map((other) => `not ${of(other)}`),
    ...disjunct.conditions.map(
      ({ test, consequent, alternate }) =>
        `if ${of(test)} ${consequent ? of(consequent) : ""} ${alternate ? of(alternate) : ""}`,
    ),
  ];
  if (disjunct.type === "array")
    shared.push(...disjunct.contains.map(({ of: inner, min, max }) => `contains ${of(inner)} ${min} ${max}`));
  if (disjunct.type === "object")
    shared.push(...disjunct.dependentSchemas.map(([name, at]) => `dependent ${of(at)} ${name}`));
  return shared;
}
