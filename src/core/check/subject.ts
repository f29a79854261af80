import type { Path } from "../types.ts";
import { code } from "../words.ts";

/** What a value is called in a sentence. Without a name the sentence goes on from words that stand before it. */
export interface Subject {
  readonly name: string;
  readonly isPlural: boolean;
}

export const theArguments: Subject = { name: "The arguments", isPlural: true };
export const theResult: Subject = { name: "The result", isPlural: false };

/** A place in a value as a person would write it: `filter.tags[0]`. */
export function subjectOf(path: Path, whole: string): string {
  if (path.length === 0) return whole;
  return code(
    path.map(String).reduce((text, step) => {
      if (/^(0|[1-9]\d*)$/.test(step) && text !== "") return `${text}[${step}]`;
      return /^[\p{ID_Start}_$][\p{ID_Continue}$-]*$/u.test(step) && text !== ""
        ? `${text}.${step}`
        : text === ""
          ? step
          : `${text}[${JSON.stringify(step)}]`;
    }, ""),
  );
}
