import { isObject, member } from "../json.ts";
import type { Json } from "../types.ts";
import { resolveReference } from "./view.ts";

/** More steps than this take seconds: references that double on the way make billions of a few lines. */
const maxChecks = 100_000;

const inPlace = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];
const ofItems = ["items", "prefixItems", "additionalItems", "contains", "unevaluatedItems"];
const ofMembers = ["additionalProperties", "unevaluatedProperties"];

/** Whether it takes too many steps to check a value by a schema of a root, or steps without end. */
export function isEndless(schema: Json, value: Json, root: Json): boolean {
  const known = new Map<Json, Map<Json, number>>();
  const steps = (at: Json | undefined, value: Json): number => {
    if (!isObject(at)) return 1;
    const counts = known.get(at) ?? new Map<Json, number>();
    known.set(at, counts);
    const before = counts.get(value);
    if (before !== undefined) return before;
    // Met again while it is being counted: a circle.
    counts.set(value, Number.POSITIVE_INFINITY);
    const sum = (keywords: readonly string[], inner: Json) =>
      keywords
        .flatMap((keyword) => member(at, keyword) ?? [])
        .reduce<number>((sum, other) => sum + steps(other, inner), 0);
    const reference = member(at, "$ref");
    let total = 1 + sum(inPlace, value);
    if (typeof reference === "string") total += steps(resolveReference(root, reference), value);
    if (Array.isArray(value)) for (const item of value) total += sum(ofItems, item);
    else if (isObject(value)) {
      const patterns = Object.values(member(at, "patternProperties") ?? {});
      for (const [name, inner] of Object.entries(value)) {
        total += sum(ofMembers, inner) + steps(member(member(at, "properties"), name), inner);
        for (const pattern of patterns) total += steps(pattern, inner);
      }
    }
    counts.set(value, total);
    return total;
  };
  return steps(schema, value) > maxChecks;
}
