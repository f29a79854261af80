import { useMemo } from "react";
import { type CostPart, numberWords, partWords, shareWords, visible } from "../../../core/index.ts";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./CostTable.module.css";
import { goToPart } from "./go.ts";
import { useSelectedCost, useSelectedPlace } from "./useShownCost.ts";

/** The parts of the selected tool, the dearest first. */
export function PartsTable() {
  const cost = useSelectedCost();
  const place = useSelectedPlace();
  const all = useMemo(() => rowsOf(cost?.parts ?? [], 0), [cost]);
  const rows = all.slice(0, maxRows);
  return (
    <Scroller className={styles.table} label="Parts by cost">
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col" aria-sort="descending">
              Tokens
            </th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, depth }) => (
            <tr key={part.path}>
              <td style={{ paddingLeft: depth * 16 }}>
                <button type="button" className={styles.tool} onClick={() => goToPart(place, part.path)}>
                  {visible(partWords(part)).slice(0, 120)}
                </button>
              </td>
              <td>{numberWords(part.tokens)}</td>
              <td>{shareWords(part.tokens, cost?.tokens ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > maxRows && (
        <p className={styles.more}>
          {numberWords(all.length - maxRows)} more are inside of these: see Source or Design
        </p>
      )}
    </Scroller>
  );
}

interface PartRow {
  readonly part: CostPart;
  readonly depth: number;
}

/** More rows than these nobody reads. */
const maxRows = 500;

function rowsOf(parts: readonly CostPart[], depth: number): readonly PartRow[] {
  return parts
    .toSorted((a, b) => b.tokens - a.tokens)
    .flatMap((part): readonly PartRow[] => [{ part, depth }, ...rowsOf(part.parts ?? [], depth + 1)]);
}
