/**
 * From a schema to its facets. The reader of `schema/view.ts` says which types, members, items and branches a schema has in
 * its dialect; here each becomes a facet, with the place where it stands. A keyword that makes no sense, or that validators
 * read in different ways, is opaque. What says nothing of values is an annotation. Every schema is read once and remembered
 * with its document.
 */
import { isObject, member } from "../../json.ts";
import { inDialect, isClear, isLegacy } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { anyValue, type Facets, noValue } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import { readInPlace } from "./in-place.ts";
import { contextualItems, readLists } from "./lists.ts";
import { contextualMembers, readMembers } from "./members.ts";
import { opaqueText } from "./reader.ts";
import { isAnnotation, saysOfValues } from "./says.ts";
import { readValues } from "./values.ts";

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
  const heeded = inDialect(schema, root.dialect);
  const isRead = ([keyword, value]: [string, Json]) => isClear(keyword, value, heeded, root.dialect);
  const unclear = Object.entries(heeded).filter((entry) => !isRead(entry));
  const part = unclear.length === 0 ? heeded : Object.fromEntries(Object.entries(heeded).filter(isRead));
  const inPlace = readInPlace(part, at);
  return {
    ...anyValue,
    ...readValues(part),
    ...readLists(part, at),
    ...readMembers(part, at),
    ...inPlace,
    contextual: [...contextualItems(part, at), ...contextualMembers(part, at)].map((one) => ({ at, parts: [one] })),
    hidden: hiddenIn(schema, at),
    opaque: [...(inPlace.opaque ?? []), ...unclear.map(([keyword, value]) => `${keyword} ${opaqueText(value, root)}`)],
    annotations: new Map(Object.entries(schema).filter(([keyword]) => isAnnotation(keyword))),
  };
}

/** What stands beside a `$ref` up to draft-07. */
function hiddenIn(schema: JsonObject, { path, root }: Located): readonly Located[] {
  if (!isLegacy(root.dialect) || typeof member(schema, "$ref") !== "string") return [];
  const siblings = Object.entries(schema).filter(([keyword]) => keyword !== "$ref" && saysOfValues(keyword));
  return siblings.length === 0 ? [] : [{ schema: Object.fromEntries(siblings), path, root }];
}
