import type { Refusal } from "../../types.ts";
import { code, say, type WordTable } from "../../words.ts";

/** Why JSON is no lock. */
export type LockCode = "no-lock" | "incomplete" | "edited";

/** The rest of a sentence that starts with the name of the file. */
export function lockInWords(refusal: Refusal<LockCode>): string {
  return say(words, refusal);
}

const words: WordTable<LockCode> = {
  "no-lock": () => "is not a lock file: write one with toolwright lock",
  incomplete: () => "has an entry without name, hash or descriptor: write it again with toolwright lock",
  edited: (name) =>
    `was edited by hand: the hash of ${code(name)} does not fit its descriptor. Review it and write it again with toolwright lock`,
};
