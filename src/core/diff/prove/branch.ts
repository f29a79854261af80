import type { Conjunction, Located } from "../model/schema.ts";
import type { Disjunct } from "../read/disjunct.ts";
import { byType } from "../read/disjuncts.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { type Gathered, gather, nothing } from "../read/intersect.ts";
import { read } from "../read/read.ts";
import type { Alternative } from "./alternative.ts";
import { namesThatMatter } from "./names.ts";

/** What a supposed value must and must not fit. */
export interface Branch {
  readonly positive: Conjunction;
  /** The positive as one. */
  readonly gathered: Gathered;
  /** The types that are left for it; none where it contradicts itself. */
  readonly disjuncts: readonly Disjunct[];
  /** Not yet taken apart. */
  readonly negative: Conjunction;
  /** All that it must not fit. */
  readonly refused: Conjunction;
  /** The fingerprints of what it fits, and of what it does not: one that is in both ends the branch. */
  readonly fits: ReadonlySet<number>;
  readonly fails: ReadonlySet<number>;
  /** The names that matter to it, with some more that matter now. */
  readonly names: (used: readonly string[]) => readonly string[] | undefined;
  /** What was taken apart already. */
  readonly done: ReadonlySet<unknown>;
  readonly level: number;
}

/** So deep are schemas looked into that hold because others do. */
const maxDepth = 5;

/** A value that fits the one and not any of the others. */
export function newBranch(
  positive: Conjunction,
  negative: Conjunction,
  level: number,
  fingerprints: Fingerprints,
): Branch {
  const gathered = gather(nothing, positive);
  return {
    ...{ positive, gathered, negative, refused: negative, level, done: new Set() },
    disjuncts: byType(gathered.facets),
    fits: idsOf(positive, new Set(), fingerprints, 0),
    fails: new Set(negative.map(fingerprints.of)),
    names: lazily(() => namesThatMatter([...positive, ...negative])),
  };
}

/** Most proofs never ask. */
function lazily(make: () => Branch["names"]): Branch["names"] {
  let made: Branch["names"] | undefined;
  return (used) => {
    made ??= make();
    return made(used);
  };
}

/** A branch with more that is known of the value; undefined where that clearly contradicts what was known before. */
export function follow(
  { also = [], not = [] }: Alternative,
  branch: Branch,
  fingerprints: Fingerprints,
): Branch | undefined {
  const { of } = fingerprints;
  if (also.some((at) => at.schema === false || branch.fails.has(of(at)))) return undefined;
  if (not.some((at) => at.schema === true || branch.fits.has(of(at)))) return undefined;
  const fits = also.length === 0 ? branch.fits : idsOf(also, new Set(branch.fits), fingerprints, 0);
  const fails = not.length === 0 ? branch.fails : new Set([...branch.fails, ...not.map(of)]);
  for (const id of also.length === 0 ? [] : fits) if (fails.has(id)) return undefined;
  const gathered = also.length === 0 ? branch.gathered : gather(branch.gathered, also);
  const disjuncts = also.length === 0 ? branch.disjuncts : byType(gathered.facets);
  if (disjuncts.length === 0) return undefined;
  return {
    ...branch,
    ...{ gathered, disjuncts, fits, fails },
    positive: [...branch.positive, ...also],
    negative: [...branch.negative, ...not],
    refused: [...branch.refused, ...not],
  };
}

/** What fits a schema fits all that holds beside it, too. */
function idsOf(list: Conjunction, found: Set<number>, fingerprints: Fingerprints, depth: number): Set<number> {
  for (const at of list) {
    found.add(fingerprints.of(at));
    if (depth < maxDepth) idsOf(read(at).allOf, found, fingerprints, depth + 1);
  }
  return found;
}

/** Whether clearly no value is like this. */
export function isContradictory({ disjuncts, negative, fits, fails }: Branch): boolean {
  if (disjuncts.length === 0 || negative.some((at: Located) => at.schema === true)) return true;
  for (const id of fails) if (fits.has(id)) return true;
  return false;
}
