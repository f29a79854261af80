import {
  defaultRangeExtractor,
  type Range,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Path, type PlacedRow, toPointer } from "../../core/index.ts";
import { afterPaint } from "../store/after-paint.ts";
import type { ShownPage } from "../store/panels/design.ts";
import { useDesign } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { siblingsOf } from "../store/panels/design-words.ts";
import { useWidth } from "../useWidth.ts";
import { showDetail } from "./Detail.tsx";
import styles from "./Grid.module.css";
import type { GridContext } from "./grid-commands.ts";
import { ItemView } from "./ItemView.tsx";
import type { Item } from "./items.ts";
import { InferDialog } from "./menus/InferDialog.tsx";
import type { Editing } from "./RowView.tsx";
import { asGrid } from "./roles.ts";
import type { RowProblems } from "./row-problems.ts";
import { isTitled, nameText } from "./row-words.ts";
import { useAlong } from "./useAlong.ts";
import { useDrag } from "./useDrag.ts";
import { useFollow } from "./useFollow.ts";
import { useGridEvents } from "./useGridEvents.ts";

export interface GridProps {
  shown: ShownPage;
  items: readonly Item[];
  problems: RowProblems;
  scroller: RefObject<HTMLElement | null>;
  /** What stands above the grid in the same scroller, in pixels. */
  above: number;
  width: number;
  isCompact: boolean;
  isLocked: boolean;
  showKeys: () => void;
}

/** The fields as a tree grid. Only the lines in sight are there, the one with the focus, and the head of its section. */
export function Grid(props: GridProps) {
  const { shown, items, scroller, above, width, isCompact, isLocked, showKeys } = props;
  const active = useDesign((state) => state.active);
  const [editing, setEditing] =
    useState<GridContext["setEditing"] extends (next: infer Next) => void ? Next : never>(null);
  const [example, setExample] = useState<{ readonly path: Path; readonly text: string } | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const activeIndex = items.findIndex(({ key }) => key === active);
  const heads = useMemo(() => items.flatMap(({ kind }, index) => (isHead(kind) ? [index] : [])), [items]);
  const stuck = useRef(0);
  const overscan = useOverscan();
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.key ?? index,
    estimateSize: (index) => heightOf(items[index], isCompact),
    overscan,
    scrollMargin: above,
    scrollPaddingStart: 40,
    initialRect: { width, height: innerHeight - 200 },
    observeElementRect: watchSize,
    rangeExtractor: useCallback(
      (range: Range) => {
        stuck.current = heads.findLast((index) => range.startIndex >= index) ?? 0;
        const wanted = [...defaultRangeExtractor(range), stuck.current, ...(activeIndex >= 0 ? [activeIndex] : [])];
        return [...new Set(wanted)].sort((one, other) => one - other);
      },
      [heads, activeIndex],
    ),
  });
  const { focus, follow } = useFollow({ shown, items, grid, rows, setEditing });
  const context: GridContext = {
    ...{ items, isLocked, focus, setEditing, showKeys },
    pageSize: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / (isCompact ? 48 : 28)) - 2),
    showDetail,
    openMenu: (key) => rowElement(grid, key)?.querySelector<HTMLElement>("[data-menu] button")?.click(),
  };
  useAlong(editing, items);
  const drag = useDrag(shown, grid, isLocked);
  const { onPress, ...events } = useGridEvents(context, grid, useWidth() === "narrow", follow, {
    shown,
    onExample: useCallback((path: Path, text: string) => setExample({ path, text }), []),
  });
  const onEnd = useEnd(setEditing, focus);
  const onRename = useCallback((row: PlacedRow) => setEditing({ key: row.id, cell: "name", text: nameText(row) }), []);
  const check = useCallback((row: PlacedRow, name: string) => nameRefusal(shown, row, name), [shown]);
  return (
    <div
      ref={grid}
      {...asGrid(items.length)}
      className={styles.grid}
      style={{ height: rows.getTotalSize() }}
      {...events}
      onPointerDown={(event) => {
        onPress(event);
        drag.onPointerDown(event);
      }}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        const isStuck = index === stuck.current && start - above <= Math.max(0, (rows.scrollOffset ?? 0) - above);
        return (
          <div
            key={key}
            role="none"
            data-index={index}
            ref={item.kind === "detail" || item.kind === "folded" ? rows.measureElement : undefined}
            className={isStuck ? styles.stuck : styles.slot}
            data-editing={editing?.key === item.key || undefined}
            data-drop={drag.drop?.key === item.key ? drag.drop.side : undefined}
            style={isStuck ? undefined : { transform: `translateY(${start - above}px)` }}
          >
            <ItemView
              {...props}
              item={item}
              index={index}
              isActive={item.key === active || (activeIndex < 0 && index === 0)}
              isLifted={drag.lifted === item.key}
              editing={editing?.key === item.key ? editing : null}
              check={check}
              onEnd={onEnd}
              focus={focus}
              onRename={onRename}
            />
          </div>
        );
      })}
      {example && (
        <InferDialog
          path={example.path}
          start={example.text}
          actions={designActions}
          onClose={() => setExample(null)}
        />
      )}
    </div>
  );
}

/** Rows out of sight come when those in sight are shown. */
function useOverscan(): number {
  const [overscan, setOverscan] = useState(0);
  useEffect(() => afterPaint(() => setOverscan(12)), []);
  return overscan;
}

/** The size of what scrolls, as soon as it is laid out: to ask at once would lay out the page once more. */
function watchSize({ scrollElement }: Virtualizer<HTMLElement, Element>, tell: (size: Rect) => void) {
  if (!scrollElement) return;
  const observer = new ResizeObserver(() =>
    tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  );
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** What stays in sight while its rows scroll. */
function isHead(kind: Item["kind"]): boolean {
  return kind === "section" || kind === "path";
}

function heightOf(item: Item | undefined, isCompact: boolean): number {
  if (item?.kind === "row") return isCompact ? 48 : 28;
  if (item?.kind === "detail") return 132;
  if (item && isHead(item.kind)) return isCompact ? 43 : 31;
  if (item?.kind === "folded") return 40;
  return isCompact ? 44 : 28;
}

function rowElement(grid: RefObject<HTMLElement | null>, key: string): HTMLElement | null {
  return grid.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;
}

/** Keeps what was typed into a cell, and gives the focus back to the row. */
function useEnd(setEditing: (editing: null) => void, focus: (key: string) => void) {
  return useCallback(
    (row: PlacedRow, cell: Editing["cell"], typed: string | undefined) => {
      const hadFocus = document.activeElement?.closest("[role=treegrid]") !== null;
      setEditing(null);
      if (hadFocus) focus(row.id);
      if (typed === undefined) return;
      const { path } = row;
      if (cell === "description") {
        const value = typed === "" ? undefined : typed;
        void designActions.edit({ verb: "keyword", path, keyword: "description", value });
      } else if (isTitled(row)) void designActions.edit({ verb: "keyword", path, keyword: "title", value: typed });
      else void designActions.edit({ verb: "rename", path, to: typed });
    },
    [setEditing, focus],
  );
}

/** Told while a name is typed: nothing is written until it is free. */
function nameRefusal(shown: ShownPage, row: PlacedRow, name: string): string | undefined {
  if (name === "") return "A name needs at least one character";
  if (isTitled(row)) return undefined;
  const isTaken = siblingsOf(shown, row.path).some(
    (other) =>
      other.kind !== "required-only" && other.path.at(-1) === name && toPointer(other.path) !== toPointer(row.path),
  );
  return isTaken ? `${name} is taken` : undefined;
}
