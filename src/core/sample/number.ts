import type { Random } from "./random.ts";

export interface NumberFacts {
  readonly min: number;
  readonly max: number;
  /** Whether the limits themselves are excluded. */
  readonly above: boolean;
  readonly below: boolean;
  readonly steps: readonly number[];
  readonly whole: boolean;
}

/** A number that keeps to what is asked of it, if one is found: small and round where there is a choice. */
export function numberOf(facts: NumberFacts, random: Random, first: boolean): number | undefined {
  const { min, max, whole, steps } = facts;
  const step = steps.length > 0 ? steps.reduce(common) : whole ? 1 : undefined;
  const low = Number.isFinite(min) ? min : Number.isFinite(max) ? max - 100 : 0;
  const high = Number.isFinite(max) ? max : low + 100;
  const offset = first ? 0 : random.below(10);
  const middle = low + (high - low) / 2;
  const wished = [min <= 1 && max >= 1 ? 1 + offset : low + offset, low, high, middle, 0, 1, low + (high - low) / 3];
  const candidates = wished.flatMap((value) =>
    step === undefined
      ? [value, Math.round(value)]
      : [Math.ceil(value / step) * step, Math.floor(value / step) * step, (Math.floor(value / step) + 1) * step],
  );
  return candidates.map((value) => Number(value.toPrecision(15)) + 0).find((value) => fits(value, facts));
}

function fits(value: number, { min, max, above, below, whole, steps }: NumberFacts): boolean {
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value))) return false;
  if (above ? value <= min : value < min) return false;
  if (below ? value >= max : value > max) return false;
  return steps.every((step) => Number.isInteger(Number((value / step).toPrecision(15))));
}

/** A number that is a multiple of both. */
function common(one: number, other: number): number {
  for (let times = 1; times <= 1_000; times++) {
    if (Number.isInteger(Number(((one * times) / other).toPrecision(12)))) return one * times;
  }
  return one * other;
}
