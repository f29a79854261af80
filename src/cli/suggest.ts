import { nearest } from "../core/index.ts";

/** "`lnt` is no command: did you mean `lint`?", or the whole list where nothing is near. */
export function unknown(word: string, noun: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  const advice = meant === undefined ? `choose one of ${candidates.join(", ")}` : `did you mean ${meant}?`;
  return `${word === "" ? "nothing" : word} is no ${noun}: ${advice}`;
}
