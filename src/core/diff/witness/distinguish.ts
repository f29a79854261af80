import { ideasFor, likelyValues, withValue } from "../../sample/index.ts";
import type { Json } from "../../types.ts";
import type { Located } from "../model/schema.ts";

const maxBases = 10;
const maxSteps = 2_000;
const maxTries = 400;

/** Values that may distinguish two schemas: likely ones of both, and those with one place at a limit or just beyond it. */
export function* distinguishingValues(from: Located, to: Located): Generator<Json> {
  let left = maxTries;
  for (const made of [from, to]) {
    for (const base of likelyValues(made.schema, 1, maxBases, maxSteps, made.root.dialect)) {
      yield base;
      for (const { path, value } of [to, from].flatMap(({ schema, root }) => ideasFor(schema, base, root.dialect))) {
        if (left-- <= 0) return;
        yield withValue(base, path, value);
      }
    }
  }
}
