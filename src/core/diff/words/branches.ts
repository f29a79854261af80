import { code, count } from "../../words.ts";

export function branchesChanged(label: string): string {
  return `${label}: the alternatives changed`;
}

export function branchesRemoved(label: string, gone: number, before: number): string {
  return `${label} no longer takes ${gone} of ${count(before, "alternative")}`;
}

export function branchesAdded(label: string, added: number): string {
  return `${label} takes ${count(added, "more alternative")}`;
}

/** A keyword that has no parts to compare; undefined where it is several of them, or none that is known. */
export function indivisibleChanged(label: string, keyword: string | undefined): string {
  return `${label}: ${keyword === undefined ? "a part that cannot be compared" : code(keyword)} changed`;
}
