import type { Facets, Located, Type } from "./facets.ts";
import { both, merge } from "./merge.ts";

/** What a type says, with unions of one branch and `null` folded in: a list of types and `anyOf` with null look the same. */
export function view(type: Type): Facets {
  let facets = merge(type);
  for (let round = 0; round < 10; round++) {
    const folded = fold(facets, "any") ?? fold(facets, "one");
    if (!folded) return facets;
    facets = folded;
  }
  return facets;
}

function fold(facets: Facets, keyword: "any" | "one"): Facets | undefined {
  for (const [index, list] of facets[keyword].entries()) {
    const others = list.filter((branch) => !isNull(branch));
    const [only] = others;
    if (others.length !== 1 || !only || (list.length > 1 && others.length === list.length)) continue;
    const inner = merge([only]);
    // A branch that takes null itself overlaps with the other one.
    if (list.length > 1 && inner.types.has("null") && keyword === "one") continue;
    const rest = { ...facets, [keyword]: facets[keyword].toSpliced(index, 1) };
    const folded = both(rest, inner);
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
  const facets = merge([branch]);
  const { types, values } = facets;
  return isPlain(facets) && types.has("null") && (types.size === 1 || (values?.length === 1 && values[0] === null));
}

function isPlain({ any, one, not, conditions, wholes, odd }: Facets): boolean {
  return [any, one, not, conditions, wholes, odd].every((list) => list.length === 0);
}
