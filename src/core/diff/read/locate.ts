import { canonicalJson, isObject } from "../../json.ts";
import { remember } from "../../memo.ts";
import { hasInnerId, referencesOf } from "../../schema/index.ts";
import { valueAt } from "../../text/index.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import type { Located, SchemaRoot } from "../model/schema.ts";

/** The root of a document of its own. */
export function locate(schema: Json, dialect: Dialect): Located {
  const targets = new Map<string, Located>();
  const references = isObject(schema) ? referencesOf(schema) : [];
  const root: SchemaRoot = { schema, dialect, refers: references.length > 0, read: new Map(), targets };
  // An `$id` inside changes what references mean. Without one a dynamic reference has one target, like any other.
  if (references.length === 0 || (isObject(schema) && hasInnerId(schema))) return { schema, path: [], root };
  for (const { reference, target } of references) {
    const found = target && valueAt(schema, target);
    if (target && found !== undefined) targets.set(reference, { schema: found, path: target, root });
  }
  return { schema, path: [], root };
}

/** Kept, since a schema is compared with many others: each time all below it would be read again. */
const textOf = remember((schema: JsonObject) => canonicalJson(schema));

function isSameSchema(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Object.keys(one).length !== Object.keys(other).length) return false;
  return textOf(one) === textOf(other);
}

/** The same text in the same dialect, and no reference in it that may mean something else. */
export function isSameText(one: Located, other: Located): boolean {
  if (one.root.dialect !== other.root.dialect || !isSameSchema(one.schema, other.schema)) return false;
  if (!one.root.refers && !other.root.refers) return true;
  return !/"\$(ref|dynamicRef|recursiveRef)"/.test(isObject(one.schema) ? textOf(one.schema) : "");
}
