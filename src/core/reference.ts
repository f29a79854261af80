import { isObject, member } from "./json.ts";
import { fromPointer } from "./locate.ts";
import type { Json, JsonObject } from "./types.ts";
import { subschemas } from "./walk.ts";

/** What a same-document `$ref` points at; undefined for a dangling or foreign one. Nothing is ever fetched. */
export function resolveReference(root: Json, reference: string): Json | undefined {
  if (!reference.startsWith("#")) return undefined;
  const fragment = decode(reference.slice(1));
  if (fragment === "") return root;
  if (fragment.startsWith("/")) {
    return fromPointer(fragment).reduce<Json | undefined>((at, key) => step(at, key), root);
  }
  for (const { schema } of subschemas(root)) {
    if (member(schema, "$anchor") === fragment || member(schema, "$id") === `#${fragment}`) return schema;
  }
  return undefined;
}

/** Follows `$ref` until something else stands there, at most as often as there can be different targets. */
export function dereference(root: Json, schema: JsonObject): Json | undefined {
  let at: Json | undefined = schema;
  for (let hops = 0; hops < 100; hops++) {
    const reference = member(at, "$ref");
    if (typeof reference !== "string") return at;
    at = resolveReference(root, reference);
  }
  return undefined;
}

function step(at: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(at)) return /^(0|[1-9]\d*)$/.test(key) ? (at[Number(key)] as Json | undefined) : undefined;
  return isObject(at) ? member(at, key) : undefined;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
