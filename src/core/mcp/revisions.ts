import type { Revision } from "../types.ts";
import { revision20241105 } from "./revisions/2024-11-05.ts";
import { revision20250326 } from "./revisions/2025-03-26.ts";
import { revision20250618 } from "./revisions/2025-06-18.ts";
import { revision20251125 } from "./revisions/2025-11-25.ts";
import { revision20260728 } from "./revisions/2026-07-28.ts";

/** Oldest first. */
export const revisions: readonly Revision[] = [
  revision20241105,
  revision20250326,
  revision20250618,
  revision20251125,
  revision20260728,
];

export const latestRevision = revision20260728;

export function findRevision(id: string): Revision | undefined {
  return revisions.find((revision) => revision.id === id);
}

/** The revision that a field of a tool came with; undefined for one that no revision has. */
export function firstWith(toolField: string): string | undefined {
  return revisions.find(({ toolFields }) => toolFields.includes(toolField))?.id;
}
