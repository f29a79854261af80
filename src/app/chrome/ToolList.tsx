import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { ToolSummary } from "../../core/index.ts";
import { listedTools, selectedInList } from "../store/listed-tools.ts";
import { useCost } from "../store/panels/cost.ts";
import { actions, useApp } from "../store/store.ts";
import { toolTitle } from "../tool-title.ts";
import { Count } from "../ui/Count.tsx";
import { Kbd } from "../ui/Kbd.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import { Worst } from "../ui/Worst.tsx";
import styles from "./ToolList.module.css";
import { shownTools, type ToolOrder, toolOrders } from "./tool-order.ts";
import { useRest } from "./useRest.ts";

const rowHeight = 28;

/** Every tool of the document, with the worst thing found in each. */
export function ToolList() {
  const tools = usePriced(useApp(listedTools));
  const rest = useRest();
  const selected = useApp((state) => selectedInList(state)?.index);
  const [filter, setFilter] = useState("");
  const [order, setOrder] = useState<ToolOrder>("document");
  const [onlyProblems, setOnlyProblems] = useState(false);
  const view = useMemo(() => ({ order, filter, onlyProblems }), [order, filter, onlyProblems]);
  const shown = useMemo(() => shownTools(tools, view), [tools, view]);
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
  // The list follows the cursor, and a tool that a fix or a key takes to another place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tool may stand in the same place
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(place);
  }, [selected, place, rows]);
  // Another order is read from its beginning.
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    rows.scrollToOffset(0);
  }, [view, rows]);

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
          Tools
          {shown.length < tools.length && <span className={styles.found}>{shown.length.toLocaleString("en")} of</span>}
          <Count number={tools.length} />
        </h2>
        {rest && (
          <span className={styles.tools}>
            <rest.OrderMenu
              label="Sort tools"
              value={order}
              options={toolOrders}
              onChange={setOrder}
              only={{ label: "Only with problems", isOn: onlyProblems, onChange: setOnlyProblems }}
            />
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
                  <span className={styles.facts}>
                    <Worst counts={tool.counts} />
                    {order === "tokens" && (
                      <span className={styles.tokens}>{tool.tokens.toLocaleString("en")} tok</span>
                    )}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        {shown.length === 0 && (
          <p className={styles.empty}>
            {filter ? "No tool has that in its name" : onlyProblems ? "No tool has a problem" : "No tools yet"}
          </p>
        )}
      </div>
      <p className={styles.foot}>Drop or paste a file to open it</p>
    </nav>
  );
}

/** With the tokens that Cost counted, where it has counted this text: there is one figure on the page. */
function usePriced(tools: readonly ToolSummary[]): readonly ToolSummary[] {
  const analysis = useApp((state) => state.analysis);
  const costs = useCost((state) => (analysis !== null && state.of === analysis ? state.costs : null));
  return useMemo(
    () => (costs ? tools.map((tool, place) => ({ ...tool, tokens: costs[place]?.tokens ?? tool.tokens })) : tools),
    [tools, costs],
  );
}
