import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { lookAt, useMatrix } from "../../store/panels/client-matrix.ts";
import { useRewrites } from "../../store/panels/client-rewrites.ts";
import { clientActions, selectedClient, selectedPlace, useClients } from "../../store/panels/clients.ts";
import { selectedTool } from "../../store/state.ts";
import { useApp } from "../../store/store.ts";
import styles from "./Matrix.module.css";
import { MatrixHead } from "./MatrixHead.tsx";
import { MatrixRow } from "./MatrixRow.tsx";
import { moved } from "./move.ts";
import { reveal, type Sizes, useGridWindow } from "./useGridWindow.ts";
import { verdictsAfter } from "./verdicts-after.ts";

interface MatrixProps {
  /** The places of the tools that are shown, in their order. */
  shown: readonly number[];
  narrow: boolean;
  /** A cell was opened: by Enter, or by a touch where there is no room beside the matrix. */
  onOpen: () => void;
}

/** Tools by clients as a grid. The focus stays on it: cells that are out of view do not exist. */
export function Matrix({ shown, narrow, onOpen }: MatrixProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { tools, clients, rows } = useMatrix((state) => state);
  const { first, last, sizes } = useGridWindow(scroller, narrow, { rows: shown.length, columns: clients.length });
  const place = selectedPlace(
    tools,
    useApp((state) => selectedTool(state)?.index),
  );
  const client = useClients((state) => selectedClient(clients, state.client));
  const row = shown.indexOf(place);
  const column = Math.max(0, clients.indexOf(client ?? ""));
  const text = tools[place]?.text;
  const after = useRewrites(({ preview }) =>
    preview?.tool === text && preview ? verdictsAfter(preview.rewrite) : null,
  );
  const [isOnHead, setOnHead] = useState(false);

  useEffect(() => lookAt(shown.slice(first.row, last.row + 1)), [shown, first.row, last.row]);
  useEffect(() => {
    if (scroller.current) reveal(scroller.current, sizes, { row, column });
  }, [row, column, sizes]);

  const select = (to: { row: number; column: number }) => {
    setOnHead(to.row < 0);
    clientActions.select(tools[shown[Math.max(0, to.row)] ?? -1], clients[to.column] ?? "");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      if (isOnHead) clientActions.showPage(client ?? null);
      else if (narrow) onOpen();
      else document.querySelector<HTMLElement>("[data-client-events] :is(button, a)")?.focus();
      return;
    }
    const page = Math.max(1, last.row - first.row - 1);
    const from = { row: isOnHead ? -1 : row, column };
    const to = moved(event, from, { rows: shown.length, columns: clients.length, page });
    if (!to) return;
    event.preventDefault();
    select(to);
  };
  const onClick = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>("[data-column]");
    if (!cell) return;
    const at = { row: Number(cell.dataset.row ?? -1), column: Number(cell.dataset.column) };
    if (at.row < 0) return;
    select(at);
    if (narrow) onOpen();
  };
  const isDrawn = column >= first.column && column <= last.column && row >= first.row && row <= last.row;
  const active = isOnHead ? `${id}-head-${column}` : isDrawn ? `${id}-${row}-${column}` : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtual in two directions
    <div
      ref={scroller}
      className={styles.grid}
      role="grid"
      aria-label="Verdicts"
      aria-rowcount={shown.length + 1}
      aria-colcount={clients.length + 1}
      aria-activedescendant={active}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      style={gridStyle(sizes)}
    >
      <div
        role="presentation"
        className={styles.inner}
        style={{
          width: sizes.tool + clients.length * sizes.column,
          height: sizes.head + shown.length * sizes.row,
        }}
      >
        <MatrixHead
          id={id}
          clients={clients}
          from={first.column}
          to={last.column}
          sizes={sizes}
          selected={column}
          isActive={isOnHead}
        />
        {shown.slice(first.row, last.row + 1).map((at, offset) => {
          const index = first.row + offset;
          return (
            <MatrixRow
              key={tools[at]?.index ?? at}
              id={id}
              index={index}
              name={tools[at]?.name ?? null}
              cells={rows[at]?.cells}
              clients={clients}
              from={first.column}
              to={last.column}
              sizes={sizes}
              selected={index === row ? column : null}
              isActive={index === row && !isOnHead}
              after={index === row ? after : null}
            />
          );
        })}
      </div>
      {shown.length === 0 && <p className={styles.none}>No tool has this verdict in a chosen client</p>}
    </div>
  );
}

function gridStyle({ tool, column, row, head }: Sizes) {
  return {
    "--tool-width": `${tool}px`,
    "--column-width": `${column}px`,
    "--row-height": `${row}px`,
    "--head-height": `${head}px`,
  } as React.CSSProperties;
}
