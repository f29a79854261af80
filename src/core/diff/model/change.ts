import type { Json } from "../../types.ts";

const changeSeverities = ["breaking", "unknown", "behavioural", "safe"] as const;
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
  readonly rename?: Rename;
}

/** A name that became another one, as far as one can tell. */
export interface Rename {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly confirmed: boolean;
}

export interface RenameChoices {
  /** Ids of guessed renames that are none. */
  readonly rejected?: readonly string[];
  readonly confirmed?: readonly string[];
}

/** Whether one verdict is worse than another. */
export function isWorse(one: DiffVerdict, other: DiffVerdict): boolean {
  const order: readonly DiffVerdict[] = [...changeSeverities, "none"];
  return order.indexOf(one) < order.indexOf(other);
}

export function verdictOf(changes: readonly ToolChange[]): DiffVerdict {
  const found = new Set<ChangeSeverity>(changes.map(({ severity }) => severity));
  return changeSeverities.find((severity) => found.has(severity)) ?? "none";
}
