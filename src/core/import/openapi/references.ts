import { isObject, member } from "../../json.ts";
import { fromPointer, valueAt } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";

/** More hops than an honest document has. */
const maxHops = 20;

/** What a value stands for, its references inside the document followed. */
export function followed(root: JsonObject, value: Json | undefined): Json | undefined {
  let at = value;
  for (let hops = 0; hops < maxHops; hops++) {
    const reference = member(at, "$ref");
    if (typeof reference !== "string") return at;
    at = targetOf(root, reference);
  }
  return undefined;
}

/** What a reference leads to; undefined where that is another file, or nothing. */
export function targetOf(root: JsonObject, reference: string): Json | undefined {
  return reference.startsWith("#") ? valueAt(root, fromPointer(decoded(reference.slice(1)))) : undefined;
}

/** The last part of a reference, as the name of a definition. */
export function nameOf(reference: string): string {
  const part = decoded(reference).split("/").at(-1) ?? "schema";
  return part
    .replaceAll("~1", "/")
    .replaceAll("~0", "~")
    .replace(/[^\w.-]/g, "_");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function objectAt(value: Json | undefined, key: string): JsonObject {
  const inner = member(value, key);
  return isObject(inner) ? inner : {};
}
