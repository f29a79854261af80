import { diffTool } from "../../diff/index.ts";
import { applyEdits, editsFor, parseTool } from "../../text/index.ts";
import type { JsonObject } from "../../types.ts";
import { cut } from "./cut.ts";
import { dialect } from "./dialect.ts";
import { empty, open } from "./keywords.ts";
import { sentences } from "./sentences.ts";
import { shared } from "./shared.ts";
import { type SavingContext, type SavingKind, type Shorten, type Shortening, savingKinds } from "./shortening.ts";
import { titles } from "./titles.ts";
import { unused } from "./unused.ts";

const ways: Readonly<Record<SavingKind, Shorten>> = { unused, titles, empty, open, dialect, sentences, cut, shared };

/** A shortening and the tool that it makes. */
export interface Shortened extends Shortening {
  readonly text: string;
  readonly value: JsonObject;
}

/** Everything that can be said shorter in the text of one tool, each by itself, as far as it is proven to change no call. */
export function shortenings(text: string, context: SavingContext): readonly Shortened[] {
  const before = readTool(text);
  if (!before) return [];
  return savingKinds.flatMap((kind) =>
    ways[kind](before.value, context).flatMap((one) => {
      const after = made(text, one);
      return after && takeTheSame(before.value, after.value) ? [{ ...one, ...after }] : [];
    }),
  );
}

/** The text of one tool after several of them, one after the other. */
export function shortenedTool(text: string, context: SavingContext, isChosen: (one: Shortening) => boolean): string {
  let now = text;
  for (const kind of savingKinds) {
    // Each makes the next look at what it left: no two meet in one edit.
    for (let round = 0; round < maxRounds; round++) {
      const tool = readTool(now);
      const one = tool && ways[kind](tool.value, context).find(isChosen);
      const after = one && made(now, one);
      if (!tool || !after || !takeTheSame(tool.value, after.value)) break;
      now = after.text;
    }
  }
  return now;
}

const maxRounds = 50;

/** Where the text is torn, members may belong to other objects than they seem to. */
function readTool(text: string) {
  const read = parseTool(text);
  return read && !read.faults.some(({ kind }) => kind === "syntax" || kind === "duplicate-key") ? read : undefined;
}

function made(text: string, { changes }: Shortening): Pick<Shortened, "text" | "value"> | undefined {
  const read = readTool(text);
  const edits = read && editsFor(read.tree(), text, changes);
  const after = edits && applyEdits(text, edits);
  const value = after === undefined ? undefined : readTool(after)?.value;
  return after === undefined || value === undefined ? undefined : { text: after, value };
}

/** Neither of the two takes a call, or gives a result, that the other does not. */
function takeTheSame(before: JsonObject, after: JsonObject): boolean {
  const breaks = (older: JsonObject, newer: JsonObject) =>
    diffTool(older, newer).some(({ severity }) => severity === "breaking" || severity === "unknown");
  return !breaks(before, after) && !breaks(after, before);
}
