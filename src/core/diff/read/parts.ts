import { matchesQuickly } from "../../schema/index.ts";
import type { Facets } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { intersect, isEmpty } from "./intersect.ts";

/** What a member of that name must fit; a name that nobody mentions may be anything. Undefined where a pattern takes too long. */
export function memberSchemas({ members }: Facets, name: string): Conjunction | undefined {
  const found: Located[] = [];
  for (const { properties, patterns, rest } of members) {
    const own = properties.get(name);
    let isMentioned = own !== undefined;
    if (own) found.push(own);
    for (const [pattern, inner] of patterns) {
      const matches = matchesQuickly(pattern, name);
      if (matches === undefined) return undefined;
      if (matches) found.push(inner);
      isMentioned ||= matches;
    }
    if (!isMentioned && rest) found.push(rest);
  }
  return found;
}

/** What the item at an index must fit. */
export function itemSchemas({ items }: Facets, index: number): Conjunction {
  return items.flatMap(({ prefix, rest }) => prefix[index] ?? rest ?? []);
}

/** How many items at most have a schema of their own. */
export function maxPrefix(...sides: readonly Facets[]): number {
  return Math.max(0, ...sides.flatMap(({ items }) => items.map(({ prefix }) => prefix.length)));
}

/** Whether clearly no value may stand under a name. */
export function isForbidden(facets: Facets, name: string): boolean {
  const schemas = memberSchemas(facets, name);
  return schemas !== undefined && isEmpty(intersect(schemas));
}
