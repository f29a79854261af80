import type { Json } from "../types.ts";
import { type Atom, allApart, atomsOf } from "./atoms.ts";
import type { Located, Type } from "./facets.ts";
import { judge } from "./judge.ts";
import type { Keys } from "./key.ts";
import { type Covers, coversItems, coversMembers, coversNumbers, coversTexts } from "./prove-parts.ts";
import { isSameText } from "./read.ts";

export interface Prover {
  /** Whether every value that fits the one clearly fits the other. False says nothing. */
  proves(left: Type, right: Type): boolean;
}

export interface ProverOptions {
  /** Only of members that the left names: what it takes without naming is passed over. */
  readonly onlyNamed: boolean;
}

const maxSteps = 20_000;
const deepest = 120;

export function createProver(keys: Keys, options: ProverOptions): Prover {
  /** Pairs that are proven, or being proven: a value is finite, so what leads back to itself holds. */
  const proven = new Map<string, true>();
  const refuted = new Set<string>();
  let steps = 0;
  let depth = 0;

  const ids = new Map<Json, number>();
  const id = ({ schema }: Located) => {
    if (typeof schema !== "object" || schema === null) return String(schema);
    const known = ids.get(schema) ?? ids.size;
    ids.set(schema, known);
    return known;
  };

  const proves = (left: Type, right: Type): boolean => {
    if (right.every((at) => at.schema === true || left.some((own) => isSameText(own, at)))) return true;
    const pair = `${left.map(id).join()}|${right.map(id).join()}`;
    if (proven.has(pair)) return true;
    if (refuted.has(pair) || steps++ > maxSteps || depth > deepest) return false;
    const before = proven.size;
    proven.set(pair, true);
    depth++;
    const holds = provesNew(left, right) || meansTheSame(left, right);
    depth--;
    if (holds) return true;
    // What was proven meanwhile may rest on this one.
    for (const later of [...proven.keys()].slice(before)) proven.delete(later);
    refuted.add(pair);
    return false;
  };

  const meansTheSame = (left: Type, right: Type): boolean => {
    const had = new Set(left.map(keys.of));
    return right.every((at) => had.has(keys.of(at)));
  };

  const provesNew = (left: Type, right: Type): boolean => {
    const [lefts, rights] = [atomsOf(left), atomsOf(right)];
    if (!lefts) return false;
    return lefts.every((atom) => takesValues(atom, left, right) || (rights ?? []).some((other) => covers(atom, other)));
  };

  const covers = (left: Atom, right: Atom): boolean => {
    if (left.type !== right.type || steps++ > maxSteps) return false;
    if (right.values) return false;
    const known = new Set(opaque(left, keys));
    if (!opaque(right, keys).every((key) => known.has(key))) return false;
    if (!right.not.every((other) => isOutside(left, other, known, keys))) return false;
    return parts[left.type]?.(left, right, { proves, keys, ...options }) ?? true;
  };

  return { proves };
}

const parts: Readonly<Partial<Record<Atom["type"], Covers>>> = {
  number: coversNumbers,
  string: coversTexts,
  array: coversItems,
  object: coversMembers,
};

/** Where the values can be counted, each is tried. */
function takesValues({ values }: Atom, left: Type, right: Type): boolean {
  return (
    values?.every(
      (value) => left.some((at) => judge(at, value) === false) || right.every((at) => judge(at, value) === true),
    ) ?? false
  );
}

function isOutside(atom: Atom, other: Located, known: ReadonlySet<string>, keys: Keys): boolean {
  if (known.has(`not ${keys.of(other)}`)) return true;
  const atoms = atomsOf([other]);
  return atoms !== undefined && allApart([atom], atoms, 2);
}

/** What can only be compared as a whole, as far as it concerns the type of an atom. */
function opaque(atom: Atom, keys: Keys): string[] {
  const list = (all: readonly Located[]) =>
    all
      .map(keys.of)
      .sort((a, b) => a - b)
      .join(" ");
  const shared = [
    ...atom.odd.map((text) => `odd ${text}`),
    ...atom.wholes.map((whole) => `whole ${keys.ofWhole(whole)}`),
    ...atom.one.map((branches) => `one ${list(branches)}`),
    ...atom.not.map((other) => `not ${keys.of(other)}`),
    ...atom.conditions.map(
      ({ test, met, otherwise }) =>
        `if ${keys.of(test)} ${met ? keys.of(met) : ""} ${otherwise ? keys.of(otherwise) : ""}`,
    ),
  ];
  if (atom.type === "array")
    shared.push(...atom.contains.map(({ of, min, max }) => `contains ${keys.of(of)} ${min} ${max}`));
  if (atom.type === "object") {
    shared.push(...atom.dependents.map(([name, at]) => `dependent ${keys.of(at)} ${name}`));
  }
  return shared;
}
