import { matchesQuickly, membersOf } from "../../schema/index.ts";
import type { Json } from "../../types.ts";

/** The members that a schema defines or requires in one place, and whether it refuses all others. */
export interface ClosedMembers {
  /** Those that may stand there: one whose schema is false may not. */
  readonly defined: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  readonly closed: boolean;
  readonly takes: (name: string) => boolean;
}

/** So that branches times names stay few. */
const max = 200;

export function closedMembers(at: Json | undefined): ClosedMembers {
  const { properties, patterns, rest, required } = membersOf(at);
  const tried = Object.keys(patterns).slice(0, max);
  const names = Object.keys(properties).slice(0, max);
  const closed = rest === false;
  return {
    defined: new Set(names.filter((name) => properties[name] !== false)),
    required,
    closed,
    takes: (name) =>
      !closed || Object.hasOwn(properties, name) || tried.some((pattern) => matchesQuickly(pattern, name) !== false),
  };
}
