import type { Dialect, Json, JsonObject } from "../../types.ts";
import { isLegacy } from "../view.ts";
import type { Check } from "./check.ts";

/** What stands beside a `$ref` up to draft-07: by the specification it says nothing, but some validators heed it. */
export function siblingChecks(schema: JsonObject, dialect: Dialect | undefined): readonly Check[] {
  const { $ref, ...siblings } = schema as Record<string, Json>;
  if (!isLegacy(dialect) || typeof $ref !== "string" || Object.keys(siblings).length === 0) return [];
  return [(value, { source, fits }) => source.refHides || fits(siblings, value) === true || undefined];
}
