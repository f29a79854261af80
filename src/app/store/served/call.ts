import type { Json, ValueProblem } from "../../../core/index.ts";

/** One message of a client, as `toolwright serve` tells it. */
export interface ServedCall {
  readonly id: number;
  /** When it came, in ms since 1970. */
  readonly time: number;
  readonly client: string;
  readonly method: string;
  readonly tool: string | null;
  readonly verdict: "answered" | "warned" | "refused" | "tool-error" | "error";
  readonly tookMs: number;
  readonly arguments?: Json;
  readonly answer?: Json;
  readonly problems?: readonly ValueProblem[];
  readonly warnings?: readonly string[];
}

/** What the server tells the page, one message a line. */
export type ServedEvent =
  | {
      readonly kind: "hello";
      readonly file: string;
      readonly name: string;
      readonly text: string;
      readonly version: string;
      readonly calls: readonly ServedCall[];
      readonly total: number;
      readonly clients: number;
    }
  | { readonly kind: "file"; readonly text: string; readonly version: string }
  | {
      readonly kind: "calls";
      readonly calls: readonly ServedCall[];
      readonly total: number;
      readonly clients: number;
    };
