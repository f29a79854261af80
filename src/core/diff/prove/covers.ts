import type { Bound, Facets } from "../model/facets.ts";
import type { Conjunction } from "../model/schema.ts";
import type { Disjunct } from "../read/disjunct.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { intersect, isEmpty } from "../read/intersect.ts";
import { itemSchemas, maxPrefix } from "../read/parts.ts";

export interface ProofContext {
  readonly proves: (left: Conjunction, right: Conjunction) => boolean;
  readonly fingerprints: Fingerprints;
  readonly onlyNamed: boolean;
}

/** Whether every value of the left disjunct fits the right one, both of one type. */
export type Covers = (left: Disjunct, right: Disjunct, context: ProofContext) => boolean;

export const coversNumbers: Covers = (left, right) => {
  const steps = [...left.multipleOf, ...(left.integer ? [1] : [])];
  const fits = (step: number) =>
    steps.some((own) => own === step || (Number.isInteger(own) && Number.isInteger(step) && own % step === 0));
  if (right.integer && !fits(1)) return false;
  return isAtLeast(left, right.minimum) && isAtMost(left, right.maximum) && right.multipleOf.every(fits);
};

function isAtLeast({ minimum, integer }: Facets, bound: Bound | undefined): boolean {
  if (!bound) return true;
  if (!minimum) return false;
  // The next whole number after an open bound.
  const own = integer && minimum.open ? { value: Math.floor(minimum.value) + 1, open: false } : minimum;
  return own.value > bound.value || (own.value === bound.value && (own.open || !bound.open));
}

function isAtMost({ maximum, integer }: Facets, bound: Bound | undefined): boolean {
  if (!bound) return true;
  if (!maximum) return false;
  const own = integer && maximum.open ? { value: Math.ceil(maximum.value) - 1, open: false } : maximum;
  return own.value < bound.value || (own.value === bound.value && (own.open || !bound.open));
}

export const coversTexts: Covers = (left, right) =>
  left.length.min >= right.length.min &&
  left.length.max <= right.length.max &&
  right.patterns.every((pattern) => left.patterns.includes(pattern)) &&
  right.formats.every((format) => left.formats.includes(format));

export const coversItems: Covers = (left, right, { proves }) => {
  if (left.itemCount.min < right.itemCount.min || left.itemCount.max > right.itemCount.max) return false;
  if (right.uniqueItems && !left.uniqueItems && left.itemCount.max > 1) return false;
  const last = maxPrefix(left, right);
  for (let index = 0; index <= last && index < left.itemCount.max; index++) {
    const own = itemSchemas(left, index);
    // No list reaches beyond an item that nothing fits.
    if (isEmpty(intersect(own))) return true;
    if (!proves(own, itemSchemas(right, index))) return false;
  }
  return true;
};
