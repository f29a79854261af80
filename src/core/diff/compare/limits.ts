import type { Json } from "../../types.ts";
import type { Bound, Facets } from "../model/facets.ts";
import type { SchemaPair, UnjudgedChange } from "../model/pair.ts";
import { boundChanged, sizeChanged, stepChanged } from "../words/facets.ts";
import { effectOf, keywordChange } from "./context.ts";

export function* compareBound(
  pair: SchemaPair,
  keyword: "minimum" | "maximum",
  from: Bound | undefined,
  to: Bound | undefined,
): Generator<UnjudgedChange> {
  if (from?.value === to?.value && from?.open === to?.open) return;
  const isMinimum = keyword === "minimum";
  const rose =
    from !== undefined &&
    to !== undefined &&
    (to.value > from.value || (to.value === from.value && (isMinimum ? to.open : from.open)));
  const isNarrower = from && to ? rose === isMinimum : to !== undefined;
  const near = [from, to].flatMap((bound) =>
    bound ? [bound.value, bound.value + 1, bound.value - 1, bound.value + 0.5, bound.value - 0.5] : [],
  );
  yield {
    ...keywordChange(pair, keyword, `${keyword}-changed`, isNarrower ? "narrower" : "wider"),
    message: boundChanged(pair.label, keyword, from, to, rose),
    candidates: near,
    from: from?.value,
    to: to?.value,
  };
}

const keywordsOf = {
  length: { min: "minLength", max: "maxLength" },
  itemCount: { min: "minItems", max: "maxItems" },
  memberCount: { min: "minProperties", max: "maxProperties" },
} as const;

/** Sizes at which no value is made to show a change. */
const hugeSize = 10_000;

export function* compareSize(
  pair: SchemaPair,
  facet: keyof typeof keywordsOf,
  older: Facets,
  newer: Facets,
  make: (size: number) => readonly Json[],
): Generator<UnjudgedChange> {
  for (const end of ["min", "max"] as const) {
    const [before, after] = [older[facet][end], newer[facet][end]];
    if (before === after) continue;
    const keyword = keywordsOf[facet][end];
    const none = end === "min" ? 0 : Number.POSITIVE_INFINITY;
    const [from, to] = [before, after].map((size) => (size === none ? undefined : size));
    const edges = [before, after]
      .filter((size) => size !== none && size < hugeSize)
      .flatMap((size) => [size, size + 1, Math.max(0, size - 1)]);
    const isWider = after > before === (end === "max");
    yield {
      ...keywordChange(pair, keyword, `${keyword}-changed`, isWider ? "wider" : "narrower"),
      message: sizeChanged(pair.label, facet, end, from, to),
      candidates: edges.flatMap(make),
      ...{ from, to },
    };
  }
}

export function* compareSteps(
  pair: SchemaPair,
  from: readonly number[],
  to: readonly number[],
): Generator<UnjudgedChange> {
  if (from.length === to.length && from.every((step) => to.includes(step))) return;
  const covers = (steps: readonly number[], others: readonly number[]) =>
    steps.every((step) => others.some((other) => other % step === 0));
  const candidates = to.flatMap((step) => [step + 1, step / 2, 1, 0.5]);
  yield {
    ...keywordChange(pair, "multipleOf", "step-changed", effectOf(covers(to, from), covers(from, to))),
    message: stepChanged(pair.label, from, to),
    candidates: [...candidates, ...from],
    ...{ from: from[0], to: to[0] },
  };
}
