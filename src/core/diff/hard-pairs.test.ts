import { expect, it } from "vitest";
import { hardPair } from "./hard-pairs.testing.ts";
import { pairsOr, tryPairs } from "./oracle.testing.ts";

const pairs = pairsOr(30);

it("no verdict on names that are known on a condition only is refuted by a value", () => {
  const { faults, seen } = tryPairs(pairs, hardPair);
  expect(faults).toEqual([]);
  expect(seen.breaking).toBeGreaterThan(0);
  expect(seen.safe).toBeGreaterThan(0);
  expect(seen.unknown).toBeLessThan(pairs / 10);
});
