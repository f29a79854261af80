import type { Revision } from "../../revision.ts";
import type { Change } from "../../text/index.ts";
import type { JsonObject } from "../../types.ts";

/** In the order in which they are made: what goes needs no other, what is shared is shared as it is then. */
export const savingKinds = ["unused", "titles", "empty", "open", "dialect", "sentences", "cut", "shared"] as const;
export type SavingKind = (typeof savingKinds)[number];

/** What decides about a saving besides the tool. */
export interface SavingContext {
  readonly revision: Revision;
  /** After how many characters every chosen client cuts a description; undefined where one reads all of it. */
  readonly cut: number | undefined;
}

/** A way to say the same in one tool with fewer tokens. */
export interface Shortening {
  readonly kind: SavingKind;
  /** Tells it from others of its kind in the same tool. */
  readonly key: string;
  readonly changes: readonly Change[];
  readonly places: number;
  /** The text that nobody would read any more. */
  readonly lost?: string;
}

export type Shorten = (tool: JsonObject, context: SavingContext) => readonly Shortening[];

/** Both schemas of a tool that can hold keywords. */
export const schemaFields = ["inputSchema", "outputSchema"] as const;
