import type { Json } from "../../types.ts";
import { nearest } from "../../words.ts";
import type { Rename, RenameChoices } from "../model/change.ts";

/** Something with a name that may have got another one. */
export interface Named {
  readonly name: string;
  /** Equal where the meaning is. */
  readonly meaning: string;
  readonly description: Json | undefined;
  /** What both must share to be worth a thought. */
  readonly kind: string;
  readonly required: boolean;
  readonly index: number;
}

const enough = 3;
const maxPairs = 10_000;

/** Names that are gone and names that are new, paired by likeness: the likest first. */
export function findRenames(
  gone: readonly Named[],
  added: readonly Named[],
  place: string,
  choices: RenameChoices,
): Rename[] {
  if (gone.length * added.length > maxPairs) return [];
  const [lost, found] = [countKinds(gone), countKinds(added)];
  const pairs = gone.flatMap((from) =>
    added.map((to) => {
      const id = `${place}:${from.name}>${to.name}`;
      const confirmed = choices.confirmed?.includes(id) ?? false;
      const score = confirmed
        ? Number.POSITIVE_INFINITY
        : likeness(from, to) + (lost.get(kindOf(from)) === 1 && found.get(kindOf(to)) === 1 ? 1 : 0);
      return { id, from: from.name, to: to.name, confirmed, score };
    }),
  );
  const taken = new Set<string>();
  return pairs
    .filter(({ id, score }) => score >= enough && !choices.rejected?.includes(id))
    .sort((a, b) => b.score - a.score)
    .filter(({ from, to }) => {
      if (taken.has(`-${from}`) || taken.has(`+${to}`)) return false;
      taken.add(`-${from}`).add(`+${to}`);
      return true;
    })
    .map(({ id, from, to, confirmed }) => ({ id, from, to, confirmed }));
}

function kindOf({ kind, required }: Named): string {
  return `${required} ${kind}`;
}

function countKinds(list: readonly Named[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const named of list) counts.set(kindOf(named), (counts.get(kindOf(named)) ?? 0) + 1);
  return counts;
}

function likeness(from: Named, to: Named): number {
  if (from.kind !== to.kind) return 0;
  let score = from.meaning === to.meaning ? 1.5 : 0;
  if (typeof from.description === "string" && from.description === to.description) score += 2;
  if (from.required === to.required) score += 0.5;
  if (from.index === to.index) score += 0.5;
  if (resemble(from.name, to.name)) score += 1.5;
  return score;
}

/** `userId`, `user_id` and `user`; `comand` and `command`. */
function resemble(one: string, other: string): boolean {
  const [left, right] = [plainName(one), plainName(other)];
  if (left.length > 2 && right.length > 2 && (left.includes(right) || right.includes(left))) return true;
  return nearest(left, [right]) !== undefined;
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
