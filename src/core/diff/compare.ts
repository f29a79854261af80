import type { Json } from "../types.ts";
import type { Found, RenameChoices, Spot } from "./change.ts";
import { at, compareFacets } from "./compare-facets.ts";
import { compareMembers, type Tools } from "./compare-members.ts";
import { compareNotes } from "./compare-notes.ts";
import { compareParts } from "./compare-parts.ts";
import type { Located } from "./facets.ts";
import type { Keys } from "./key.ts";
import { isSameText } from "./read.ts";
import { view } from "./view.ts";

/** A tool with more changes than this was rewritten. */
export const maxChanges = 500;
const maxSpots = 20_000;

/** Every change between two root schemas, each place once however many references lead to it. */
export function compareSchemas(
  older: Located,
  newer: Located,
  giver: Tools["giver"],
  keys: Keys,
  renames: RenameChoices,
): Found[] {
  const label = giver === "older" ? "the input" : "the result";
  const found: Found[] = [];
  const seen = new Set<string>();
  const ids = new Map<Json, number>();
  const id = ({ schema, path }: Located) => {
    if (typeof schema !== "object" || schema === null) return path.join("/");
    const known = ids.get(schema) ?? ids.size;
    ids.set(schema, known);
    return known;
  };
  const waiting: Spot[] = [{ older: [older], newer: [newer], path: [], label, levels: [], monotone: true }];
  for (let spots = 0; waiting.length > 0 && spots < maxSpots && found.length < maxChanges; spots++) {
    const spot = waiting.shift() as Spot;
    const pair = `${spot.older.map(id).join()}|${spot.newer.map(id).join()}`;
    if (seen.has(pair) || isUntouched(spot)) continue;
    seen.add(pair);
    for (const next of lookAt(spot, { keys, renames, giver })) {
      if (found.length >= maxChanges) break;
      if ("effect" in next) found.push(next);
      else if (next.levels.length < 60) waiting.push(next);
    }
  }
  return found;
}

/** Nothing to look for. */
function isUntouched({ older, newer }: Spot): boolean {
  const [old, now] = [older[0], newer[0]];
  return older.length === 1 && newer.length === 1 && old !== undefined && now !== undefined && isSameText(old, now);
}

function* lookAt(spot: Spot, tools: Tools): Generator<Found | Spot> {
  const [older, newer] = [view(spot.older), view(spot.newer)];
  yield* compareFacets(spot, older, newer, spot[tools.giver]);
  yield* compareMembers(spot, older, newer, tools);
  yield* compareParts(spot, older, newer, tools);
  for (const { key, message, reason, from, to } of compareNotes(spot.label, older.notes, newer.notes)) {
    yield {
      ...at(
        spot,
        key,
        key === "description" || key === "title" || key === "default" ? `${key}-changed` : "note-changed",
        "note",
      ),
      message,
      reason,
      from,
      to,
    };
  }
}
