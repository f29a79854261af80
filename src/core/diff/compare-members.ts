import { matchesQuickly } from "../schema/index.ts";
import type { Json } from "../types.ts";
import { code } from "../words.ts";
import type { Found, RenameChoices, Spot } from "./change.ts";
import { at } from "./compare-facets.ts";
import { exampleOf, exampleOfKind } from "./example.ts";
import type { Facets, Located, Type } from "./facets.ts";
import type { Keys } from "./key.ts";
import { isNothing, memberType, merge } from "./merge.ts";
import { findRenames, type Named } from "./renames.ts";

export interface Tools {
  readonly keys: Keys;
  readonly renames: RenameChoices;
  /** The side that gives the values. */
  readonly giver: "older" | "newer";
}

/** What changed in the members of an object, and the members to look into next. */
export function* compareMembers(spot: Spot, older: Facets, newer: Facets, tools: Tools): Generator<Found | Spot> {
  if (!older.types.has("object") || !newer.types.has("object")) return;
  const [before, after] = [namedMembers(older), namedMembers(newer)];
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  const renames = findRenames(
    named(gone, before, older, tools),
    named(added, after, newer, tools),
    [...spot.path].join("/"),
    tools.renames,
  );
  const renamedFrom = new Map(renames.map((rename) => [rename.from, rename]));
  const renamedTo = new Set(renames.map(({ to }) => to));

  for (const [name, old] of before) {
    const now = after.get(name);
    const rename = renamedFrom.get(name);
    if (now) yield inner(spot, name, [old], [now], name, tools);
    else if (rename) {
      const target = after.get(rename.to) as Located;
      yield {
        ...renamed(spot, name, rename.to, older, newer),
        path: target.path,
        rename,
        candidates: samplesWith(spot, name, [old], tools),
      };
      yield inner(spot, name, [old], [target], rename.to, tools);
    } else yield lost(spot, name, old, newer, tools);
  }
  for (const name of added)
    if (!renamedTo.has(name)) yield gained(spot, name, after.get(name) as Located, older, newer, tools);
  yield* compareRequired(spot, older, newer, new Set([...added, ...gone]), tools);
}

function inner(spot: Spot, name: string, older: Type, newer: Type, newName: string, { giver }: Tools): Spot {
  const step = giver === "older" ? name : newName;
  return {
    older,
    newer,
    path: newer[0]?.path ?? spot.path,
    label: code(newName),
    levels: [...spot.levels, { type: spot[giver], step }],
    monotone: spot.monotone,
  };
}

/** The first schema of each name; allOf may mention it again. */
function namedMembers({ members }: Facets): Map<string, Located> {
  const found = new Map<string, Located>();
  for (const { properties } of members)
    for (const [name, schema] of properties) if (!found.has(name)) found.set(name, schema);
  return found;
}

function named(
  names: readonly string[],
  members: ReadonlyMap<string, Located>,
  facets: Facets,
  { keys }: Tools,
): Named[] {
  const order = new Map([...members.keys()].map((name, index) => [name, index]));
  return names.map((name) => {
    const schema = members.get(name) as Located;
    const { types, notes } = merge([schema]);
    return {
      name,
      meaning: String(keys.of(schema)),
      description: notes.get("description"),
      kind: [...types].sort().join(),
      required: facets.required.has(name),
      index: order.get(name) ?? -1,
    };
  });
}

function renamed(spot: Spot, from: string, to: string, older: Facets, newer: Facets) {
  const refused = isRefused(newer, from);
  const missing = newer.required.has(to);
  const [old, now] = [code(from), code(to)];
  const reason = missing
    ? `Calls that send ${old} fail: ${now} is missing${refused ? `, and ${old} is refused` : ""}. Send ${now} instead.`
    : refused
      ? `Calls that send ${old} fail: the name is refused. Send ${now} instead.`
      : `Calls that send ${old} are still taken, but nothing reads it. Send ${now} instead.`;
  const effect = missing || refused || older.required.has(from) !== missing ? ("other" as const) : ("ignored" as const);
  return { spot, kind: "parameter-renamed", effect, message: `${old} was renamed to ${now}`, reason, from, to };
}

