import type { Json } from "../../types.ts";
import { code, codeValue, typeWords } from "../../words.ts";
import type { Bound } from "../model/facets.ts";

/** What was lost and gained between two lists. */
export interface ListChange<Item> {
  readonly from: readonly Item[];
  readonly to: readonly Item[];
  readonly lost: readonly Item[];
  readonly gained: readonly Item[];
}

export function typesChanged(label: string, { from, to, lost, gained }: ListChange<string>): string {
  const words = (types: readonly string[]) =>
    types.map((type) => typeWords[type as keyof typeof typeWords]).join(" or ");
  if (to.length === 6) return `${label} takes anything now`;
  if (from.length === 6) return `${label} only takes ${words(to)} now`;
  if (lost.length === 0) return `${label} also takes ${words(gained)}`;
  if (gained.length === 0) return `${label} no longer takes ${words(lost)}`;
  return `${label} takes ${words(to)} instead of ${words(from)}`;
}

export function valuesChanged(
  label: string,
  from: readonly Json[] | undefined,
  to: readonly Json[] | undefined,
  { lost, gained }: Pick<ListChange<Json>, "lost" | "gained">,
): string {
  const shown = (values: readonly Json[]) =>
    values.slice(0, 4).map(codeValue).join(", ") + (values.length > 4 ? ` and ${values.length - 4} more` : "");
  if (!to) return `${label} takes any value of its type now, not only ${shown(from ?? [])}`;
  if (!from) return `${label} only takes ${shown(to)} now`;
  if (lost.length === 0) return `${label} also takes ${shown(gained)}`;
  if (gained.length === 0) return `${label} no longer takes ${shown(lost)}`;
  return `${label} takes ${shown(gained)} instead of ${shown(lost)}`;
}

export function boundChanged(
  label: string,
  keyword: "minimum" | "maximum",
  from: Bound | undefined,
  to: Bound | undefined,
  rose: boolean,
): string {
  const word = keyword === "minimum" ? "smallest" : "largest";
  const shown = (bound: Bound) => `${bound.open ? (keyword === "minimum" ? "above " : "below ") : ""}${bound.value}`;
  if (from && to) return `${label}: the ${word} value ${rose ? "rose" : "fell"} from ${shown(from)} to ${shown(to)}`;
  return to ? `${label} has a ${word} value now: ${shown(to)}` : `${label} has no ${word} value any more`;
}

const counted = { length: "length", itemCount: "number of items", memberCount: "number of members" } as const;

/** Undefined where there is no limit. */
export function sizeChanged(
  label: string,
  facet: keyof typeof counted,
  end: "min" | "max",
  from: number | undefined,
  to: number | undefined,
): string {
  const what = `${end === "min" ? "smallest" : "largest"} ${counted[facet]}`;
  if (from === undefined) return `${label} has a ${what} now: ${to}`;
  if (to === undefined) return `${label} has no ${what} any more`;
  return `${label}: the ${what} ${to > from ? "rose" : "fell"} from ${from} to ${to}`;
}

export function stepChanged(label: string, from: readonly number[], to: readonly number[]): string {
  return `${label}: the step changed from ${from.join(", ") || "none"} to ${to.join(", ") || "none"}`;
}

export function spellingChanged(
  label: string,
  keyword: "pattern" | "format",
  from: readonly string[],
  to: readonly string[],
): string {
  const [before, after] = [from.map(code).join(", "), to.map(code).join(", ")];
  if (from.length === 0) return `${label} has to fit the ${keyword} ${after} now`;
  if (to.length === 0) return `${label} no longer has to fit the ${keyword} ${before}`;
  return `${label}: the ${keyword} changed from ${before} to ${after}`;
}

export function uniqueChanged(label: string, isUnique: boolean): string {
  return isUnique ? `${label}: no two items may be equal now` : `${label}: items may repeat now`;
}
