import type { Facets } from "../model/facets.ts";
import type { SchemaPair, UnjudgedChange } from "../model/pair.ts";
import { examplesOf } from "../witness/examples.ts";
import { branchesAdded, branchesChanged, branchesRemoved } from "../words/branches.ts";
import type { CompareContext } from "./context.ts";
import { matchBranches } from "./match-branches.ts";

/** Branches of a union, in any order. */
export function* compareBranches(
  pair: SchemaPair,
  older: Facets,
  newer: Facets,
  { fingerprints, producer }: CompareContext,
): Generator<UnjudgedChange | SchemaPair> {
  const unionsOf = ({ anyOf, oneOf }: Facets) => [...anyOf, ...oneOf];
  const [from, to] = [unionsOf(older), unionsOf(newer)];
  if (from.length === 0 && to.length === 0) return;
  const isUnion = newer.anyOf.length > 0 || older.anyOf.length > 0;
  const [before, after] = [from[0] ?? [], to[0] ?? []];
  const path = after[0] ? after[0].path.slice(0, -1) : [...pair.path, isUnion ? "anyOf" : "oneOf"];
  if (from.length !== 1 || to.length !== 1) {
    yield {
      ...{ pair, path, kind: "branches-changed" },
      effect: to.length === 0 ? "wider" : from.length === 0 ? "narrower" : "incomparable",
      message: branchesChanged(pair.label),
      candidates: [...before, ...after].flatMap((branch) => examplesOf([branch])),
    };
    return;
  }
  const matched = matchBranches(before, after, fingerprints);
  for (const [old, now] of matched) {
    if (fingerprints.of(old) === fingerprints.of(now) && old.schema === now.schema) continue;
    const monotone = pair.monotone && isUnion;
    yield { ...pair, older: [old], newer: [now], path: now.path, context: pair[producer], monotone };
  }
  const paired = new Set(matched.flat());
  const gone = before.filter((old) => !paired.has(old));
  const added = after.filter((now) => !paired.has(now));
  if (gone.length > 0) {
    yield {
      ...{ pair, path, kind: "branch-removed" },
      effect: isUnion ? "narrower" : "incomparable",
      message: branchesRemoved(pair.label, gone.length, before.length),
      candidates: gone.flatMap((branch) => examplesOf([branch])),
    };
  }
  if (added.length > 0) {
    yield {
      ...{ pair, path, kind: "branch-added" },
      effect: isUnion ? "wider" : "incomparable",
      message: branchesAdded(pair.label, added.length),
      candidates: added.flatMap((branch) => examplesOf([branch])),
    };
  }
}
