import { isObject, member } from "../../json.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import { inDialect } from "./in-dialect.ts";
import { referencesIn, resolveReference } from "./references.ts";

/** More schemas than this for one value are no description of it any more. */
const maxParts = 200;

/** All schemas that hold for one value at once, with references followed and `allOf` opened. */
export interface Parts {
  readonly list: readonly JsonObject[];
  /** Some schema takes no value at all. */
  readonly impossible: boolean;
  /** References that lead nowhere. */
  readonly dangling: readonly string[];
  /** There were more than are listed. */
  readonly cut: boolean;
}

/** The root that some schemas belong to, and the dialect that it is written in. */
export interface Source {
  readonly root: Json;
  readonly dialect: Dialect | undefined;
}

/** Gathers level by level with a list of its own: references may go in circles. */
export function partsOf(schemas: readonly Json[], { root, dialect }: Source): Parts {
  const seen = new Set<Json>();
  const list: JsonObject[] = [];
  const dangling: string[] = [];
  const waiting = [...schemas];
  let impossible = false;
  for (let at = 0; at < waiting.length; at++) {
    const schema = waiting[at] as Json;
    if (schema === false) impossible = true;
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    if (list.length >= maxParts) return { list, impossible, dangling, cut: true };
    const part = inDialect(schema, dialect);
    list.push(part);
    for (const { reference } of referencesIn(part)) {
      const target = resolveReference(root, reference, schema, dialect);
      if (target === undefined) dangling.push(reference);
      else waiting.push(target);
    }
    const all = member(part, "allOf");
    if (Array.isArray(all)) for (const inner of all.slice(0, maxParts)) waiting.push(inner as Json);
  }
  return { list, impossible, dangling, cut: false };
}
