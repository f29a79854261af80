import { isObject, sameParts } from "../../json.ts";
import { hasInnerId, mayRefer, rareKeywords, referencesOf } from "../../schema/index.ts";
import { valueAt } from "../../text/index.ts";
import type { Dialect, Json } from "../../types.ts";
import type { Located, SchemaRoot } from "../model/schema.ts";
import { hidesSiblings } from "./siblings.ts";

/** The root of a document of its own. */
export function locate(schema: Json, dialect: Dialect): Located {
  const targets = new Map<string, Located>();
  const references = isObject(schema) ? referencesOf(schema) : [];
  const rare = isObject(schema) ? rareKeywords(schema) : nothing;
  const memory = { read: new Map(), alike: new Map(), unlike: new Map() };
  const hides = references.length > 0 && hidesSiblings(schema, dialect);
  const root: SchemaRoot = { schema, dialect, hides, refers: references.length > 0, rare, targets, ...memory };
  // An `$id` inside changes what references mean. Without one a dynamic reference has one target, like any other.
  if (references.length === 0 || (isObject(schema) && hasInnerId(schema))) return { schema, path: [], root };
  for (const { reference, target } of references) {
    const found = target && valueAt(schema, target);
    if (target && found !== undefined) targets.set(reference, { schema: found, path: target, root });
  }
  return { schema, path: [], root };
}

const nothing: ReadonlySet<string> = new Set();

/** The same text in the same dialect, and no reference in it that may mean something else. */
export function isSameText(one: Located, other: Located): boolean {
  if (one.root.dialect !== other.root.dialect || !sameIn(one.root)(one.schema, other.schema)) return false;
  if (!one.root.refers && !other.root.refers) return true;
  return !(isObject(one.schema) && mayRefer(one.schema));
}

/**
 * Compares what stands in a document. Each answer is kept with the last partner: a schema is compared as a whole, then by
 * its parts, and each time all below it would be read again.
 */
function sameIn({ alike, unlike }: SchemaRoot): (one: Json | undefined, other: Json | undefined) => boolean {
  const same = (one: Json | undefined, other: Json | undefined): boolean => {
    if (one === other) return true;
    if (!isObject(one) || !isObject(other)) return sameParts(one, other, same);
    if (alike.get(one) === other) return true;
    if (unlike.get(one) === other) return false;
    const isSame = sameParts(one, other, same);
    (isSame ? alike : unlike).set(one, other);
    return isSame;
  };
  return same;
}
