import type { ClientEffect, Note } from "./client.ts";
import type { Log } from "./log.ts";

/** `refused`: the tool, or more than it, does not reach the model. `unknown`: nobody publishes what happens. */
export const clientVerdicts = ["works", "changed", "unknown", "refused"] as const;
export type ClientVerdict = (typeof clientVerdicts)[number];

/** What a client makes of a tool as a whole. What surely happens counts before what nobody knows. */
export function verdictOf({ worst, unknown }: Pick<Log, "worst" | "unknown">): ClientVerdict {
  if (isRefusal(worst)) return "refused";
  if (worst === "meaning") return "changed";
  return unknown ? "unknown" : "works";
}

export function isRefusal(effect: ClientEffect): boolean {
  return effect === "request" || effect === "server" || effect === "tool" || effect === "call";
}

/** Whether a note is a reason for the verdict or for a second look, not only a step. */
export function isReason({ effect, code }: Note): boolean {
  return effect !== "same" || code === "steps-unknown" || code === "too-large";
}

/** Worst last: what stands for a client with several routes. */
export function worse(a: ClientVerdict, b: ClientVerdict): boolean {
  const order: readonly ClientVerdict[] = ["works", "unknown", "changed", "refused"];
  return order.indexOf(a) > order.indexOf(b);
}
