import { code } from "../../words.ts";
import type { Facets } from "../model/facets.ts";
import type { SchemaPair, UnjudgedChange } from "../model/pair.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { intersect } from "../read/intersect.ts";
import { conditionalMention, isForbidden, memberSchemas } from "../read/parts.ts";
import { memberGone, memberRenamed, optionalMemberAdded, requiredMemberAdded, resultAdded } from "../words/members.ts";
import type { CompareContext } from "./context.ts";
import { objectsWithMember, objectsWithout, objectsWithUndeclared } from "./member-candidates.ts";
import { findRenames, type Named } from "./renames.ts";
import { compareRequired } from "./required.ts";

/** What changed in the members of an object, and the members to look into next. */
export function* compareMembers(
  pair: SchemaPair,
  older: Facets,
  newer: Facets,
  context: CompareContext,
): Generator<UnjudgedChange | SchemaPair> {
  if (!older.types.has("object") || !newer.types.has("object")) return;
  const [before, after] = [namedMembers(older), namedMembers(newer)];
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  const renames =
    gone.length === 0 || added.length === 0
      ? []
      : findRenames(
          named(gone, before, older, context),
          named(added, after, newer, context),
          pair.path.join("/"),
          context.renames,
        );
  const renamedFrom = new Map(renames.map((rename) => [rename.from, rename]));
  const renamedTo = new Set(renames.map(({ to }) => to));

  for (const [name, old] of before) {
    const now = after.get(name);
    const rename = renamedFrom.get(name);
    const target = rename && after.get(rename.to);
    if (now) yield memberPair(pair, name, [old], [now], name, context);
    else if (target) {
      const candidates = objectsWithMember(pair[context.producer], name, [old]);
      yield { ...renamed(pair, name, rename.to, older, newer), path: target.path, rename, candidates };
      yield memberPair(pair, name, [old], [target], rename.to, context);
    } else yield lost(pair, name, old, newer, context);
  }
  for (const name of added) {
    const now = after.get(name);
    if (now && !renamedTo.has(name)) yield gained(pair, name, now, older, newer, context);
  }
  yield* compareRequired(pair, older, newer, new Set([...added, ...gone]), context.producer);
}

function memberPair(
  pair: SchemaPair,
  name: string,
  older: Conjunction,
  newer: Conjunction,
  newName: string,
  { producer }: CompareContext,
): SchemaPair {
  const key = producer === "older" ? name : newName;
  return {
    older,
    newer,
    path: newer[0]?.path ?? pair.path,
    label: code(newName),
    steps: [...pair.steps, { outer: pair[producer], key }],
    monotone: pair.monotone,
  };
}

/** The first schema of each name; `allOf` may mention it again. */
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
  { fingerprints }: CompareContext,
): Named[] {
  const order = new Map([...members.keys()].map((name, index) => [name, index]));
  return names.flatMap((name) => {
    const schema = members.get(name);
    if (!schema) return [];
    const { types, annotations } = intersect([schema]);
    return {
      name,
      meaning: String(fingerprints.of(schema)),
      description: annotations.get("description"),
      kind: [...types].sort().join(),
      required: facets.required.has(name),
      index: order.get(name) ?? -1,
    };
  });
}

function renamed(pair: SchemaPair, from: string, to: string, older: Facets, newer: Facets) {
  const isRefused = isForbidden(newer, from);
  const isMissing = newer.required.has(to);
  const isAffected = isMissing || isRefused || older.required.has(from);
  const effect = isAffected ? ("incomparable" as const) : ("ignored" as const);
  return { pair, kind: "parameter-renamed", effect, ...memberRenamed(from, to, isMissing, isRefused), from, to };
}

function lost(
  pair: SchemaPair,
  name: string,
  old: Located,
  newer: Facets,
  { producer }: CompareContext,
): UnjudgedChange {
  const base = { pair, path: old.path, kind: "parameter-removed", from: old.schema };
  const outer = pair[producer];
  if (producer === "newer") {
    const { isNamed, schemas } = conditionalMention(newer, name, around(pair, "newer"));
    const candidates = [...objectsWithout(outer, name), ...objectsThatMay(outer, name, schemas)];
    return { ...base, effect: isNamed ? "incomparable" : "undeclared", ...memberGone(name, "readers"), candidates };
  }
  const candidates = objectsWithMember(outer, name, [old]);
  return isForbidden(newer, name)
    ? { ...base, effect: "narrower", ...memberGone(name, "refused"), candidates }
    : { ...base, effect: "ignored", ...memberGone(name, "ignored"), candidates };
}

/** The schemas as they are written: some of what they say is no facet. */
function around(pair: SchemaPair, side: "older" | "newer"): Conjunction {
  return [...pair[side], ...(pair.context ?? [])];
}

/** With anything under a name that is free, or what is said of it on some condition. */
function objectsThatMay(outer: Conjunction, name: string, schemas: Conjunction) {
  return [...objectsWithUndeclared(outer, name), ...schemas.flatMap((at) => objectsWithMember(outer, name, [at]))];
}

function gained(
  pair: SchemaPair,
  name: string,
  now: Located,
  older: Facets,
  newer: Facets,
  { producer }: CompareContext,
): UnjudgedChange {
  const isRequired = newer.required.has(name);
  const base = { pair, path: now.path, to: now.schema, kind: isRequired ? "required-added" : "parameter-added" };
  const outer = pair[producer];
  if (producer === "newer") {
    const candidates = objectsWithMember(outer, name, [now]);
    return { ...base, effect: "wider", ...resultAdded(name, isRequired), candidates };
  }
  if (isRequired)
    return { ...base, effect: "narrower", ...requiredMemberAdded(name), candidates: objectsWithout(outer, name) };
  const { isNamed, schemas } = conditionalMention(older, name, around(pair, "older"));
  const wasFree = !isNamed && (memberSchemas(older, name)?.every(({ schema }) => schema === true) ?? false);
  return {
    ...base,
    effect: isForbidden(older, name) ? "wider" : wasFree ? "undeclared" : "incomparable",
    ...optionalMemberAdded(name, wasFree),
    candidates: objectsThatMay(outer, name, schemas),
  };
}
