import { isObject, member } from "../json.ts";
import type { Revision } from "../revision.ts";
import type { JsonObject } from "../types.ts";

/** The keys of a tool's `_meta`, in a revision that says what they look like. */
export function metaKeys(tool: JsonObject, { toolFields }: Revision): readonly string[] {
  const meta = member(tool, "_meta");
  return isObject(meta) && toolFields.includes("_meta") ? Object.keys(meta) : [];
}

const label = /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const name = /^(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?$/;

/** The labels before the slash and the name after it; undefined where the key breaks the grammar. */
export function metaKeyParts(key: string): { readonly labels: readonly string[]; readonly name: string } | undefined {
  // No real key is longer, and a short text keeps the patterns fast.
  if (key.length > 500) return undefined;
  const slash = key.indexOf("/");
  const labels = slash < 0 ? [] : key.slice(0, slash).split(".");
  const rest = key.slice(slash + 1);
  return labels.every((word) => label.test(word)) && name.test(rest) ? { labels, name: rest } : undefined;
}

/** Keys that the protocol or an extension of it defines without a prefix, and those that clients publish with two slashes. */
export function isPublishedKey(key: string): boolean {
  return published.has(key) || key.startsWith("openai/");
}

const published = new Set(["ui", "ui/resourceUri", "progressToken", "traceparent", "tracestate", "baggage"]);
