import { expect, it } from "vitest";
import { hardPair } from "./hard-pairs.testing.ts";
import { firstSeed, pairsOr, tryPairs } from "./oracle.testing.ts";

const pairs = pairsOr(30);

it("no verdict on names that are known on a condition only is refuted by a value", () => {
  const { faults, seen } = tryPairs(pairs, hardPair, firstSeed());
  expect(faults).toEqual([]);
  expect(seen.breaking).toBeGreaterThan(0);
  expect(seen.safe).toBeGreaterThan(0);
  expect(seen.unknown).toBeLessThanOrEqual(pairs / 20);
});

/** Those that were once refuted, or that our judge and a validator saw in different ways. */
it.each([3_057, 16_517, 18_548, 23_276, 32_750])("of pair %i neither", (seed) => {
  expect(tryPairs(1, hardPair, seed).faults).toEqual([]);
});
