import type { Json, Path } from "../../types.ts";
import type { Rename } from "./change.ts";
import type { Conjunction } from "./schema.ts";

/** The side whose schema the values follow: callers know the older input, the tool returns by the newer output. */
export type Producer = "older" | "newer";

/** Two schemas for the same value, and where they stand. */
export interface SchemaPair {
  readonly older: Conjunction;
  readonly newer: Conjunction;
  readonly path: Path;
  /** What to call the value: the name of a parameter. */
  readonly label: string;
  /** From a whole value to this one, by the producer's schemas. */
  readonly steps: readonly ValueStep[];
  /** What the producer demands of the same value besides. */
  readonly context?: Conjunction;
  /** More here means more in all, and less means less. */
  readonly monotone: boolean;
}

/** How a value is reached from the one around it. */
export interface ValueStep {
  /** What the value around must fit. */
  readonly outer: Conjunction;
  readonly key: string | number;
}

/**
 * What changed for the values: the newer takes more, fewer, or neither (`incomparable`). `undeclared`: only values
 * with a name that the producer does not declare may be affected. `ignored`: taken as before, and read by nobody.
 */
export type Effect = "wider" | "narrower" | "incomparable" | "undeclared" | "ignored" | "annotation";

/** A change before it is judged. */
export interface UnjudgedChange {
  readonly pair: SchemaPair;
  readonly path: Path;
  readonly kind: string;
  readonly effect: Effect;
  readonly message: string;
  readonly reason?: string;
  readonly from?: Json | undefined;
  readonly to?: Json | undefined;
  readonly rename?: Rename;
  /** Values of the pair that may show it. */
  readonly candidates?: readonly Json[];
}
