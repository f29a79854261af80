import { code } from "../words.ts";

/** A place in a value as a person would write it: `filter.tags[0]`. */
export function subjectOf(steps: readonly string[], whole: string): string {
  if (steps.length === 0) return whole;
  return code(
    steps.reduce((text, step) => {
      if (/^(0|[1-9]\d*)$/.test(step) && text !== "") return `${text}[${step}]`;
      return /^[\p{ID_Start}_$][\p{ID_Continue}$-]*$/u.test(step) && text !== ""
        ? `${text}.${step}`
        : text === ""
          ? step
          : `${text}[${JSON.stringify(step)}]`;
    }, ""),
  );
}
