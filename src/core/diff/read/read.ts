/**
 * From a schema to its facets. The reader of `schema/view.ts` says which types, members, items and branches a schema has in
 * its dialect; here each becomes a facet, with the place where it stands. A keyword that makes no sense, or that validators
 * read in different ways, is opaque. What says nothing of values is an annotation. Every schema is read once and remembered
 * with its document.
 */
import { isObject } from "../../json.ts";
import { inDialect, isClear } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { anyValue, type Facets, noValue } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import { readInPlace } from "./in-place.ts";
import { contextualItems, readLists } from "./lists.ts";
import { contextualMembers, readMembers } from "./members.ts";
import { opaqueText } from "./reader.ts";
import { isAnnotation } from "./says.ts";
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
  const [value, lists, objects, inPlace] = [
    readValues(part),
    readLists(part, at),
    readMembers(part, at),
    readInPlace(part, at),
  ];
  const contextual = [...contextualItems(part, at), ...contextualMembers(part, at)];
  const opaque = unclear.map(([keyword, inner]) => `${keyword} ${opaqueText(inner, root)}`);
  // Facet by facet, as `intersect.ts` writes them: objects of one shape are quick to read and to copy.
  return {
    types: inPlace.isEmpty ? noValue.types : value.types,
    integer: value.integer,
    values: value.values,
    minimum: value.minimum,
    maximum: value.maximum,
    multipleOf: value.multipleOf,
    length: value.length,
    patterns: value.patterns,
    formats: value.formats,
    itemCount: value.itemCount,
    uniqueItems: value.uniqueItems,
    items: lists.items,
    contains: lists.contains,
    memberCount: value.memberCount,
    required: objects.required,
    members: objects.members,
    propertyNames: objects.propertyNames,
    dependentRequired: objects.dependentRequired,
    dependentSchemas: objects.dependentSchemas,
    allOf: inPlace.allOf,
    anyOf: inPlace.anyOf,
    oneOf: inPlace.oneOf,
    not: inPlace.not,
    conditions: inPlace.conditions,
    contextual: contextual.map((one) => ({ at, parts: [one] })),
    opaque: opaque.length === 0 ? inPlace.opaque : [...inPlace.opaque, ...opaque],
    annotations: annotationsIn(schema),
  };
}

function annotationsIn(schema: JsonObject): Facets["annotations"] {
  const keywords = Object.keys(schema).filter(isAnnotation);
  if (keywords.length === 0) return anyValue.annotations;
  return new Map(keywords.map((keyword) => [keyword, schema[keyword] as Json]));
}
