import type { Json } from "../../types.ts";
import type { Facets } from "../model/facets.ts";
import type { SchemaPair, UnjudgedChange } from "../model/pair.ts";
import type { Conjunction } from "../model/schema.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { examplesOf } from "../witness/examples.ts";
import { fullObjectsOf, objectsWith } from "../witness/shapes.ts";
import { indivisibleChanged } from "../words/branches.ts";
import { type CompareContext, effectOf, keywordChange } from "./context.ts";

/** What has no parts to compare: the same, or not. */
export function* compareIndivisible(
  pair: SchemaPair,
  older: Facets,
  newer: Facets,
  { fingerprints, producer }: CompareContext,
): Generator<UnjudgedChange> {
  let made: readonly Json[] | undefined;
  for (const [keyword, list] of Object.entries(textsByKeyword)) {
    const [from, to] = [list(older, fingerprints), list(newer, fingerprints)];
    if (from.length === to.length && from.every((text) => to.includes(text))) continue;
    const keepsAll = to.every((text) => from.includes(text));
    const addsNone = from.every((text) => to.includes(text));
    made ??= candidatesFor(pair[producer], older, newer);
    const candidates = made;
    yield keyword === other
      ? {
          ...{ pair, path: pair.path, kind: "schema-changed", effect: "incomparable" },
          message: indivisibleChanged(pair.label, undefined),
          candidates,
        }
      : {
          ...keywordChange(pair, keyword, `${keyword}-changed`, effectOf(keepsAll, addsNone)),
          message: indivisibleChanged(pair.label, keyword),
          candidates,
        };
  }
}

const other = "other";

type TextsOf = (facets: Facets, fingerprints: Fingerprints) => readonly string[];

const textsByKeyword: Readonly<Record<string, TextsOf>> = {
  not: ({ not }, { of }) => not.map((at) => String(of(at))),
  if: ({ conditions }, { of }) =>
    conditions.map(({ test, consequent, alternate }) =>
      [test, consequent, alternate].map((at) => (at ? of(at) : "")).join(" "),
    ),
  contains: ({ contains }, { of }) => contains.map(({ of: inner, min, max }) => `${of(inner)} ${min} ${max}`),
  propertyNames: ({ propertyNames }, { of }) => propertyNames.map((at) => String(of(at))),
  dependentRequired: ({ dependentRequired }) => dependentRequired.map((one) => JSON.stringify(one)),
  dependentSchemas: ({ dependentSchemas }, { of }) => dependentSchemas.map(([name, at]) => `${of(at)} ${name}`),
  [other]: ({ opaque, contextual }, { ofContextual }) => [...opaque, ...contextual.map(ofContextual)],
};

const someNames = ["a", "ab", "A", "1", "x-a", "_a", ""];

function candidatesFor(producer: Conjunction, older: Facets, newer: Facets): Json[] {
  const sides = [older, newer];
  const parts = sides.flatMap(({ not, conditions }) => [...not, ...conditions.map(({ test }) => test)]);
  const contained = sides.flatMap(({ contains }) => contains.flatMap(({ of }) => examplesOf([of]).slice(0, 3)));
  const dependent = sides.flatMap(({ dependentSchemas, dependentRequired }) =>
    [...dependentSchemas, ...dependentRequired].map(([name]) => name),
  );
  const names = sides.some((side) => side.propertyNames.length > 0) ? someNames : [];
  return [
    ...parts.slice(0, 10).flatMap((part) => examplesOf([...producer, part])),
    ...contained.flatMap((item) => [[item], [item, item], [item, item, item]]),
    ...[...new Set([...dependent, ...names])]
      .slice(0, 10)
      .flatMap((name) => [...objectsWith(producer, name, "a")].slice(0, 2)),
    ...fullObjectsOf(producer),
  ];
}
