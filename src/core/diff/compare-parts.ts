import { isObject } from "../json.ts";
import { remember } from "../memo.ts";
import type { Json, JsonObject } from "../types.ts";
import { code } from "../words.ts";
import type { Found, Spot } from "./change.ts";
import { at, effectOf } from "./compare-facets.ts";
import type { Tools } from "./compare-members.ts";
import { exampleOf, exampleOfKind, examplesOf, fullExamplesOf, namesLike, objectsWith } from "./example.ts";
import type { Facets, Located, Type } from "./facets.ts";
import { isNothing, itemType, merge } from "./merge.ts";

/** What changed in items, in names that are not listed, in branches, and in what can only be compared as a whole. */
export function* compareParts(spot: Spot, older: Facets, newer: Facets, tools: Tools): Generator<Found | Spot> {
  if (older.types.has("array") && newer.types.has("array")) yield* compareItems(spot, older, newer, tools);
  if (older.types.has("object") && newer.types.has("object")) {
    yield* compareOthers(spot, older, newer, tools);
    yield* comparePatterns(spot, older, newer, tools);
  }
  yield* compareBranches(spot, older, newer, tools);
  yield* compareWholes(spot, older, newer, tools);
}

function* compareItems(spot: Spot, older: Facets, newer: Facets, tools: Tools): Generator<Found | Spot> {
  const longest = Math.max(0, ...[...older.items, ...newer.items].map(({ prefix }) => prefix.length));
  for (let index = 0; index <= longest; index++) {
    const [from, to] = [itemType(older, index), itemType(newer, index)];
    if (from.length === 0 && to.length === 0) continue;
    const label = index < longest ? `item ${index + 1} of ${spot.label}` : `an item of ${spot.label}`;
    yield {
      ...spot,
      older: from,
      newer: to,
      path: to[0]?.path ?? [...spot.path, "items"],
      label,
      levels: [...spot.levels, { type: spot[tools.giver], step: index }],
    };
  }
}

/** Members that no property mentions. */
function* compareOthers(spot: Spot, older: Facets, newer: Facets, tools: Tools): Generator<Found | Spot> {
  const restOf = ({ members }: Facets): Type =>
    members.flatMap(({ rest }) => (rest && rest.schema !== true ? [rest] : []));
  const [from, to] = [restOf(older), restOf(newer)];
  if (from.length === 0 && to.length === 0) return;
  const [wasClosed, isClosed] = [from.length > 0 && isNothing(merge(from)), to.length > 0 && isNothing(merge(to))];
  if (wasClosed && isClosed) return;
  if (wasClosed !== isClosed) {
    const outer = exampleOfKind(spot[tools.giver], "object");
    const value = exampleOf(wasClosed ? to : from) ?? "a";
    const candidates =
      outer === undefined
        ? []
        : ["other", "x-other"].map(
            (name) => Object.fromEntries([...Object.entries(outer as object), [name, value]]) as Json,
          );
    yield {
      ...at(spot, "additionalProperties", isClosed ? "closed" : "opened", isClosed ? "narrower" : "wider"),
      message: isClosed ? `${spot.label}: other names are refused now` : `${spot.label}: other names are taken now`,
      reason: isClosed ? "Calls that send a name of their own fail." : "Names that were refused are taken.",
      candidates,
      ...{ from: !wasClosed, to: !isClosed },
    };
    return;
  }
  yield {
    ...spot,
    older: from,
    newer: to,
    path: to[0]?.path ?? [...spot.path, "additionalProperties"],
    label: `other members of ${spot.label}`,
    levels: [...spot.levels, { type: spot[tools.giver], step: "other" }],
  };
}

