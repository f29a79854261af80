import { isObject, member } from "../../json.ts";
import { matchesQuickly, takesAnything } from "../../schema/index.ts";
import type { Facets } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { intersect, isEmpty } from "./intersect.ts";
import { judge } from "./judge.ts";
import { read } from "./read.ts";
import { inside } from "./reader.ts";

/** What a member of that name must fit; a name that nobody mentions may be anything. Undefined where a pattern takes too long. */
export function memberSchemas({ members, propertyNames }: Facets, name: string): Conjunction | undefined {
  const found: Located[] = propertyNames.flatMap((at) => (judge(at, name) === false ? [{ ...at, schema: false }] : []));
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

/** The names that there can be, where they can be counted: those of a closed list, or of a list of names. */
export function onlyNames({ members, propertyNames }: Facets): readonly string[] | undefined {
  for (const at of propertyNames) {
    const { values } = intersect([at]);
    if (values) return values.filter((value) => typeof value === "string");
  }
  const closed = members.find(({ patterns, rest }) => patterns.size === 0 && rest?.schema === false);
  return closed && [...closed.properties.keys()];
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

/** So many schemas are looked through for a name. */
const maxSchemas = 1_000;

interface Mention {
  readonly isNamed: boolean;
  readonly schemas: readonly Located[];
}

/**
 * What a schema says of a name on some condition only: in a branch, in `then`, once another name is there, or as one of all
 * the names that it does not list. A name that is required or depended on there has no schema of its own, but it is named.
 * `around` holds for the same value.
 */
export function conditionalMention(facets: Facets, name: string, around: Conjunction = []): Mention {
  const schemas: Located[] = leftOver(facets);
  let isNamed = facets.required.has(name) || isDependedOn(facets, name);
  const seen = new Set<unknown>();
  const waiting = [...around, ...inPlaceParts(facets)];
  for (let at = waiting.pop(); at && seen.size < maxSchemas; at = waiting.pop()) {
    if (seen.has(at.schema)) continue;
    seen.add(at.schema);
    const inner = read(at);
    schemas.push(
      ...inner.members.flatMap(({ properties, rest = [] }) => properties.get(name) ?? rest).filter(saysWhat),
    );
    schemas.push(...leftOver(inner));
    isNamed ||= inner.required.has(name) || isDependedOn(inner, name);
    waiting.push(...inner.allOf, ...inPlaceParts(inner), ...testsAlone(at));
  }
  return { isNamed: isNamed || schemas.length > 0, schemas };
}

/** An `if` alone refuses nothing, but it names. */
function testsAlone(at: Located): readonly Located[] {
  return isObject(at.schema) && member(at.schema, "if") !== undefined ? [inside(at, ["if"])] : [];
}

/** What `unevaluatedProperties` says of names that no other schema lists. */
function leftOver({ contextual }: Facets): Located[] {
  const parts = contextual.flatMap((one) => one.parts);
  return parts.filter((at) => at.path.at(-1) === "unevaluatedProperties" && saysWhat(at));
}

/** `true` and `false` say whether a name may be there, and not what it is for. */
function saysWhat({ schema }: Located): boolean {
  return !takesAnything(schema) && schema !== false;
}

function isDependedOn({ dependentRequired, dependentSchemas }: Facets, name: string): boolean {
  return (
    dependentRequired.some(([key, needed]) => key === name || needed.includes(name)) ||
    dependentSchemas.some(([key]) => key === name)
  );
}

/** The schemas for the same value that hold on some condition. */
export function inPlaceParts({ anyOf, oneOf, not, conditions, dependentSchemas }: Facets): readonly Located[] {
  const conditional = conditions.flatMap(({ test, consequent, alternate }) => [test, consequent, alternate]);
  return [
    ...[...anyOf, ...oneOf, not].flat(),
    ...conditional.filter((at) => at !== undefined),
    ...dependentSchemas.map(([, at]) => at),
  ];
}
