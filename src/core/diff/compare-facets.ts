import type { Json } from "../types.ts";
import { code, codeValue, typeWords } from "../words.ts";
import type { Effect, Found, Spot } from "./change.ts";
import { fullExamplesOf, listsOf } from "./example.ts";
import type { Bound, Facets, Size, Type } from "./facets.ts";
import { unformatted } from "./format-samples.ts";
import { canonical } from "./key.ts";
import { holds } from "./values.ts";

/** What changed in the value itself, apart from its parts. */
export function* compareFacets(spot: Spot, older: Facets, newer: Facets, giver: Type): Generator<Found> {
  const { label } = spot;
  yield* compareTypes(spot, older, newer);
  yield* compareValues(spot, older, newer);
  if (takes(older, newer, "number")) {
    yield* compareBound(spot, "minimum", older.low, newer.low, "smallest");
    yield* compareBound(spot, "maximum", older.high, newer.high, "largest");
    const [from, to] = [older.multiples, newer.multiples];
    if (!sameSet(from, to)) {
      const candidates = to.flatMap((step) => [step + 1, step / 2, 1, 0.5]);
      yield {
        ...at(
          spot,
          "multipleOf",
          "step-changed",
          effectOf(
            to.every((step) => from.some((own) => own % step === 0)),
            from.every((step) => to.some((own) => own % step === 0)),
          ),
        ),
        message: `${label}: the step changed from ${from.join(", ") || "none"} to ${to.join(", ") || "none"}`,
        candidates: [...candidates, ...from],
        ...{ from: from[0], to: to[0] },
      };
    }
  }
  if (takes(older, newer, "string")) {
    yield* compareSize(spot, ["minLength", "maxLength"], older.length, newer.length, "length", textOf);
    yield* compareWords(spot, "pattern", "the pattern", older.patterns, newer.patterns, [
      "",
      "a",
      "A",
      "1",
      "-",
      " ",
      "a b",
      "é",
    ]);
    yield* compareWords(spot, "format", "the format", older.formats, newer.formats, [unformatted, "a"]);
  }
  if (takes(older, newer, "array")) {
    yield* compareSize(spot, ["minItems", "maxItems"], older.count, newer.count, "number of items", (length) =>
      [spot.older, spot.newer].flatMap((side) => listsOf(side, length)),
    );
    if (older.unique !== newer.unique) {
      yield {
        ...at(spot, "uniqueItems", "unique-changed", newer.unique ? "narrower" : "wider"),
        message: newer.unique ? `${label}: no two items may be equal now` : `${label}: items may repeat now`,
        candidates: listsOf(giver, 2),
        ...{ from: older.unique, to: newer.unique },
      };
    }
  }
  if (takes(older, newer, "object")) {
    yield* compareSize(spot, ["minProperties", "maxProperties"], older.size, newer.size, "number of members", () =>
      fullExamplesOf(giver),
    );
  }
}

export function at(spot: Spot, keyword: string, kind: string, effect: Effect) {
  return { spot, kind, effect, path: [...spot.path, keyword] };
}

/** From whether all of the older are taken and all of the newer were. */
export function effectOf(keepsAll: boolean, addsNone: boolean): Effect {
  return keepsAll ? "wider" : addsNone ? "narrower" : "other";
}

function takes(older: Facets, newer: Facets, type: "number" | "string" | "array" | "object"): boolean {
  return older.types.has(type) && newer.types.has(type);
}

function* compareTypes(spot: Spot, older: Facets, newer: Facets): Generator<Found> {
  const [from, to] = [namesOf(older), namesOf(newer)];
  const lost = from.filter((type) => !to.includes(type) && !(type === "integer" && to.includes("number")));
  const gained = to.filter((type) => !from.includes(type) && !(type === "integer" && from.includes("number")));
  if (lost.length === 0 && gained.length === 0) return;
  // Values that are all listed say more than their types.
  if (older.values && newer.values) return;
  const words = (types: readonly string[]) =>
    types.map((type) => typeWords[type as keyof typeof typeWords]).join(" or ");
  const { label } = spot;
  const message =
    to.length === 6
      ? `${label} takes anything now`
      : from.length === 6
        ? `${label} only takes ${words(to)} now`
        : lost.length === 0
          ? `${label} also takes ${words(gained)}`
          : gained.length === 0
            ? `${label} no longer takes ${words(lost)}`
            : `${label} takes ${words(to)} instead of ${words(from)}`;
  const candidates = lost.flatMap((type) => examples[type] ?? []);
  yield {
    ...at(spot, "type", "type-changed", effectOf(lost.length === 0, gained.length === 0)),
    message,
    candidates: [...candidates, ...gained.flatMap((type) => examples[type] ?? [])],
    from: from.length === 1 ? (from[0] ?? null) : from,
    to: to.length === 1 ? (to[0] ?? null) : to,
  };
}

const examples: Readonly<Record<string, readonly Json[]>> = {
  ...{
    null: [null],
    boolean: [true],
    number: [0.5, 1.5],
    integer: [1, 0],
    string: ["a", ""],
    array: [[]],
    object: [{}],
  },
};

