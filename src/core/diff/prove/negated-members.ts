import { matchesQuickly } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Facets } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { judge } from "../read/judge.ts";
import { isSameText } from "../read/locate.ts";
import { memberSchemas, onlyNames } from "../read/parts.ts";
import { made } from "./alternative.ts";
import type { NegationContext } from "./negation.ts";

/** The ways for an object not to have the members that a schema wants, or the names. `known` is what it does fit. */

type Shape = Facets["members"][number];

/** Some name that nobody mentions is the wrong one, or has the wrong value. */
const someOther: JsonObject = { type: "object", minProperties: 1 };

export function byShape(shape: Shape, known: Facets, context: NegationContext): JsonObject[] {
  const { properties, patterns, rest } = shape;
  const { names, areAll } = namesFor(known, context);
  const found: JsonObject[] = [];
  const add = (name: string, at: Located) => {
    if (at.schema !== true && !cannotFail(name, at, known, context)) found.push(broken(name, at));
  };
  for (const [name, at] of properties) add(name, at);
  for (const [pattern, at] of patterns) {
    const same = known.members.flatMap((other) => other.patterns.get(pattern) ?? []);
    if (same.some((other) => isSameText(other, at))) continue;
    for (const name of names) if (matchesQuickly(pattern, name) !== false) add(name, at);
    if (!areAll && !context.isVoid([...same, ...restsBeside(known, [])], [at])) found.push(someOther);
  }
  if (!rest || rest.schema === true || known.members.some((other) => isAsClosed(other, shape, context.fingerprints)))
    return found;
  // What holds for every name that nobody mentions.
  if (!areAll && !context.isVoid(restsBeside(known, [...patterns.keys()]), [rest])) found.push(someOther);
  const isOther = (name: string) =>
    !properties.has(name) && ![...patterns.keys()].some((pattern) => matchesQuickly(pattern, name));
  for (const name of names) if (isOther(name)) add(name, rest);
  return found;
}

/** The ways for some name not to fit. */
export function byName(at: Located, known: Facets, context: NegationContext): JsonObject[] {
  if (at.schema === true || known.propertyNames.some((other) => isSameText(other, at))) return [];
  const { names, areAll } = namesFor(known, context);
  const wrong = names.filter((name) => judge(at, name) !== true);
  const found: JsonObject[] = wrong.map((name) => ({ type: "object", required: [name] }));
  const isOther = !areAll && !context.isVoid([...known.propertyNames, made(at, { type: "string" })], [at]);
  return isOther ? [...found, someOther] : found;
}

/** The names that there can be, where they can be counted or told by kinds; otherwise those that have a schema of their own. */
function namesFor(known: Facets, { names }: NegationContext): { names: readonly string[]; areAll: boolean } {
  const only = onlyNames(known);
  if (only) return { names: only, areAll: true };
  const mentioned = [
    ...new Set([...known.members.flatMap(({ properties }) => [...properties.keys()]), ...known.required]),
  ];
  const all = names(mentioned);
  return { names: all ?? mentioned, areAll: all !== undefined };
}

/** What holds for names that nobody mentions and that match no pattern but some of these. */
function restsBeside({ members }: Facets, patterns: readonly string[]): Located[] {
  return members.flatMap(({ patterns: own, rest }) =>
    rest && [...own.keys()].every((pattern) => patterns.includes(pattern)) ? [rest] : [],
  );
}

function broken(name: string, { schema }: Located): JsonObject {
  const refused: Json = schema === true ? false : { not: schema };
  return { type: "object", required: [name], properties: { [name]: refused } };
}

function cannotFail(name: string, at: Located, known: Facets, { isVoid, fingerprints }: NegationContext): boolean {
  const schemas = memberSchemas(known, name);
  if (!schemas) return false;
  return schemas.some((other) => fingerprints.areSame(other, at)) || isVoid(schemas, [at]);
}

/** Whether one says the same of all names that the other does not list. */
function isAsClosed(one: Shape, other: Shape, fingerprints: Fingerprints): boolean {
  if (!one.rest || !other.rest || !fingerprints.areSame(one.rest, other.rest)) return false;
  const isListed = (pattern: string) => other.patterns.has(pattern);
  return (
    [...one.properties.keys()].every((name) => other.properties.has(name)) && [...one.patterns.keys()].every(isListed)
  );
}
