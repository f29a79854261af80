import { canonicalJson, includesJson } from "../../json.ts";
import type { Json } from "../../types.ts";
import type { BasicType, Facets } from "../model/facets.ts";
import type { SchemaPair, UnjudgedChange } from "../model/pair.ts";
import type { Conjunction } from "../model/schema.ts";
import { unformatted } from "../read/formats.ts";
import { fullObjectsOf, listsOf } from "../witness/shapes.ts";
import { spellingChanged, typesChanged, uniqueChanged, valuesChanged } from "../words/facets.ts";
import { effectOf, keywordChange } from "./context.ts";
import { compareBound, compareSize, compareSteps } from "./limits.ts";

/** What changed in the value itself, apart from its parts. */
export function* compareFacets(
  pair: SchemaPair,
  older: Facets,
  newer: Facets,
  producer: Conjunction,
): Generator<UnjudgedChange> {
  yield* compareTypes(pair, older, newer);
  yield* compareValues(pair, older, newer);
  if (bothTake(older, newer, "number")) {
    yield* compareBound(pair, "minimum", older.minimum, newer.minimum);
    yield* compareBound(pair, "maximum", older.maximum, newer.maximum);
    yield* compareSteps(pair, older.multipleOf, newer.multipleOf);
  }
  if (bothTake(older, newer, "string")) {
    yield* compareSize(pair, "length", older, newer, (length) => ["a".repeat(length)]);
    yield* compareSpelling(pair, "pattern", older.patterns, newer.patterns, someTexts);
    yield* compareSpelling(pair, "format", older.formats, newer.formats, [unformatted, "a"]);
  }
  if (bothTake(older, newer, "array")) {
    yield* compareSize(pair, "itemCount", older, newer, (length) =>
      [pair.older, pair.newer].flatMap((side) => listsOf(side, length)),
    );
    yield* compareUnique(pair, older.uniqueItems, newer.uniqueItems, producer);
  }
  if (bothTake(older, newer, "object"))
    yield* compareSize(pair, "memberCount", older, newer, () => fullObjectsOf(producer));
}

/** To tell two patterns apart. */
const someTexts = ["", "a", "A", "1", "-", " ", "a b", "é"];

function bothTake(older: Facets, newer: Facets, type: BasicType): boolean {
  return older.types.has(type) && newer.types.has(type);
}

function* compareTypes(pair: SchemaPair, older: Facets, newer: Facets): Generator<UnjudgedChange> {
  const [from, to] = [typeNames(older), typeNames(newer)];
  const lost = from.filter((type) => !to.includes(type) && !(type === "integer" && to.includes("number")));
  const gained = to.filter((type) => !from.includes(type) && !(type === "integer" && from.includes("number")));
  if (lost.length === 0 && gained.length === 0) return;
  // Values that are all listed say more than their types.
  if (older.values && newer.values) return;
  yield {
    ...keywordChange(pair, "type", "type-changed", effectOf(lost.length === 0, gained.length === 0)),
    message: typesChanged(pair.label, { from, to, lost, gained }),
    candidates: [...lost, ...gained].flatMap((type) => ofEachType[type] ?? []),
    from: from.length === 1 ? (from[0] ?? null) : from,
    to: to.length === 1 ? (to[0] ?? null) : to,
  };
}

const ofEachType: Readonly<Record<string, readonly Json[]>> = {
  null: [null],
  boolean: [true],
  number: [0.5, 1.5],
  integer: [1, 0],
  string: ["a", ""],
  array: [[]],
  object: [{}],
};

function typeNames({ types, integer }: Facets): string[] {
  return [...types].map((type) => (type === "number" && integer ? "integer" : type));
}

function* compareValues(pair: SchemaPair, older: Facets, newer: Facets): Generator<UnjudgedChange> {
  const [from, to] = [older.values, newer.values];
  if (!from && !to) return;
  const lost = from?.filter((value) => !to || !includesJson(to, value)) ?? [];
  const gained = to?.filter((value) => !from || !includesJson(from, value)) ?? [];
  if (from && to && lost.length === 0 && gained.length === 0) return;
  const candidates = [...lost, ...gained].sort((a, b) => canonicalJson(a).length - canonicalJson(b).length);
  const effect = !to ? "wider" : !from ? "narrower" : effectOf(lost.length === 0, gained.length === 0);
  const message = valuesChanged(pair.label, from, to, { lost, gained });
  yield { ...keywordChange(pair, "enum", "values-changed", effect), message, candidates, from, to };
}

function* compareSpelling(
  pair: SchemaPair,
  keyword: "pattern" | "format",
  from: readonly string[],
  to: readonly string[],
  candidates: readonly Json[],
): Generator<UnjudgedChange> {
  const keepsAll = to.every((word) => from.includes(word));
  const addsNone = from.every((word) => to.includes(word));
  if (from.length === to.length && addsNone) return;
  const message = spellingChanged(pair.label, keyword, from, to);
  const effect = effectOf(keepsAll, addsNone);
  yield {
    ...keywordChange(pair, keyword, `${keyword}-changed`, effect),
    message,
    candidates,
    from: from[0],
    to: to[0],
  };
}

function* compareUnique(
  pair: SchemaPair,
  from: boolean,
  to: boolean,
  producer: Conjunction,
): Generator<UnjudgedChange> {
  if (from === to) return;
  yield {
    ...keywordChange(pair, "uniqueItems", "unique-changed", to ? "narrower" : "wider"),
    message: uniqueChanged(pair.label, to),
    candidates: listsOf(producer, 2),
    ...{ from, to },
  };
}
