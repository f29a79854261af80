/**
 * From a schema to its facets. Each keyword has a reader, which adds to the facets what the keyword says in the dialect
 * of the schema; a reader that cannot understand its value makes the keyword opaque. Keywords that nobody reads say
 * nothing of values: they are annotations. Every schema of a document is read once and remembered there.
 */
import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { anyValue, type Facets, noValue } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import { readers } from "./keywords/index.ts";
import { addContextual, isLegacy, opaqueText } from "./reader.ts";
import type { MutableFacets } from "./reader-context.ts";

/** What a schema says, in one vocabulary for all dialects. */
export function read(at: Located): Facets {
  const { schema, root } = at;
  if (!isObject(schema))
    return schema === false ? noValue : schema === true ? anyValue : { ...anyValue, opaque: [JSON.stringify(schema)] };
  const known = root.read.get(schema);
  if (known) return known;
  const facets = readObject(at, schema);
  root.read.set(schema, facets);
  return facets;
}

function readObject(at: Located, schema: JsonObject): Facets {
  const { root } = at;
  const facets: MutableFacets = { ...anyValue };
  const opaque: string[] = [];
  const annotations = new Map<string, Json>();
  for (const [keyword, value] of Object.entries(schema)) {
    const reader = readerOf(keyword);
    if (silent.has(keyword)) continue;
    if (!reader) annotations.set(keyword, value);
    else if (reader(value, { at, schema, facets }) === false) opaque.push(`${keyword} ${opaqueText(value, root)}`);
  }
  // Up to draft-07 some validators pass over what stands beside a reference.
  const hasSiblings = Object.keys(schema).some((key) => key !== "$ref" && readerOf(key) !== undefined);
  if (isLegacy(root.dialect) && Object.hasOwn(schema, "$ref") && hasSiblings)
    addContextual(facets, at, facets.allOf.slice(0, 1));
  return { ...facets, opaque: [...facets.opaque, ...opaque], annotations };
}

/** Whether a keyword says something about values. */
export function saysOfValues(keyword: string): boolean {
  return readerOf(keyword) !== undefined && !silent.has(keyword);
}

function readerOf(keyword: string) {
  return Object.hasOwn(readers, keyword) ? readers[keyword as keyof typeof readers] : undefined;
}

/** Says nothing about values, nor to anybody. */
const silent = new Set([
  ...[
    "$schema",
    "$id",
    "$anchor",
    "$comment",
    "$defs",
    "definitions",
    "$vocabulary",
    "$dynamicAnchor",
    "$recursiveAnchor",
  ],
  // Read with the keyword that they belong to.
  ...["then", "else", "minContains", "maxContains"],
]);
