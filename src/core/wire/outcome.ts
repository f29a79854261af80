import { sinceWhen } from "../mcp/index.ts";
import type { Json } from "../types.ts";

/** How a call ends. Where a value is left out, one is made up. */
export type Outcome =
  /** `value` is what the handler returns, whatever that is; left out, an example of the `outputSchema`. */
  | { readonly kind: "success"; readonly value?: Json }
  | { readonly kind: BlockOutcome }
  /** The handler fails: `isError`. */
  | { readonly kind: "tool-error"; readonly message?: string }
  /** The server fails: a JSON-RPC error. */
  | { readonly kind: "protocol-error"; readonly code?: number; readonly message?: string }
  | { readonly kind: "unknown-tool" }
  /** What the server answers to arguments that its schema refuses. */
  | { readonly kind: "invalid-arguments" }
  /** A result that breaks the `outputSchema`. */
  | { readonly kind: "invalid-result"; readonly value?: Json }
  /** The server needs to ask first. */
  | { readonly kind: "input-required" };

export type BlockOutcome = "text" | "image" | "audio" | "resource-link" | "resource";
export type OutcomeKind = Outcome["kind"];

export interface OutcomeChoice {
  readonly kind: OutcomeKind;
  readonly label: string;
  /** The revision that it came with; older ones get what they know of it, with a note. */
  readonly since?: string;
}

/** The ways a call can end, for a list to choose from. */
export const outcomes: readonly OutcomeChoice[] = [
  { kind: "success", label: "Success" },
  { kind: "text", label: "Success: text" },
  { kind: "image", label: "Success: image" },
  { kind: "audio", label: "Success: audio", since: sinceWhen(({ messages }) => "audio" in messages.blocks) },
  {
    kind: "resource-link",
    label: "Success: resource link",
    since: sinceWhen(({ messages }) => "resource_link" in messages.blocks),
  },
  { kind: "resource", label: "Success: embedded resource" },
  { kind: "tool-error", label: "Tool error" },
  { kind: "protocol-error", label: "Protocol error" },
  { kind: "unknown-tool", label: "Unknown tool" },
  { kind: "invalid-arguments", label: "Invalid arguments" },
  {
    kind: "invalid-result",
    label: "Result breaks outputSchema",
    since: sinceWhen(({ toolFields }) => toolFields.includes("outputSchema")),
  },
  {
    kind: "input-required",
    label: "Input required",
    since: sinceWhen(({ messages }) => messages.elicitation === "result"),
  },
];
