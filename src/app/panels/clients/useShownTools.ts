import { useMemo } from "react";
import { badness } from "../../store/panels/client-cells.ts";
import { useMatrix } from "../../store/panels/client-matrix.ts";
import { useClients } from "../../store/panels/clients.ts";

/** The places of the tools that the filter leaves, in the order of the document or the worst first. */
export function useShownTools(worstFirst: boolean): readonly number[] {
  const filter = useClients((state) => state.filter);
  const rows = useMatrix((state) => state.rows);
  const number = useMatrix((state) => state.tools.length);
  return useMemo(() => {
    const all = Array.from({ length: number }, (_, place) => place);
    const left = filter === null ? all : all.filter((place) => (rows[place]?.counts[filter] ?? 0) > 0);
    return worstFirst ? left.toSorted((a, b) => badness(rows[b]) - badness(rows[a])) : left;
  }, [filter, rows, number, worstFirst]);
}
