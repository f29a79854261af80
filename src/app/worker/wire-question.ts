import type { JsonObject, OutcomeKind, WireNote, WireView } from "../../core/index.ts";
import type { Exchange as Heard } from "./recorder.ts";

/** What stands beside the messages. */
export type WireSecond =
  | { readonly kind: "revision"; readonly revision: string }
  /** What the official SDK really sends. */
  | { readonly kind: "witness" }
  /** What was said to a live server and what it answered. */
  | { readonly kind: "heard"; readonly exchanges: readonly Heard[]; readonly complaint: string | null };

export interface WireQuestion {
  readonly text: string;
  /** The index of the selected tool. */
  readonly tool: number | null;
  readonly revision: string;
  readonly topic: "handshake" | "tools/list" | "tools/call" | "list_changed";
  readonly scope: "tool" | "all";
  readonly outcome: OutcomeKind;
  readonly view: WireView;
  readonly second: WireSecond | null;
  /** The arguments as typed; left out, an example is made. */
  readonly args?: string;
  /** What the handler returns, as typed; "" for an example. */
  readonly result: string;
  /** What the same call returned in Try, as it is written there. */
  readonly called?: string;
  /** Tools a page; 0 for all on one. */
  readonly pageSize: number;
}

/** One line of the messages; of two columns the lines that belong together stand in one row. */
export type WireRow =
  | { readonly kind: "section"; readonly label: string }
  | {
      readonly kind: "line";
      readonly left: string | null;
      readonly right: string | null;
      /** Goes on with the line above, which was too long for one row. */
      readonly isContinued?: boolean;
      /** Both sides say something here, and not the same. */
      readonly isChanged?: boolean;
      /** Why the two differ here. */
      readonly reason?: string;
      /** The other revision loses something. */
      readonly isDropped?: boolean;
    };

export interface WireColumn {
  readonly title: string;
  readonly revision: string;
  readonly session: "Stateless" | "Session";
  /** All messages as text, to copy and to keep. */
  readonly text: string;
  readonly file: string;
  readonly curl: string;
}

export interface WireMessages {
  readonly left: WireColumn;
  readonly right: WireColumn | null;
  readonly rows: readonly WireRow[];
  readonly notes: readonly Pick<WireNote, "kind" | "message" | "at" | "path" | "party">[];
  /** What a call of a live server would send. */
  readonly live: { readonly tool: JsonObject; readonly args: JsonObject } | null;
}

export type WireAnswer =
  | { readonly kind: "shown"; readonly messages: WireMessages }
  | { readonly kind: "nothing" }
  /** Nothing new can be made of what is typed. */
  | { readonly kind: "unusable"; readonly reason: string };