function* comparePatterns(spot: Spot, older: Facets, newer: Facets, tools: Tools): Generator<Found | Spot> {
  const [from, to] = [older, newer].map(({ members }) => new Map(members.flatMap(({ patterns }) => [...patterns]))) as [
    Map<string, Located>,
    Map<string, Located>,
  ];
  for (const pattern of new Set([...from.keys(), ...to.keys()])) {
    const [old, now] = [from.get(pattern), to.get(pattern)];
    if (old && now) {
      const [name = "other"] = namesLike(pattern);
      yield {
        ...spot,
        older: [old],
        newer: [now],
        path: now.path,
        label: `members of ${spot.label} like ${code(pattern)}`,
        levels: [...spot.levels, { type: spot[tools.giver], step: name }],
      };
    } else {
      yield {
        ...at(spot, "patternProperties", "pattern-members-changed", "other"),
        message: `${spot.label}: names like ${code(pattern)} ${now ? "have a rule of their own now" : "have no rule of their own any more"}`,
        candidates: examplesOf(spot[tools.giver]),
      };
    }
  }
}

/** Branches of a union, in any order. */
function* compareBranches(spot: Spot, older: Facets, newer: Facets, tools: Tools): Generator<Found | Spot> {
  const [from, to] = [
    [...older.any, ...older.one],
    [...newer.any, ...newer.one],
  ];
  if (from.length === 0 && to.length === 0) return;
  const keyword = newer.any.length > 0 || older.any.length > 0 ? "anyOf" : "oneOf";
  const [before, after] = [from[0] ?? [], to[0] ?? []];
  const path = to.length > 0 && after[0] ? after[0].path.slice(0, -1) : [...spot.path, keyword];
  if (from.length !== 1 || to.length !== 1) {
    yield {
      spot,
      path,
      kind: "branches-changed",
      effect: to.length === 0 ? "wider" : from.length === 0 ? "narrower" : "other",
      message: `${spot.label}: the alternatives changed`,
      candidates: [...before, ...after].flatMap((branch) => examplesOf([branch])),
    };
    return;
  }
  const monotone = spot.monotone && keyword === "anyOf";
  const matched = matchBranches(before, after, tools);
  const paired = new Set(matched.map(([, now]) => now));
  const kept = new Set(matched.map(([old]) => old));
  for (const [old, now] of matched) {
    if (tools.keys.of(old) === tools.keys.of(now) && old.schema === now.schema) continue;
    yield {
      ...spot,
      older: [old],
      newer: [now],
      path: now.path,
      label: spot.label,
      beside: spot[tools.giver],
      monotone,
    };
  }
  const gone = before.filter((old) => !kept.has(old));
  const added = after.filter((now) => !paired.has(now));
  const reason = (list: readonly Located[]) => `${list.length} of ${before.length} alternatives`;
  if (gone.length > 0) {
    yield {
      spot,
      path,
      kind: "branch-removed",
      effect: keyword === "anyOf" ? "narrower" : "other",
      message: `${spot.label} no longer takes ${reason(gone)}`,
      candidates: gone.flatMap((branch) => examplesOf([branch])),
    };
  }
  if (added.length > 0) {
    yield {
      spot,
      path,
      kind: "branch-added",
      effect: keyword === "anyOf" ? "wider" : "other",
      message: `${spot.label} takes ${added.length} more ${added.length === 1 ? "alternative" : "alternatives"}`,
      candidates: added.flatMap((branch) => examplesOf([branch])),
    };
  }
}

