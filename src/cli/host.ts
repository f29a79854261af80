import type { Readable, Writable } from "node:stream";

/** What a command may touch besides files: tests hand in their own. */
export interface Host {
  readonly directory: string;
  /** Whether results may be coloured. */
  readonly colour: boolean;
  /** Whether results go to a person's terminal. */
  readonly terminal: boolean;
  /** Results, to stdout. */
  print(text: string): void;
  /** Reasons and chatter, one line each, to stderr. */
  note(line: string): void;
  /** How far long work has come, on stderr; short work shows nothing. `what` is our own words: nothing of a document. */
  progress(what: string, done: number, of?: number): void;
  /** What stands on stdin. */
  input(): AsyncIterable<Uint8Array>;
  /** Both ends of a conversation, for a command that is a server on them. */
  streams(): { readonly input: Readable; readonly output: Writable };
  /** When somebody wants a command that goes on and on to end. */
  untilStopped(): Promise<void>;
}

export const exitCodes = { fine: 0, findings: 1, trouble: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An expected failure: one line that says what to do. */
export interface Failure {
  readonly problem: string;
}

export function failure(problem: string): Failure {
  return { problem };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "problem" in value;
}
