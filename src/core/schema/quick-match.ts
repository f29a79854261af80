import { matches, maxTextFor } from "./pattern.ts";

/** Whether a name matches, for many names and patterns at once; undefined where one answer could take long. */
export function matchesQuickly(pattern: string, name: string): boolean | undefined {
  return name.length <= Math.min(40, maxTextFor(pattern) / 4) ? matches(pattern, name) : undefined;
}