function lost(spot: Spot, name: string, old: Located, newer: Facets, tools: Tools): Found {
  const refused = isRefused(newer, name);
  const base = { spot, path: old.path, kind: "parameter-removed", from: old.schema };
  const candidates = samplesWith(spot, name, [old], tools);
  if (tools.giver === "newer") {
    return {
      ...base,
      effect: "undeclared",
      message: `${code(name)} is gone`,
      reason: "Readers that look for it find nothing.",
      candidates: [...samplesWithout(spot, name, tools), ...oddSamples(spot, name, tools)],
    };
  }
  if (refused)
    return {
      ...base,
      effect: "narrower",
      message: `${code(name)} is gone and refused`,
      reason: "Calls that send it fail: no other names are taken.",
      candidates,
    };
  return {
    ...base,
    effect: "ignored",
    message: `${code(name)} is gone`,
    reason: "Calls that send it are still taken, but nothing reads it.",
    candidates,
  };
}

function gained(spot: Spot, name: string, now: Located, older: Facets, newer: Facets, tools: Tools): Found {
  const required = newer.required.has(name);
  const base = { spot, path: now.path, to: now.schema };
  if (tools.giver === "newer") {
    return {
      ...base,
      kind: required ? "required-added" : "parameter-added",
      effect: "wider",
      message: `${code(name)} was added${required ? ", always" : " as an optional field"}`,
      candidates: samplesWith(spot, name, [now], tools),
    };
  }
  if (required) {
    return {
      ...base,
      kind: "required-added",
      effect: "narrower",
      message: `${code(name)} was added and is required`,
      reason: `Calls that were right do not send ${code(name)}, so they fail.`,
      candidates: samplesWithout(spot, name, tools),
    };
  }
  const wasRefused = isRefused(older, name);
  const wasFree = memberType(older, name, matchesQuickly)?.every(({ schema }) => schema === true) ?? false;
  return {
    ...base,
    kind: "parameter-added",
    effect: wasRefused ? "wider" : wasFree ? "undeclared" : "other",
    message: `${code(name)} was added as an optional field`,
    reason: wasFree
      ? `Calls that follow the older schema still pass. It did not name ${code(name)} but took any name: a call that sent it all the same has to fit now.`
      : "Calls without it are still right.",
    candidates: oddSamples(spot, name, tools),
  };
}

function* compareRequired(
  spot: Spot,
  older: Facets,
  newer: Facets,
  told: ReadonlySet<string>,
  tools: Tools,
): Generator<Found> {
  const position = (schema: Type, name: string) => {
    const required = schema
      .map(({ schema: own }) => own)
      .flatMap((own) =>
        typeof own === "object" && own !== null && "required" in own && Array.isArray(own.required)
          ? [own.required]
          : [],
      );
    return required[0]?.indexOf(name) ?? -1;
  };
  for (const name of newer.required) {
    if (older.required.has(name) || (told.has(name) && tools.giver === "older")) continue;
    const index = position(spot.newer, name);
    yield {
      ...at(spot, "required", "required-added", "narrower"),
      path: [...spot.path, "required", ...(index >= 0 ? [index] : [])],
      message: `${code(name)} is required now`,
      reason: `Calls without ${code(name)} were right and fail now.`,
      candidates: samplesWithout(spot, name, tools),
      to: name,
    };
  }
  for (const name of older.required) {
    if (newer.required.has(name) || (told.has(name) && tools.giver === "older")) continue;
    yield {
      ...at(spot, "required", "required-removed", "wider"),
      message: `${code(name)} is not required any more`,
      reason: `It may be missing now, and those who count on ${code(name)} refuse that.`,
      candidates: samplesWithout(spot, name, tools),
      from: name,
    };
  }
}

function isRefused(facets: Facets, name: string): boolean {
  const type = memberType(facets, name, matchesQuickly);
  return type !== undefined && isNothing(merge(type));
}

function samplesWith(spot: Spot, name: string, type: Type, { giver }: Tools): Json[] {
  const outer = exampleOfKind(spot[giver], "object");
  const value = exampleOf(type);
  if (outer === undefined || value === undefined) return [];
  return [Object.fromEntries([...Object.entries(outer as object), [name, value]]) as Json];
}

function samplesWithout(spot: Spot, name: string, { giver }: Tools): Json[] {
  const outer = exampleOfKind(spot[giver], "object");
  return outer === undefined
    ? []
    : [Object.fromEntries(Object.entries(outer as object).filter(([key]) => key !== name)) as Json];
}

/** With values of all kinds under a name that the giver does not mention. */
function oddSamples(spot: Spot, name: string, { giver }: Tools): Json[] {
  const outer = exampleOfKind(spot[giver], "object");
  if (outer === undefined) return [];
  return [null, 1, "a", [], {}, true, 0.5, ""].map(
    (value) => Object.fromEntries([...Object.entries(outer as object), [name, value]]) as Json,
  );
}
