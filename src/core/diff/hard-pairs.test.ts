import { expect, it } from "vitest";
import { hardPair } from "./hard-pairs.testing.ts";
import { oddPair } from "./odd-pairs.testing.ts";
import { firstSeed, pairsOr, tryPairs } from "./oracle.testing.ts";
import { widePair } from "./wide-pairs.testing.ts";

const pairs = pairsOr(30);

it.each([
  ["names that are known on a condition only", hardPair],
  ["the same with patterns of names, references and dialects", widePair],
  ["lists by place, fractions, formats, values against types, and schemas with names", oddPair],
] as const)("no verdict on %s is refuted by a value", (_, pairOf) => {
  const { faults, seen } = tryPairs(pairs, pairOf, firstSeed());
  expect(faults).toEqual([]);
  expect(seen.breaking).toBeGreaterThan(0);
  expect(seen.safe).toBeGreaterThan(0);
  // At most five in a hundred; of so few pairs one more or less says nothing.
  expect(seen.unknown).toBeLessThanOrEqual(Math.max(3, pairs / 20));
});

/** Those that were once refuted, that our judge and a validator saw in different ways, or whose examples took minutes. */
it.each([
  ...[3_057, 16_517, 18_548, 23_276, 32_750].map((seed) => [seed, hardPair] as const),
  [162, widePair] as const,
  [200_041, widePair] as const,
  [412_503, widePair] as const,
  [500_533, widePair] as const,
  [520_517, widePair] as const,
  [621_506, widePair] as const,
])("of pair %i neither", (seed, pairOf) => {
  expect(tryPairs(1, pairOf, seed).faults).toEqual([]);
});
