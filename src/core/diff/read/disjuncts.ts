/**
 * A schema as a list of disjuncts (disjunctive normal form): each disjunct is one way for a value to fit, of one type
 * alone and with its unions resolved. What fits none of them does not fit. Unions multiply, so the list is bounded, and
 * above the bound there is none. A `oneOf` becomes a union where its branches are disjoint; otherwise each branch is
 * taken and the demand that no other one fits stays as it is, in `oneOf`.
 */
import { hasType } from "../../json.ts";
import type { Json } from "../../types.ts";
import type { BasicType, Facets, Size } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { areDisjoint } from "./disjoint.ts";
import type { Disjunct } from "./disjunct.ts";
import { intersect, intersectFacets, isEmpty } from "./intersect.ts";
import { memberSchemas } from "./parts.ts";

const maxDisjuncts = 200;
const kept = new WeakMap<Located, readonly Disjunct[] | "too many">();

/** All ways for a value to fit. Undefined where they are too many. */
export function disjunctsOf(conjunction: Conjunction): readonly Disjunct[] | undefined {
  const only = conjunction.length === 1 ? conjunction[0] : undefined;
  const known = only && kept.get(only);
  if (known) return known === "too many" ? undefined : known;
  const disjuncts = split(intersect(conjunction));
  if (only) kept.set(only, disjuncts ?? "too many");
  return disjuncts;
}

interface Unsplit {
  readonly facets: Facets;
  /** How many lists of `oneOf` were split already. */
  readonly done: number;
}

function split(whole: Facets): readonly Disjunct[] | undefined {
  const found: Disjunct[] = [];
  const waiting: Unsplit[] = [{ facets: whole, done: 0 }];
  for (let steps = 0; ; steps++) {
    const next = waiting.pop();
    if (!next) return found;
    if (steps > 2 * maxDisjuncts || waiting.length + 1 + found.length > maxDisjuncts) return undefined;
    const { facets, done } = next;
    if (isEmpty(facets)) continue;
    const [union, ...others] = facets.anyOf;
    const one = facets.oneOf[done];
    const taken = (rest: Facets, branch: Located) => intersectFacets(rest, intersect([branch]));
    if (union) {
      for (const branch of union) waiting.push({ facets: taken({ ...facets, anyOf: others }, branch), done });
    } else if (one) {
      for (const branch of one) waiting.push({ facets: taken(facets, branch), done: done + 1 });
    } else {
      const oneOf = facets.oneOf.filter((list) => !areDisjoint(list, disjunctsOf));
      found.push(...byType({ ...facets, oneOf }));
    }
  }
}

/** One disjunct for each type that a value may have. */
export function byType(facets: Facets): Disjunct[] {
  return [...facets.types].flatMap((type): Disjunct[] => {
    const values = valuesOf(facets, type);
    const disjunct = { ...facets, types: new Set([type]), type, values };
    return values?.length === 0 || isImpossible(disjunct) ? [] : [disjunct];
  });
}

/** Whether clearly no value fits: limits that leave no room, more required names than members, or one that is refused. */
function isImpossible(disjunct: Disjunct): boolean {
  const { type, integer, minimum: low, maximum: high } = disjunct;
  const isNone = ({ min, max }: Size) => min > max;
  if (type === "number" && low && high) {
    const first = low.open ? Math.floor(low.value) + 1 : Math.ceil(low.value);
    const last = high.open ? Math.ceil(high.value) - 1 : Math.floor(high.value);
    return low.value > high.value || (low.value === high.value && (low.open || high.open)) || (integer && first > last);
  }
  if (type === "string") return isNone(disjunct.length);
  if (type === "array") return isNone(disjunct.itemCount);
  if (type !== "object") return false;
  return (
    isNone(disjunct.memberCount) ||
    disjunct.required.size > disjunct.memberCount.max ||
    [...disjunct.required].some((name) => memberSchemas(disjunct, name)?.some(({ schema }) => schema === false))
  );
}

/** The values of one type, where they can be counted. */
function valuesOf({ values, integer }: Facets, type: BasicType): readonly Json[] | undefined {
  if (values) return values.filter((value) => hasType(value, type === "number" && integer ? "integer" : type));
  return type === "null" ? [null] : type === "boolean" ? [true, false] : undefined;
}
