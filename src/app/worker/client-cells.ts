import type { ClientVerdict } from "../../core/index.ts";

/** Verdicts in the order of their code in a cell; 0 is a cell that is not known yet. */
export const cellVerdicts = ["works", "changed", "unknown", "refused"] as const satisfies readonly ClientVerdict[];
const bits = 3;
const maxChanges = 999;

/** A cell of the matrix as a number: thousands of them cross to the page, and are counted there. */
export function packCell(verdict: ClientVerdict, changes: number): number {
  return (cellVerdicts.indexOf(verdict) + 1) | (Math.min(changes, maxChanges) << bits);
}

/** What a cell says; undefined where nobody has asked yet. */
export function unpackCell(cell: number): { readonly verdict: ClientVerdict; readonly changes: number } | undefined {
  const verdict = cellVerdicts[(cell & ((1 << bits) - 1)) - 1];
  return verdict && { verdict, changes: cell >> bits };
}
