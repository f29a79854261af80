import { isObject, member, sameJson } from "../json.ts";
import { referencesOf, subschemas } from "../schema/index.ts";
import { valueAt } from "../text/index.ts";
import type { Dialect, Json, JsonObject } from "../types.ts";
import { anything, type Facets, type Located, nothing, type Source } from "./facets.ts";
import { isOld, type Mutable, oddText, whole } from "./read-parts.ts";
import { readers } from "./readers.ts";

export function locate(root: Json, dialect: Dialect): Located {
  const targets = new Map<string, Located>();
  const references = isObject(root) ? referencesOf(root) : [];
  const source: Source = { root, dialect, refers: references.length > 0, read: new Map(), targets };
  // An `$id` inside changes what references mean.
  if (references.length === 0 || hasInnerName(root)) return { schema: root, path: [], source };
  for (const { keyword, reference, target } of references) {
    const schema = target && valueAt(root, target);
    if (keyword === "$ref" && target && schema !== undefined) targets.set(reference, { schema, path: target, source });
  }
  return { schema: root, path: [], source };
}

/** The same text in the same dialect, and no reference in it that may mean something else. */
export function isSameText(one: Located, other: Located): boolean {
  if (one.source.dialect !== other.source.dialect || !sameJson(one.schema, other.schema)) return false;
  if (one.schema === other.schema) return true;
  if (!one.source.refers && !other.source.refers) return true;
  return !/"\$(ref|dynamicRef|recursiveRef)"/.test(JSON.stringify(one.schema));
}

/** What a schema says, in one vocabulary for all dialects. */
export function read(at: Located): Facets {
  const { schema, source } = at;
  if (!isObject(schema))
    return schema === false ? nothing : schema === true ? anything : { ...anything, odd: [JSON.stringify(schema)] };
  const known = source.read.get(schema);
  if (known) return known;
  const facets = readObject(at, schema);
  source.read.set(schema, facets);
  return facets;
}

function readObject(at: Located, schema: JsonObject): Facets {
  const { source } = at;
  const facets: Mutable = { ...anything };
  const odd: string[] = [];
  const notes = new Map<string, Json>();
  for (const [keyword, value] of Object.entries(schema)) {
    const reader = Object.hasOwn(readers, keyword) ? readers[keyword] : undefined;
    if (silent.has(keyword)) continue;
    if (!reader) notes.set(keyword, value);
    else if (reader(value, { at, schema, facets }) === false) odd.push(`${keyword} ${oddText(value, source)}`);
  }
  // Up to draft-07 some validators pass over what stands beside a reference.
  if (
    isOld(source.dialect) &&
    Object.hasOwn(schema, "$ref") &&
    Object.keys(schema).some((key) => key !== "$ref" && Object.hasOwn(readers, key))
  ) {
    whole(at, facets.all.slice(0, 1), facets);
  }
  return { ...facets, odd: [...facets.odd, ...odd], notes };
}

/** Whether a keyword says something about values. */
export function says(keyword: string): boolean {
  return Object.hasOwn(readers, keyword) && !silent.has(keyword);
}

/** Says nothing about values, nor to anybody. */
const silent = new Set([
  "$schema",
  "$id",
  "$anchor",
  "$comment",
  "$defs",
  "definitions",
  "$vocabulary",
  "then",
  "else",
  "minContains",
  "maxContains",
]);

function hasInnerName(root: Json): boolean {
  for (const { schema, path } of subschemas(root)) {
    if (path.length > 0 && typeof member(schema, "$id") === "string") return true;
  }
  return false;
}
