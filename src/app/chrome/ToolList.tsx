import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { listedTools, selectedInList } from "../store/listed-tools.ts";
import { actions, useApp } from "../store/store.ts";
import { toolTitle } from "../tool-title.ts";
import { Count } from "../ui/Count.tsx";
import { Kbd } from "../ui/Kbd.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import { Worst } from "../ui/Worst.tsx";
import styles from "./ToolList.module.css";
import { inOrder, type ToolOrder } from "./tool-order.ts";
import { useRest } from "./useRest.ts";

const rowHeight = 28;

/** Every tool of the document, with the worst thing found in each. */
export function ToolList() {
  const tools = useApp(listedTools);
  const rest = useRest();
  const selected = useApp((state) => selectedInList(state)?.index);
  const [filter, setFilter] = useState("");
  const [order, setOrder] = useState<ToolOrder>("document");
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const found = wanted === "" ? tools : tools.filter(({ name }) => name?.toLowerCase().includes(wanted));
    return inOrder(found, order);
  }, [tools, filter, order]);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: { width: 0, height: 800 },
  });
  const place = shown.findIndex(({ index }) => index === selected);
  const active = Math.max(0, place);
  // The list follows the cursor.
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(place);
  }, [place, rows]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = Number((event.target as HTMLElement).dataset.row ?? -1);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= shown.length) return;
    event.preventDefault();
    rows.scrollToIndex(to);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus());
  };

  return (
    <nav className={styles.nav} aria-label="Tools" data-region="Tools">
      <div className={styles.head}>
        <h2 className={styles.title}>
          Tools <Count number={tools.length} />
        </h2>
        {rest && (
          <span className={styles.tools}>
            <rest.SortMenu order={order} onChange={setOrder} />
            <rest.AddMenu />
          </span>
        )}
      </div>
      <SearchField
        label="Filter tools"
        className={styles.search}
        data-tool-filter
        value={filter}
        onChange={setFilter}
        hint={<Kbd keys={["/"]} />}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") move(event);
          if (event.key === "Escape") setFilter("");
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside */}
      <div ref={scroller} className={styles.scroller} onKeyDown={move}>
        <ul style={{ height: rows.getTotalSize(), position: "relative" }}>
          {rows.getVirtualItems().map(({ index: row, start }) => {
            const tool = shown[row];
            if (!tool) return null;
            return (
              <li key={tool.index} className={styles.place} style={{ transform: `translateY(${start}px)` }}>
                <button
                  type="button"
                  className={styles.tool}
                  aria-current={tool.index === selected}
                  data-row={row}
                  tabIndex={row === active ? 0 : -1}
                  onClick={() => actions.chooseTool(tool)}
                >
                  <span className={tool.name === null ? styles.unnamed : styles.name}>{toolTitle(tool.name)}</span>
                  <Worst counts={tool.counts} />
                </button>
              </li>
            );
          })}
        </ul>
        {shown.length === 0 && (
          <p className={styles.empty}>{filter ? "No tool has that in its name" : "No tools yet"}</p>
        )}
      </div>
      <p className={styles.foot}>Drop or paste a file to open it</p>
    </nav>
  );
}
