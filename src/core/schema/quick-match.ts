import { matches } from "./pattern.ts";

/** Names that people give are shorter. */
const maxName = 100;

/** Whether a name matches, for many names and patterns at once; undefined where one answer could take long. */
export function matchesQuickly(pattern: string, name: string): boolean | undefined {
  return name.length <= maxName ? matches(pattern, name) : undefined;
}
