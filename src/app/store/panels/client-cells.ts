import type { ClientVerdict } from "../../../core/index.ts";
import { cellVerdicts, unpackCell } from "../../worker/client-cells.ts";
import { ownCopy } from "./own-copy.ts";

/** One tool in every chosen client, in the order of the choice. A cell of 0 is not known yet. */
export interface MatrixRow {
  readonly cells: readonly number[];
  readonly counts: VerdictCounts;
}

export type VerdictCounts = Readonly<Record<ClientVerdict, number>>;

export const noCounts: VerdictCounts = { works: 0, changed: 0, unknown: 0, refused: 0 };

export function rowOf(cells: readonly number[]): MatrixRow {
  const counts = { ...noCounts };
  for (const cell of cells) {
    const verdict = unpackCell(cell)?.verdict;
    if (verdict) counts[verdict]++;
  }
  return { cells, counts };
}

export function sumOf(rows: readonly (MatrixRow | undefined)[]): VerdictCounts {
  const sum = { ...noCounts };
  for (const row of rows) for (const verdict of cellVerdicts) sum[verdict] += row?.counts[verdict] ?? 0;
  return sum;
}

/** How bad a row is: what is refused counts before what is changed, that before what nobody knows. */
export function badness(row: MatrixRow | undefined): number {
  if (!row) return 0;
  const { refused, changed, unknown } = row.counts;
  return refused * 10_000 + changed * 100 + unknown;
}

interface Known {
  readonly cells: Map<string, number>;
  /** The row of the last choice of clients, until a cell is added. */
  row: { readonly clients: readonly string[]; readonly row: MatrixRow } | undefined;
}

/**
 * Cells that were asked for, by the text of the tool: after a keystroke only the tool that was edited is unknown.
 * Another name of the server changes them all.
 */
export function createCells() {
  let server: object | undefined;
  const known = new Map<string, Known>();
  return {
    /** Forgets all where the server is called otherwise now. */
    forServer(now: object): void {
      if (now !== server) known.clear();
      server = now;
    },
    missing(tool: string, clients: readonly string[]): readonly string[] {
      const own = known.get(tool);
      if (own?.row?.clients === clients && !own.row.row.cells.includes(0)) return [];
      return own ? clients.filter((client) => !own.cells.has(client)) : clients;
    },
    put(tool: string, clients: readonly string[], cells: readonly number[]): void {
      const own: Known = known.get(tool) ?? { cells: new Map(), row: undefined };
      clients.forEach((client, index) => {
        own.cells.set(client, cells[index] ?? 0);
      });
      own.row = undefined;
      if (!known.has(tool)) known.set(ownCopy(tool), own);
    },
    row(tool: string, clients: readonly string[]): MatrixRow | undefined {
      const own = known.get(tool);
      if (own && own.row?.clients !== clients)
        own.row = { clients, row: rowOf(clients.map((client) => own.cells.get(client) ?? 0)) };
      return own?.row?.row;
    },
    /** Texts that were typed would pile up. */
    keepOnly(tools: readonly string[]): void {
      if (known.size <= tools.length + maxOld) return;
      const wanted = new Set(tools);
      for (const tool of known.keys()) if (!wanted.has(tool)) known.delete(tool);
    },
  };
}

/** Texts that Undo may bring back. */
const maxOld = 20;
