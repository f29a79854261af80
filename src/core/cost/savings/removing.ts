import type { Path } from "../../types.ts";
import type { SavingKind, Shortening } from "./shortening.ts";

/** Some members that go, as one shortening; none where there is nothing to remove. */
export function removing(kind: SavingKind, paths: readonly Path[]): readonly Shortening[] {
  if (paths.length === 0) return [];
  return [{ kind, key: "", changes: paths.map((path) => ({ kind: "remove", path })), places: paths.length }];
}
