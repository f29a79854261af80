import type { Json, Path } from "../types.ts";
import type { Level } from "./example.ts";
import type { Type } from "./facets.ts";

export const changeSeverities = ["breaking", "unknown", "behavioural", "safe"] as const;
export type ChangeSeverity = (typeof changeSeverities)[number];
/** The worst of its changes; `none` where both mean the same. */
export type DiffVerdict = ChangeSeverity | "none";
export type Direction = "input" | "output" | "descriptor";

/** One change from an older to a newer version of some tools: plain data. */
export interface ToolChange {
  readonly tool: string;
  /** JSON pointer from the tool (of the newer version; of the older for what is gone), or from the document for a whole tool. */
  readonly path: string;
  readonly kind: string;
  readonly direction: Direction;
  readonly severity: ChangeSeverity;
  readonly message: string;
  readonly reason: string;
  /** What one side takes or gives and the other refuses, validated by both schemas. */
  readonly witness?: Json;
  readonly from?: Json;
  readonly to?: Json;
  /** A guess that can be confirmed or rejected by this id. */
  readonly rename?: { readonly id: string; readonly from: string; readonly to: string; readonly confirmed: boolean };
}

/** Two schemas for the same value, and where they stand. */
export interface Spot {
  readonly older: Type;
  readonly newer: Type;
  readonly path: Path;
  /** What to call the value: the name of a parameter. */
  readonly label: string;
  /** From the root of the side that gives the values. */
  readonly levels: readonly Level[];
  /** What the giver demands of the same value besides. */
  readonly beside?: Type;
  /** More here means more in all, and less means less. */
  readonly monotone: boolean;
}

/** What changed for the values: the newer takes more, fewer, or other ones. */
export type Effect = "wider" | "narrower" | "other" | "undeclared" | "ignored" | "note";

/** A change before it is judged. */
export interface Found {
  readonly spot: Spot;
  readonly path: Path;
  readonly kind: string;
  readonly effect: Effect;
  readonly message: string;
  readonly reason?: string;
  readonly from?: Json | undefined;
  readonly to?: Json | undefined;
  readonly rename?: ToolChange["rename"];
  /** Values of the spot that may show it. */
  readonly candidates?: readonly Json[];
}

export interface RenameChoices {
  /** Ids of guessed renames that are none. */
  readonly rejected?: readonly string[];
  readonly confirmed?: readonly string[];
}
