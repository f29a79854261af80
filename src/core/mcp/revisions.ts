import type { Revision } from "../revision.ts";
import { revision20241105 } from "./revisions/2024-11-05.ts";
import { revision20250326 } from "./revisions/2025-03-26.ts";
import { revision20250618 } from "./revisions/2025-06-18.ts";
import { revision20251125 } from "./revisions/2025-11-25.ts";
import { revision20260728 } from "./revisions/2026-07-28.ts";

/** Oldest first: their order is that of time, whatever an id looks like. */
export const revisions: readonly Revision[] = [
  revision20241105,
  revision20250326,
  revision20250618,
  revision20251125,
  revision20260728,
];

export const latestRevision: Revision = revisions.reduce((_, later) => later);

export function findRevision(id: string): Revision | undefined {
  return revisions.find((revision) => revision.id === id);
}

/** Whether a revision is older than another, both by their id. One that nobody knows is neither older nor newer. */
export function isOlder(id: string, other: string): boolean {
  const [at, of] = [placeOf(id), placeOf(other)];
  return at >= 0 && of >= 0 && at < of;
}

const placeOf = (id: string) => revisions.findIndex((revision) => revision.id === id);

/** The id of the first revision of which something holds, for a message. */
export function sinceWhen(holds: (revision: Revision) => boolean): string {
  return revisions.find(holds)?.id ?? "a later revision";
}

/** From which revision to which a tool may have a field. */
export interface FieldLife {
  readonly since: string;
  readonly last: string;
  /** The first revision without it again. */
  readonly removedIn?: string;
}

/** Undefined for a field that no revision has. */
export function fieldLife(toolField: string): FieldLife | undefined {
  const has = ({ toolFields }: Revision) => toolFields.includes(toolField);
  const [first, last] = [revisions.find(has), revisions.findLast(has)];
  if (!first || !last) return undefined;
  const next = revisions[revisions.indexOf(last) + 1];
  return { since: first.id, last: last.id, ...(next && { removedIn: next.id }) };
}
