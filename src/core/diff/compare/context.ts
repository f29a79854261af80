import type { RenameChoices } from "../model/change.ts";
import type { Effect, Producer, SchemaPair } from "../model/pair.ts";
import type { Fingerprints } from "../read/fingerprint.ts";

export interface CompareContext {
  readonly fingerprints: Fingerprints;
  readonly renames: RenameChoices;
  readonly producer: Producer;
}

/** A change of one keyword of a pair. */
export function keywordChange(pair: SchemaPair, keyword: string, kind: string, effect: Effect) {
  return { pair, kind, effect, path: [...pair.path, keyword] };
}

/** From whether all of the older are taken and all of the newer were. */
export function effectOf(keepsAll: boolean, addsNone: boolean): Effect {
  return keepsAll ? "wider" : addsNone ? "narrower" : "incomparable";
}
