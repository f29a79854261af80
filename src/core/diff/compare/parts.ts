import { code } from "../../words.ts";
import type { Facets } from "../model/facets.ts";
import type { SchemaPair, UnjudgedChange } from "../model/pair.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { intersect, isEmpty } from "../read/intersect.ts";
import { itemSchemas, maxPrefix } from "../read/parts.ts";
import { exampleOf, examplesOf } from "../witness/examples.ts";
import { namesLike } from "../witness/scalars.ts";
import { othersChanged, patternRuleChanged } from "../words/members.ts";
import { compareBranches } from "./branches.ts";
import { type CompareContext, keywordChange } from "./context.ts";
import { compareIndivisible } from "./indivisible.ts";
import { objectsWithValues } from "./member-candidates.ts";

/** What changed in items, in names that are not listed, in branches, and in what can only be compared as a whole. */
export function* compareParts(
  pair: SchemaPair,
  older: Facets,
  newer: Facets,
  context: CompareContext,
): Generator<UnjudgedChange | SchemaPair> {
  if (older.types.has("array") && newer.types.has("array")) yield* itemPairs(pair, older, newer, context);
  if (older.types.has("object") && newer.types.has("object")) {
    yield* compareOthers(pair, older, newer, context);
    yield* comparePatterns(pair, older, newer, context);
  }
  yield* compareBranches(pair, older, newer, context);
  yield* compareIndivisible(pair, older, newer, context);
}

function* itemPairs(
  pair: SchemaPair,
  older: Facets,
  newer: Facets,
  { producer }: CompareContext,
): Generator<SchemaPair> {
  const last = maxPrefix(older, newer);
  for (let index = 0; index <= last; index++) {
    const [from, to] = [itemSchemas(older, index), itemSchemas(newer, index)];
    if (from.length === 0 && to.length === 0) continue;
    yield {
      ...pair,
      older: from,
      newer: to,
      path: to[0]?.path ?? [...pair.path, "items"],
      label: index < last ? `item ${index + 1} of ${pair.label}` : `an item of ${pair.label}`,
      steps: [...pair.steps, { outer: pair[producer], key: index }],
    };
  }
}

/** Members that no property mentions. */
function* compareOthers(
  pair: SchemaPair,
  older: Facets,
  newer: Facets,
  { producer }: CompareContext,
): Generator<UnjudgedChange | SchemaPair> {
  const restOf = ({ members }: Facets): Conjunction =>
    members.flatMap(({ rest }) => (rest && rest.schema !== true ? [rest] : []));
  const [from, to] = [restOf(older), restOf(newer)];
  if (from.length === 0 && to.length === 0) return;
  const [wasClosed, isClosed] = [from, to].map((rest) => rest.length > 0 && isEmpty(intersect(rest)));
  if (wasClosed && isClosed) return;
  if (wasClosed !== isClosed) {
    const value = exampleOf(wasClosed ? to : from) ?? "a";
    const kind = isClosed ? "closed" : "opened";
    yield {
      ...keywordChange(pair, "additionalProperties", kind, isClosed ? "narrower" : "wider"),
      ...othersChanged(pair.label, isClosed === true),
      candidates: ["other", "x-other"].flatMap((name) => objectsWithValues(pair[producer], name, [value])),
      ...{ from: !wasClosed, to: !isClosed },
    };
    return;
  }
  yield {
    ...pair,
    older: from,
    newer: to,
    path: to[0]?.path ?? [...pair.path, "additionalProperties"],
    label: `other members of ${pair.label}`,
    steps: [...pair.steps, { outer: pair[producer], key: "other" }],
  };
}

function* comparePatterns(
  pair: SchemaPair,
  older: Facets,
  newer: Facets,
  { producer }: CompareContext,
): Generator<UnjudgedChange | SchemaPair> {
  const patternsOf = ({ members }: Facets): ReadonlyMap<string, Located> =>
    new Map(members.flatMap(({ patterns }) => [...patterns]));
  const [from, to] = [patternsOf(older), patternsOf(newer)];
  for (const pattern of new Set([...from.keys(), ...to.keys()])) {
    const [old, now] = [from.get(pattern), to.get(pattern)];
    if (old && now) {
      const [name = "other"] = namesLike(pattern);
      yield {
        ...pair,
        older: [old],
        newer: [now],
        path: now.path,
        label: `members of ${pair.label} like ${code(pattern)}`,
        steps: [...pair.steps, { outer: pair[producer], key: name }],
      };
    } else {
      yield {
        ...keywordChange(pair, "patternProperties", "pattern-members-changed", "incomparable"),
        message: patternRuleChanged(pair.label, pattern, now !== undefined),
        candidates: examplesOf(pair[producer]),
      };
    }
  }
}
