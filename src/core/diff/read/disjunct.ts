import type { BasicType, Facets } from "../model/facets.ts";
import type { Conjunction } from "../model/schema.ts";

/** One way for a value to fit, of one type alone. Of `oneOf` only those lists are left whose branches may overlap. */
export interface Disjunct extends Facets {
  readonly type: BasicType;
}

export type DisjunctsOf = (conjunction: Conjunction) => readonly Disjunct[] | undefined;
