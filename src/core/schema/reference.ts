import { isObject, member } from "../json.ts";
import { fromPointer } from "../text/index.ts";
import type { Json } from "../types.ts";
import { subschemas } from "./walk.ts";

/** What a `$ref` into the same document points at; undefined for a dangling or foreign one. Nothing is ever fetched. */
export function resolveReference(root: Json, reference: string): Json | undefined {
  const [name = "", ...rest] = reference.split("#");
  const base = name === "" ? root : find(root, (schema) => withoutEmptyFragment(member(schema, "$id")) === name);
  const fragment = decode(rest.join("#"));
  if (base === undefined || fragment === "") return base;
  if (fragment.startsWith("/")) return fromPointer(fragment).reduce<Json | undefined>(step, base);
  return find(base, (schema) =>
    [member(schema, "$anchor"), member(schema, "$dynamicAnchor"), afterHash(member(schema, "$id"))].includes(fragment),
  );
}

/** Follows `$ref` until something else stands there; undefined for a dangling one and for a circle. */
export function dereference(root: Json, schema: Json): Json | undefined {
  const seen = new Set<Json>();
  let at: Json | undefined = schema;
  while (at !== undefined && !seen.has(at)) {
    const reference = member(at, "$ref");
    if (typeof reference !== "string") return at;
    seen.add(at);
    at = resolveReference(root, reference);
  }
  return undefined;
}

function find(root: Json, wanted: (schema: Json) => boolean): Json | undefined {
  for (const { schema } of subschemas(root)) if (wanted(schema)) return schema;
  return undefined;
}

function withoutEmptyFragment(id: Json | undefined): string | undefined {
  return typeof id === "string" ? id.replace(/#$/, "") : undefined;
}

/** Up to draft-07 an `$id` that is only a fragment is what `$anchor` became. */
function afterHash(id: Json | undefined): string | undefined {
  return typeof id === "string" && id.startsWith("#") ? id.slice(1) : undefined;
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
