import { isObject } from "../../json.ts";
import type { Json } from "../../types.ts";

/** The index of the first item that stands in the list before, too. */
export function duplicate(items: readonly Json[]): number | undefined {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const text = canonical(item);
    if (seen.has(text)) return index;
    seen.add(text);
  }
  return undefined;
}

/** The same text for the same JSON, whatever the order of its keys. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
