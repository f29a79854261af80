import type { Bound, Size } from "../model/facets.ts";

export function tighterMinimum(one: Bound | undefined, other: Bound | undefined): Bound | undefined {
  if (!one || !other) return one ?? other;
  if (one.value === other.value) return { value: one.value, open: one.open || other.open };
  return one.value > other.value ? one : other;
}

export function tighterMaximum(one: Bound | undefined, other: Bound | undefined): Bound | undefined {
  if (!one || !other) return one ?? other;
  if (one.value === other.value) return { value: one.value, open: one.open || other.open };
  return one.value < other.value ? one : other;
}

export function tighterSize(one: Size, other: Size): Size {
  return { min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) };
}
