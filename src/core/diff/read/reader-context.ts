import type { Json, JsonObject } from "../../types.ts";
import type { Facets } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";

export type MutableFacets = { -readonly [Key in keyof Facets]: Facets[Key] };

/** The schema that a keyword stands in, and the facets that its reader adds to. */
interface ReaderContext {
  readonly at: Located;
  readonly schema: JsonObject;
  readonly facets: MutableFacets;
}

/** False where the keyword is there but cannot be understood. */
export type Reader = (value: Json, context: ReaderContext) => boolean;
