import type { Json, ValueProblem } from "../../core/index.ts";
import type { AnswerSource } from "./answer.ts";

/** What became of a message: refused arguments, an error that the tool reports, an error of the protocol. */
export type CallVerdict = "answered" | "warned" | "refused" | "tool-error" | "error";

/** One message of a client, as the log keeps it. Headers are not kept: they may hold secrets. */
export interface LoggedCall {
  readonly id: number;
  /** When it came, in ms since 1970. */
  readonly time: number;
  readonly client: string;
  readonly method: string;
  readonly tool: string | null;
  readonly verdict: CallVerdict;
  readonly tookMs: number;
  readonly arguments?: Json;
  readonly answer?: Json;
  readonly problems?: readonly ValueProblem[];
  readonly warnings?: readonly string[];
  readonly from?: AnswerSource;
}

export interface CallLog {
  add(call: Omit<LoggedCall, "id">): void;
  /** Oldest first. */
  calls(): readonly LoggedCall[];
  /** How many there were, also those that are no longer kept. */
  total(): number;
  onCall(listener: (call: LoggedCall) => void): () => void;
}

/** At most as many as the panel shows, and at most as much text as a browser tab takes gladly. */
const maxCalls = 1000;
const maxCharacters = 20_000;

export function createCallLog(): CallLog {
  let calls: LoggedCall[] = [];
  let total = 0;
  const listeners = new Set<(call: LoggedCall) => void>();
  return {
    add(call) {
      total += 1;
      const kept = { ...call, id: total, ...shortened("arguments", call), ...shortened("answer", call) };
      calls.push(kept);
      // Cut in large steps: a list that is cut at every call is copied at every call.
      if (calls.length >= 2 * maxCalls) calls = calls.slice(-maxCalls);
      for (const listener of listeners) listener(kept);
    },
    calls: () => calls.slice(-maxCalls),
    total: () => total,
    onCall(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function shortened(field: "arguments" | "answer", call: Omit<LoggedCall, "id">): Partial<LoggedCall> {
  const value = call[field];
  if (value === undefined || isSmall(value)) return {};
  const text = JSON.stringify(value);
  if (text.length <= maxCharacters) return {};
  return { [field]: `${text.slice(0, maxCharacters)}… (${text.length.toLocaleString("en")} characters)` };
}

/** Cheap to tell of nearly all, so that no call is written out as text for the log alone. */
function isSmall(value: Json, budget = { left: 500 }): boolean {
  budget.left -= typeof value === "string" ? 1 + value.length / 20 : 1;
  if (budget.left < 0) return false;
  if (Array.isArray(value)) return value.every((inner) => isSmall(inner, budget));
  if (value === null || typeof value !== "object") return true;
  return Object.entries(value).every(([key, inner]) => isSmall(key, budget) && isSmall(inner, budget));
}
