import { isObject, member } from "../../json.ts";
import { matchesQuickly } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";

/** The members that a schema defines or requires in one place, and whether it refuses all others. */
export interface Members {
  /** Those that may stand there: one whose schema is false may not. */
  readonly defined: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  readonly closed: boolean;
  readonly takes: (name: string) => boolean;
}

/** So that branches times names stay few. */
const max = 200;

export function membersOf(at: Json | undefined): Members {
  const properties = member(at, "properties");
  const required = member(at, "required");
  const own = isObject(properties) ? properties : {};
  const patterns = Object.keys(asMap(member(at, "patternProperties"))).slice(0, max);
  const closed = member(at, "additionalProperties") === false;
  return {
    defined: new Set(
      Object.keys(own)
        .slice(0, max)
        .filter((name) => own[name] !== false),
    ),
    required: new Set(Array.isArray(required) ? required.filter((name) => typeof name === "string") : []),
    closed,
    takes: (name) =>
      !closed || Object.hasOwn(own, name) || patterns.some((pattern) => matchesQuickly(pattern, name) !== false),
  };
}

function asMap(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
