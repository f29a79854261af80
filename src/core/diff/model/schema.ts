import type { Dialect, Json, JsonObject, Path } from "../../types.ts";
import type { Facets } from "./facets.ts";

/** A schema where it stands. */
export interface Located {
  readonly schema: Json;
  /** From the root schema. */
  readonly path: Path;
  readonly root: SchemaRoot;
}

/** The document that a schema belongs to, with what was read of its parts. */
export interface SchemaRoot {
  readonly schema: Json;
  readonly dialect: Dialect;
  /** Whether something stands beside a `$ref` that says nothing there by the dialect; some validators heed it. */
  readonly hides: boolean;
  /** Whether any reference stands in it. */
  readonly refers: boolean;
  /** Keywords that most schemas do without, and that may stand in it. */
  readonly rare: ReadonlySet<string>;
  readonly read: Map<object, Facets>;
  /** What each schema was last compared with and found the same, or not. */
  readonly alike: Map<JsonObject, JsonObject>;
  readonly unlike: Map<JsonObject, JsonObject>;
  /** Where each `$ref` leads. */
  readonly targets: ReadonlyMap<string, Located>;
}

/** Schemas for one value that must all hold. An empty list takes any value. */
export type Conjunction = readonly Located[];
