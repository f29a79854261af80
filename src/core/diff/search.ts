import { ideasFor, likelyValues, withValue } from "../sample/index.ts";
import type { Json } from "../types.ts";
import type { Located } from "./facets.ts";

const maxBases = 10;
const maxSteps = 2_000;
const maxTries = 400;

/** Values that may tell two schemas apart: likely ones of both, and those with one place at a limit or just beyond it. */
export function* tellingValues({ schema: giver }: Located, { schema: taker }: Located): Generator<Json> {
  let left = maxTries;
  for (const made of [giver, taker]) {
    for (const base of likelyValues(made, 1, maxBases, maxSteps)) {
      yield base;
      for (const { path, value } of [...ideasFor(taker, base), ...ideasFor(giver, base)]) {
        if (left-- <= 0) return;
        yield withValue(base, path, value);
      }
    }
  }
}
