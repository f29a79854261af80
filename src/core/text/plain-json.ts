import { maxDepth } from "../limits.ts";
import type { Json } from "../types.ts";

/** Any value as plain JSON; undefined where JSON has no way to say it. Nothing at all is null. */
export function plainJson(value: unknown): Json | undefined {
  if (value === undefined) return null;
  if (typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value))) return String(value);
  if (isDeep(value)) return undefined;
  try {
    const text = JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? String(inner) : inner));
    return text === undefined ? null : (JSON.parse(text) as Json);
  } catch {
    // A value of a library's caller may refer to itself or refuse to be read.
    return undefined;
  }
}

/** Whether a value is nested deeper than anything recursive can follow. */
export function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= maxDepth; depth++) {
    const next: unknown[] = [];
    for (const at of level) {
      if (typeof at !== "object" || at === null) continue;
      for (const inner of Object.values(at)) if (typeof inner === "object" && inner !== null) next.push(inner);
    }
    if (next.length === 0) return false;
    // An object that holds itself twice doubles at every level.
    level = [...new Set(next)];
  }
  return true;
}