function matchBranches(before: readonly Located[], after: readonly Located[], { keys }: Tools): [Located, Located][] {
  const matched: [Located, Located][] = [];
  const left = [...after];
  const rest: Located[] = [];
  const take = (old: Located, like: (now: Located) => boolean) => {
    const index = left.findIndex(like);
    if (index < 0) return false;
    matched.push([old, left.splice(index, 1)[0] as Located]);
    return true;
  };
  const words = ({ schema }: Located) => (isObject(schema) ? wordsOf(schema) : String(schema));
  const same = (old: Located, now: Located) => keys.of(now) === keys.of(old);
  const equal = before.filter((old) => !take(old, (now) => same(old, now) && words(now) === words(old)));
  for (const old of equal) if (!take(old, (now) => same(old, now))) rest.push(old);
  const last = ({ path }: Located) => String(path.at(-1));
  const traits = (branch: Located) => {
    const { types, notes, members } = merge([branch]);
    const tags = members.flatMap(({ properties }) =>
      [...properties].flatMap(([name, schema]) =>
        merge([schema]).values?.length === 1 ? [`${name}=${JSON.stringify(merge([schema]).values?.[0])}`] : [],
      ),
    );
    return `${[...types].sort().join()} ${tags.join()} ${tags.length === 0 ? (notes.get("title") ?? "") : ""}`;
  };
  for (const old of rest) {
    const own = traits(old);
    void (
      take(old, (now) => traits(now) === own && last(now) === last(old)) || take(old, (now) => traits(now) === own)
    );
  }
  return matched;
}

/** A text that is the same in whatever order names and branches stand: of branches with one meaning, the words tell which is which. */
const wordsOf = remember((schema: JsonObject) => anyOrder(schema));

function anyOrder(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(anyOrder).sort().join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${anyOrder(inner)}`);
  return `{${members.sort().join()}}`;
}

/** What has no parts to compare: the same, or other. */
function* compareWholes(spot: Spot, older: Facets, newer: Facets, { keys, giver }: Tools): Generator<Found> {
  const wholes: readonly (readonly [string, (facets: Facets) => readonly string[]])[] = [
    ["not", ({ not }) => not.map((other) => String(keys.of(other)))],
    [
      "if",
      ({ conditions }) =>
        conditions.map(({ test, met, otherwise }) =>
          [test, met, otherwise].map((part) => (part ? keys.of(part) : "")).join(" "),
        ),
    ],
    ["contains", ({ contains }) => contains.map(({ of, min, max }) => `${keys.of(of)} ${min} ${max}`)],
    ["propertyNames", ({ names }) => names.map((other) => String(keys.of(other)))],
    ["dependentRequired", ({ needs }) => needs.map((need) => JSON.stringify(need))],
    ["dependentSchemas", ({ dependents }) => dependents.map(([name, other]) => `${keys.of(other)} ${name}`)],
    ["", ({ odd, wholes }) => [...odd, ...wholes.map(keys.ofWhole)]],
  ];
  for (const [keyword, list] of wholes) {
    const [from, to] = [list(older), list(newer)];
    if (from.length === to.length && from.every((key) => to.includes(key))) continue;
    const effect =
      keyword === ""
        ? "other"
        : effectOf(
            to.every((key) => from.includes(key)),
            from.every((key) => to.includes(key)),
          );
    const what = keyword === "" ? "a part that cannot be compared" : code(keyword);
    yield {
      ...at(spot, keyword, `${keyword || "schema"}-changed`, effect),
      ...(keyword === "" && { path: spot.path }),
      message: `${spot.label}: ${what} changed`,
      candidates: wholeCandidates(spot[giver], older, newer),
    };
  }
}

const someNames = ["a", "ab", "A", "1", "x-a", "_a", ""];

function wholeCandidates(giver: Type, older: Facets, newer: Facets): Json[] {
  const sides = [older, newer];
  const parts = sides.flatMap(({ not, conditions }) => [...not, ...conditions.map(({ test }) => test)]);
  const contained = sides.flatMap(({ contains }) => contains.flatMap(({ of }) => examplesOf([of]).slice(0, 3)));
  const needing = sides.flatMap(({ dependents, needs }) => [...dependents, ...needs].map(([name]) => name));
  const names = sides.some((side) => side.names.length > 0) ? someNames : [];
  return [
    ...parts.slice(0, 10).flatMap((part) => examplesOf([...giver, part])),
    ...contained.flatMap((item) => [[item], [item, item], [item, item, item]]),
    ...[...new Set([...needing, ...names])]
      .slice(0, 10)
      .flatMap((name) => [...objectsWith(giver, name, "a")].slice(0, 2)),
    ...fullExamplesOf(giver),
  ];
}
