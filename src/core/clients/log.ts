import type { JsonObject } from "../types.ts";
import type { ClientEffect, Fact, Note, Work } from "./client.ts";
import { codes } from "./codes.ts";
import { pathOf, type Trail } from "./trail.ts";

/** More notes than this of one tool help nobody; the rest is counted. */
const maxNotes = 300;
/** Schemas that may be written out of references: chains of them double with every step. */
const maxExpanded = 5_000;

/** Worst last. */
const order: readonly ClientEffect[] = ["same", "advice", "meaning", "call", "tool", "server", "request"];

export interface Log {
  readonly notes: readonly Note[];
  /** Notes that were not kept. */
  readonly omitted: number;
  /** Of all notes, those that were not kept included. */
  readonly worst: ClientEffect;
  /** How many of all notes tell that a model sees less, or something else. */
  readonly changes: number;
  /** Some of what is done to the tool could not be followed. */
  readonly unknown: boolean;
  work(fact: Fact): Work;
}

export function createLog(tool: JsonObject): Log {
  const kept: (Omit<Note, "path"> & { readonly at: Trail })[] = [];
  let [quiet, loud, omitted, changes] = [0, 0, 0, 0];
  let worst: ClientEffect = "same";
  let left = maxExpanded;
  let unknown = false;
  const work = (fact: Fact): Work => ({
    tool,
    note(code, at, args = {}, effect = codes[code]) {
      if (order.indexOf(effect) > order.indexOf(worst)) worst = effect;
      if (effect === "meaning") changes++;
      if (code === "steps-unknown" || code === "too-large") unknown = true;
      // Counted apart, so that what breaks something is not crowded out by what nobody notices.
      if ((effect === "same" ? ++quiet : ++loud) > maxNotes) omitted++;
      else kept.push({ code, at, args, effect, fact });
    },
    spend: () => left-- > 0,
    as: work,
  });
  return {
    // A verdict needs no paths: they are written out where somebody reads on.
    get notes() {
      return kept.map(({ at, ...note }) => ({ ...note, path: pathOf(at) }));
    },
    get omitted() {
      return omitted;
    },
    get worst() {
      return worst;
    },
    get changes() {
      return changes;
    },
    get unknown() {
      return unknown || left < 0;
    },
    work,
  };
}

/** Worst first. */
export function byEffect(a: Note, b: Note): number {
  return order.indexOf(b.effect) - order.indexOf(a.effect);
}
