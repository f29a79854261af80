import type { Json } from "../types.ts";

export interface Extent {
  /** Of the largest object or list. */
  readonly members: number;
  readonly depth: number;
  readonly values: number;
  /** The length of the longest name. */
  readonly name: number;
  /** The length of the longest name or text. */
  readonly text: number;
}

/** How large a value is. It may be deeper than any stack. */
export function extentOf(value: Json): Extent {
  let [members, depth, values, name, text] = [0, 0, 0, 0, 0];
  const waiting: { readonly value: Json; readonly level: number }[] = [{ value, level: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    values++;
    depth = Math.max(depth, next.level);
    if (typeof next.value === "string") text = Math.max(text, next.value.length);
    if (typeof next.value !== "object" || next.value === null) continue;
    const entries = Object.entries(next.value);
    members = Math.max(members, entries.length);
    for (const [key, inner] of entries) {
      if (!Array.isArray(next.value)) name = Math.max(name, key.length);
      waiting.push({ value: inner as Json, level: next.level + 1 });
    }
  }
  return { members, depth, values, name, text: Math.max(name, text) };
}
