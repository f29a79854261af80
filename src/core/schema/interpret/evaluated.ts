import { isObject } from "../../json.ts";
import { remember } from "../../memo.ts";
import type { JsonObject } from "../../types.ts";
import { rareKeywords } from "../rare-keywords.ts";
import { subschemas } from "../walk.ts";
import type { Answer } from "./answers.ts";

/** The members and items of one value that some schema evaluated: what `unevaluatedProperties` and `unevaluatedItems` leave out. */
export interface Evaluated {
  readonly sure: Set<string | number>;
  /** Evaluated, where a schema fits of which that could not be told. */
  readonly maybe: Set<string | number>;
  /** A schema could not be followed: it may evaluate anything. */
  isOpen: boolean;
}

export function newEvaluated(): Evaluated {
  return { sure: new Set(), maybe: new Set(), isOpen: false };
}

/** A schema that does not fit evaluates nothing. */
export function mergeEvaluated(into: Evaluated, from: Evaluated, answer: Answer): void {
  if (answer === false) return;
  for (const key of from.sure) (answer ? into.sure : into.maybe).add(key);
  for (const key of from.maybe) into.maybe.add(key);
  into.isOpen ||= from.isOpen;
}

/** The answer for what may be left over: where it may be evaluated already, "no" is not sure. */
export function leftOver(evaluated: Evaluated | undefined, key: string | number, fits: () => Answer): Answer {
  if (evaluated?.sure.has(key)) return true;
  const answer = fits();
  const isUnsure = evaluated && (evaluated.isOpen || evaluated.maybe.has(key));
  evaluated?.sure.add(key);
  return answer === false && isUnsure ? undefined : answer;
}

/** Whether what is evaluated matters anywhere in a document. */
export const usesUnevaluated = remember((root: JsonObject) => {
  const rare = rareKeywords(root);
  if (!rare.has("unevaluatedProperties") && !rare.has("unevaluatedItems")) return false;
  for (const { schema } of subschemas(root)) {
    if (!isObject(schema)) continue;
    if (Object.hasOwn(schema, "unevaluatedProperties") || Object.hasOwn(schema, "unevaluatedItems")) return true;
  }
  return false;
});
