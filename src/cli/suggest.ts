import { nearest } from "../core/index.ts";

/** "`lnt` is no command: did you mean `lint`?", or the whole list where nothing is near. */
export function unknown(word: string, noun: string, candidates: readonly string[]): string {
  return isNo(word, noun, nearest(word, candidates), `choose one of ${candidates.join(", ")}`);
}

/** The same with what was most likely meant, and what to do where nothing was. */
export function isNo(word: string, noun: string, meant: string | undefined, advice: string): string {
  return `${word === "" ? "nothing" : word} is no ${noun}: ${meant === undefined ? advice : `did you mean ${meant}?`}`;
}