function namesOf({ types, whole }: Facets): string[] {
  return [...types].map((type) => (type === "number" && whole ? "integer" : type));
}

function* compareValues(spot: Spot, older: Facets, newer: Facets): Generator<Found> {
  const [from, to] = [older.values, newer.values];
  if (!from && !to) return;
  const { label } = spot;
  const lost = from?.filter((value) => !to || !holds(to, value)) ?? [];
  const gained = to?.filter((value) => !from || !holds(from, value)) ?? [];
  if (from && to && lost.length === 0 && gained.length === 0) return;
  const shown = (values: readonly Json[]) =>
    values.slice(0, 4).map(codeValue).join(", ") + (values.length > 4 ? ` and ${values.length - 4} more` : "");
  const message = !to
    ? `${label} takes any value of its type now, not only ${shown(from ?? [])}`
    : !from
      ? `${label} only takes ${shown(to)} now`
      : lost.length === 0
        ? `${label} also takes ${shown(gained)}`
        : gained.length === 0
          ? `${label} no longer takes ${shown(lost)}`
          : `${label} takes ${shown(gained)} instead of ${shown(lost)}`;
  const candidates = [...lost, ...gained].sort((a, b) => canonical(a).length - canonical(b).length);
  const effect = !to ? "wider" : !from ? "narrower" : effectOf(lost.length === 0, gained.length === 0);
  yield { ...at(spot, "enum", "values-changed", effect), message, candidates, from, to };
}

function* compareBound(
  spot: Spot,
  keyword: "minimum" | "maximum",
  from: Bound | undefined,
  to: Bound | undefined,
  word: string,
): Generator<Found> {
  if (from?.value === to?.value && from?.open === to?.open) return;
  const { label } = spot;
  const said = (bound: Bound) => `${bound.open ? (keyword === "minimum" ? "above " : "below ") : ""}${bound.value}`;
  const rose =
    from && to && (to.value > from.value || (to.value === from.value && (keyword === "minimum" ? to.open : from.open)));
  const message =
    from && to
      ? `${label}: the ${word} value ${rose ? "rose" : "fell"} from ${said(from)} to ${said(to)}`
      : to
        ? `${label} has a ${word} value now: ${said(to)}`
        : `${label} has no ${word} value any more`;
  const narrower = from && to ? rose === (keyword === "minimum") : to !== undefined;
  const near = [from, to].flatMap((bound) =>
    bound ? [bound.value, bound.value + 1, bound.value - 1, bound.value + 0.5, bound.value - 0.5] : [],
  );
  yield {
    ...at(spot, keyword, `${keyword}-changed`, narrower ? "narrower" : "wider"),
    message,
    candidates: near,
    from: from?.value,
    to: to?.value,
  };
}

function* compareSize(
  spot: Spot,
  keywords: readonly [string, string],
  from: Size,
  to: Size,
  what: string,
  make: (length: number) => Json[],
): Generator<Found> {
  const { label } = spot;
  for (const [end, keyword] of [
    ["min", keywords[0]],
    ["max", keywords[1]],
  ] as const) {
    if (from[end] === to[end]) continue;
    const [before, after] = [from[end], to[end]];
    const word = end === "min" ? "smallest" : "largest";
    const none = end === "min" ? 0 : Number.POSITIVE_INFINITY;
    const message =
      before === none
        ? `${label} has a ${word} ${what} now: ${after}`
        : after === none
          ? `${label} has no ${word} ${what} any more`
          : `${label}: the ${word} ${what} ${after > before ? "rose" : "fell"} from ${before} to ${after}`;
    const edges = [before, after]
      .filter((size) => size !== none && size < 10_000)
      .flatMap((size) => [size, size + 1, Math.max(0, size - 1)]);
    yield {
      ...at(spot, keyword, `${keyword}-changed`, after > before === (end === "max") ? "wider" : "narrower"),
      message,
      candidates: edges.flatMap(make),
      ...{ from: before === none ? undefined : before, to: after === none ? undefined : after },
    };
  }
}

function textOf(length: number): Json[] {
  return ["a".repeat(length)];
}

function* compareWords(
  spot: Spot,
  keyword: string,
  what: string,
  from: readonly string[],
  to: readonly string[],
  candidates: readonly Json[],
): Generator<Found> {
  if (sameSet(from, to)) return;
  const { label } = spot;
  const message =
    from.length === 0
      ? `${label} has to fit ${what} ${to.map(code).join(", ")} now`
      : to.length === 0
        ? `${label} no longer has to fit ${what} ${from.map(code).join(", ")}`
        : `${label}: ${what} changed from ${from.map(code).join(", ")} to ${to.map(code).join(", ")}`;
  const effect = effectOf(
    to.every((word) => from.includes(word)),
    from.every((word) => to.includes(word)),
  );
  yield { ...at(spot, keyword, `${keyword}-changed`, effect), message, candidates, from: from[0], to: to[0] };
}

function sameSet<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
