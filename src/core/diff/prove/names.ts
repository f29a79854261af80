import { isObject } from "../../json.ts";
import { textOfEachKind } from "../../schema/index.ts";
import type { Json } from "../../types.ts";
import type { Facets } from "../model/facets.ts";
import type { Conjunction } from "../model/schema.ts";
import { inPlaceParts } from "../read/parts.ts";
import { read } from "../read/read.ts";

/** What the schemas of an object say of names: those that they list, and what they tell all others apart by. */
interface Names {
  readonly listed: Set<string>;
  readonly patterns: Set<string>;
  readonly lengths: Set<number>;
}

const maxSchemas = 300;
const maxListed = 60;

/**
 * All names that matter to some schemas for the same value: those that are listed anywhere in them, and of all others one of each
 * kind. The schemas say the same of two names of one kind, so what some name can be, that one can. Undefined where there may be
 * kinds that are not known. `used` are names that a proof has given a meaning of their own.
 */
export function namesThatMatter(schemas: Conjunction): (used: readonly string[]) => readonly string[] | undefined {
  const names = collect(schemas);
  return (used) => {
    const listed = names && [...new Set([...names.listed, ...used])];
    if (!names || !listed || listed.length > maxListed) return undefined;
    const others = textOfEachKind({ patterns: [...names.patterns], lengths: [...names.lengths], except: listed });
    return others && [...listed, ...others];
  };
}

function collect(schemas: Conjunction): Names | undefined {
  const names: Names = { listed: new Set(), patterns: new Set(), lengths: new Set() };
  const ofNames: Conjunction[] = [];
  const isKnown = each(schemas, (facets) => {
    for (const { properties, patterns } of facets.members) {
      for (const name of properties.keys()) names.listed.add(name);
      for (const pattern of patterns.keys()) names.patterns.add(pattern);
    }
    for (const name of facets.required) names.listed.add(name);
    for (const [name, others] of facets.dependentRequired) for (const one of [name, ...others]) names.listed.add(one);
    for (const [name] of facets.dependentSchemas) names.listed.add(name);
    for (const value of facets.values ?? []) if (isObject(value)) addNames(value, names);
    ofNames.push(facets.propertyNames);
    return facets.opaque.length === 0;
  });
  const areTold = each(ofNames.flat(), ({ patterns, length, values, formats, opaque }) => {
    for (const pattern of patterns) names.patterns.add(pattern);
    if (length.min > 0) names.lengths.add(length.min - 1);
    if (Number.isFinite(length.max)) names.lengths.add(length.max);
    for (const value of values ?? []) if (typeof value === "string") names.listed.add(value);
    return formats.length === 0 && opaque.length === 0;
  });
  return isKnown && areTold ? names : undefined;
}

function addNames(value: Json, { listed }: Names): void {
  for (const name of Object.keys(value ?? {})) listed.add(name);
}

/** Goes through all schemas for the same value, whatever has to hold for them; false where one of them cannot be told. */
function each(schemas: Conjunction, look: (facets: Facets) => boolean): boolean {
  const seen = new Set<unknown>();
  const waiting = [...schemas];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (seen.has(at.schema)) continue;
    seen.add(at.schema);
    const facets = read(at);
    if (seen.size > maxSchemas || !look(facets)) return false;
    waiting.push(...facets.allOf, ...inPlaceParts(facets));
  }
  return true;
}
