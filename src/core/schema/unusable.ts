import type { Refusal } from "../types.ts";

/** Why no validator can use a schema. */
export type UnusableSchema = Refusal<UnusableCode>;

export type UnusableCode =
  | "absent"
  | "endless"
  | "too-deep-or-endless"
  | "too-many-steps"
  | "half-character"
  | "bad-pattern"
  | "bad-type"
  | "lost-reference"
  | "foreign-reference"
  | "empty-enum"
  | "wrong-kind"
  | "nullable-alone"
  | "nullable-contradicts"
  | "old-id"
  | "bad-anchor"
  | "same-name"
  | "dynamic-outside"
  | "async"
  | "bad-value"
  | "unknown";

export function unusable(code: UnusableCode, ...args: readonly string[]): UnusableSchema {
  return { code, args };
}
