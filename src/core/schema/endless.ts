import { isObject, member } from "../json.ts";
import type { Json } from "../types.ts";
import { resolveReference } from "./view.ts";

/** More steps than this take seconds: references that double on the way make billions of a few lines. */
const maxChecks = 100_000;

const inPlace = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];
const ofItems = ["additionalItems", "contains", "unevaluatedItems"];
const ofMembers = ["additionalProperties", "unevaluatedProperties"];
const onceThere = ["dependentSchemas", "dependencies"];

/** Whether it takes too many steps to check a value by a schema of a root, or steps without end. */
export function isEndless(schema: Json, value: Json, root: Json): boolean {
  const known = new Map<Json, Map<Json, number>>();
  let looks = 0;
  const steps = (at: Json | undefined, value: Json): number => {
    if (!isObject(at)) return 1;
    const counts = known.get(at) ?? new Map<Json, number>();
    known.set(at, counts);
    const before = counts.get(value);
    if (before !== undefined) return before;
    // Met again while it is being counted: a circle.
    counts.set(value, Number.POSITIVE_INFINITY);
    if (looks++ > maxChecks) return Number.POSITIVE_INFINITY;
    const sum = (keywords: readonly string[], inner: Json) =>
      keywords
        .flatMap((keyword) => member(at, keyword) ?? [])
        .reduce<number>((sum, other) => sum + steps(other, inner), 0);
    const reference = member(at, "$ref");
    let total = 1 + sum(inPlace, value);
    if (typeof reference === "string") total += steps(resolveReference(root, reference), value);
    if (Array.isArray(value)) {
      const lists = [member(at, "prefixItems") ?? [], member(at, "items") ?? []] as const;
      for (const [index, item] of (value as readonly Json[]).entries()) {
        total += sum(ofItems, item);
        for (const list of lists) {
          const own: Json | undefined = Array.isArray(list) ? list[index] : list;
          if (own !== undefined) total += steps(own, item);
        }
      }
    } else if (isObject(value)) {
      for (const [name, own] of Object.entries(member(at, "properties") ?? {}))
        if (Object.hasOwn(value, name)) total += steps(own as Json, value[name] as Json);
      for (const keyword of onceThere)
        for (const [name, given] of Object.entries(member(at, keyword) ?? {}))
          if (Object.hasOwn(value, name)) total += steps(given as Json, value);
      const patterns = Object.values(member(at, "patternProperties") ?? {});
      const others = ofMembers.filter((keyword) => member(at, keyword) !== undefined);
      if (patterns.length + others.length > 0)
        for (const inner of Object.values(value)) {
          total += sum(others, inner);
          for (const pattern of patterns) total += steps(pattern as Json, inner);
        }
    }
    counts.set(value, total);
    return total;
  };
  return steps(schema, value) > maxChecks;
}
