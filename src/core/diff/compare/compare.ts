/**
 * Two schemas, walked side by side: every place where they say something else becomes a change, with values that may
 * show it. The walk goes by facets, not by text, so that another spelling of the same is no change. It judges nothing:
 * whether a change breaks anybody is for the prover and the search for a witness to say.
 */
import type { RenameChoices } from "../model/change.ts";
import type { Producer, SchemaPair, UnjudgedChange } from "../model/pair.ts";
import type { Located } from "../model/schema.ts";
import { createIds } from "../read/by-schema.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { isSameText } from "../read/locate.ts";
import { simplify } from "../read/simplify.ts";
import { compareAnnotations } from "./annotations.ts";
import { type CompareContext, keywordChange } from "./context.ts";
import { compareFacets } from "./facets.ts";
import { compareMembers } from "./members.ts";
import { compareParts } from "./parts.ts";

/** A tool with more changes than this was rewritten. */
export const maxChanges = 500;
const maxPairs = 20_000;
const maxDepth = 60;

/** Every change between two root schemas, each place once however many references lead to it. */
export function compareSchemas(
  older: Located,
  newer: Located,
  producer: Producer,
  fingerprints: Fingerprints,
  renames: RenameChoices,
): UnjudgedChange[] {
  const label = producer === "older" ? "the input" : "the result";
  const found: UnjudgedChange[] = [];
  const seen = new Set<string>();
  const idOf = createIds(({ path }) => path.join("/"));
  const waiting: SchemaPair[] = [{ older: [older], newer: [newer], path: [], label, steps: [], monotone: true }];
  for (let count = 0; count < maxPairs && found.length < maxChanges; count++) {
    const pair = waiting.shift();
    if (!pair) break;
    const id = `${pair.older.map(idOf).join()}|${pair.newer.map(idOf).join()}`;
    if (seen.has(id) || isUntouched(pair)) continue;
    seen.add(id);
    for (const next of comparePair(pair, { fingerprints, renames, producer })) {
      if (found.length >= maxChanges) break;
      if ("effect" in next) found.push(next);
      else if (next.steps.length < maxDepth) waiting.push(next);
    }
  }
  return found;
}

function isUntouched({ older, newer }: SchemaPair): boolean {
  const [old, now] = [older[0], newer[0]];
  return older.length === 1 && newer.length === 1 && old !== undefined && now !== undefined && isSameText(old, now);
}

const ownKinds = new Set(["description", "title", "default"]);

function* comparePair(pair: SchemaPair, context: CompareContext): Generator<UnjudgedChange | SchemaPair> {
  const [older, newer] = [simplify(pair.older), simplify(pair.newer)];
  yield* compareFacets(pair, older, newer, pair[context.producer]);
  yield* compareMembers(pair, older, newer, context);
  yield* compareParts(pair, older, newer, context);
  for (const { key, ...change } of compareAnnotations(pair.label, older.annotations, newer.annotations)) {
    const kind = ownKinds.has(key) ? `${key}-changed` : "note-changed";
    yield { ...keywordChange(pair, key, kind, "annotation"), ...change };
  }
}
