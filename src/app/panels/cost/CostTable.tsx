import { useVirtualizer } from "@tanstack/react-virtual";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { changeWords, figureWords, shareWords, type ToolCost } from "../../../core/index.ts";
import { useCost } from "../../store/panels/cost.ts";
import { useEarlier } from "../../store/panels/cost-earlier.ts";
import { toolTitle } from "../../tool-title.ts";
import { Icon } from "../../ui/Icon.tsx";
import { NextIcon } from "../../ui/icons.ts";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./CostTable.module.css";
import { selectPlace } from "./go.ts";
import { Since } from "./Since.tsx";
import { Sparkline } from "./Sparkline.tsx";
import { useSelectedPlace } from "./useShownCost.ts";

const rowHeight = 27;
/** The head stays on top of the rows. */
const headHeight = 28;

/** Every tool, the dearest first, with what it cost in the versions before. */
export function CostTable() {
  const tools = useDeferredValue(useCost((state) => state.tools));
  const costs = useDeferredValue(useCost((state) => state.costs));
  const hasEarlier = useEarlier((state) => state.since !== null);
  const selected = useSelectedPlace();
  const rows = useMemo(
    () =>
      costs
        .flatMap((cost, place) => (cost ? [{ cost, place, name: toolTitle(tools[place]?.name ?? null) }] : []))
        .toSorted((a, b) => b.cost.tokens - a.cost.tokens),
    [costs, tools],
  );
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingEnd: headHeight,
    initialRect: { width: 0, height: 600 },
  });
  const at = rows.findIndex(({ place }) => place === selected);
  const { scrollToIndex } = virtual;
  useEffect(() => {
    if (at >= 0) scrollToIndex(at, { align: "auto" });
  }, [at, scrollToIndex]);
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <Scroller ref={scroller} className={styles.table} label="Tools by cost">
      <table className={styles.rows} data-bare={!hasEarlier} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Tool</th>
            <th scope="col" aria-sort="descending" className={styles.number}>
              <Icon of={NextIcon} size={12} /> Tokens
            </th>
            <th scope="col" className={styles.number}>
              Share
            </th>
            <th scope="col" className={styles.since}>
              <Since />
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {shown.map(({ index }) => {
            const row = rows[index];
            return row && <Row key={row.place} {...row} index={index} isSelected={row.place === selected} />;
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </Scroller>
  );
}

interface RowProps {
  cost: ToolCost;
  place: number;
  name: string;
  index: number;
  isSelected: boolean;
}

function Row({ cost, place, name, index, isSelected }: RowProps) {
  const total = useCost((state) => state.total.tokens);
  const tokenizer = useCost((state) => state.tokenizer);
  const last = useEarlier((state) => state.last);
  const since = useEarlier((state) => state.since);
  const before = since?.tokens.get(cost.tool);
  const change = !since ? "" : before === undefined ? "new" : changeWords(cost.tokens - before);
  return (
    <tr aria-rowindex={index + 2} data-selected={isSelected}>
      <td className={styles.name}>
        <button type="button" className={styles.tool} onClick={() => selectPlace(place)}>
          {name.slice(0, 120)}
        </button>
      </td>
      <td className={styles.number}>{figureWords(cost, tokenizer)}</td>
      <td className={styles.share}>{shareWords(cost.tokens, total)}</td>
      <td className={styles.since} data-quiet={change === "same"}>
        {since && <Sparkline values={[...last.map(({ tokens }) => tokens.get(cost.tool)), cost.tokens]} />}
        {change}
      </td>
    </tr>
  );
}
