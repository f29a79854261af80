import type { Facets } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import { intersect, intersectFacets } from "./intersect.ts";

/** What schemas say, with unions of one branch and `null` folded in: a list of types and `anyOf` with null look the same. */
export function simplify(conjunction: Conjunction): Facets {
  let facets = intersect(conjunction);
  for (let round = 0; round < 10; round++) {
    const folded = fold(facets, "anyOf") ?? fold(facets, "oneOf");
    if (!folded) return facets;
    facets = folded;
  }
  return facets;
}

function fold(facets: Facets, keyword: "anyOf" | "oneOf"): Facets | undefined {
  for (const [index, list] of facets[keyword].entries()) {
    const others = list.filter((branch) => !isNull(branch));
    const [only] = others;
    if (others.length !== 1 || !only || (list.length > 1 && others.length === list.length)) continue;
    const inner = intersect([only]);
    // A branch that takes null itself overlaps with the other one.
    if (list.length > 1 && inner.types.has("null") && keyword === "oneOf") continue;
    const rest = { ...facets, [keyword]: facets[keyword].toSpliced(index, 1) };
    const folded = intersectFacets(rest, inner);
    if (list.length === 1 || !facets.types.has("null")) return folded;
    // Demands on null beside its type cannot be folded.
    if (!isPlain(folded)) continue;
    return {
      ...folded,
      types: new Set([...folded.types, "null"]),
      values: folded.values && [...folded.values, null],
    };
  }
  return undefined;
}

function isNull(branch: Located): boolean {
  const facets = intersect([branch]);
  const { types, values } = facets;
  return isPlain(facets) && types.has("null") && (types.size === 1 || (values?.length === 1 && values[0] === null));
}

function isPlain({ anyOf, oneOf, not, conditions, contextual, opaque }: Facets): boolean {
  return [anyOf, oneOf, not, conditions, contextual, opaque].every((list) => list.length === 0);
}
