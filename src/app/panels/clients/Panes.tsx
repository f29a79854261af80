import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { ClientDetail } from "../../store/panels/clients.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { NextIcon, PreviousIcon } from "../../ui/icons.ts";
import { Scroller } from "../../ui/Scroller.tsx";
import { Tooltip } from "../../ui/Tooltip.tsx";
import styles from "./BeforeAfter.module.css";
import { foldedLines } from "./folded-lines.ts";
import { LineRow } from "./LineRow.tsx";

const lineHeight = 18;

interface PanesProps {
  label: string;
  /** What stands on the right. */
  title: string;
  lines: Pick<ClientDetail, "lines" | "folds" | "places">;
  /** Only one of the two. */
  pane: "left" | "right" | undefined;
  /** In the place of the right side. */
  instead?: ReactNode;
  /** What can be done with the right side. */
  children: ReactNode;
}

/** Two texts side by side: what differs is marked, what is the same is folded. */
export function Panes({ label, title, lines: { lines, folds, places }, pane, instead, children }: PanesProps) {
  const scroller = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [at, setAt] = useState(0);
  const shown = useMemo(() => foldedLines(lines, folds, opened), [lines, folds, opened]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 20,
    initialRect: { width: 0, height: 600 },
  });
  const goTo = (step: 1 | -1) => {
    const next = (at + step + places.length) % places.length;
    setAt(next);
    const row = shown.findIndex((line) => line.kind === "line" && line.index === places[next]);
    if (row >= 0) rows.scrollToIndex(row, { align: "center" });
  };
  return (
    <section className={styles.area} aria-label={label} data-pane={pane ?? "both"}>
      <div className={styles.heads}>
        <h3 className={styles.title}>Your document</h3>
        <div className={styles.after}>
          <h3 className={styles.title} title={title}>
            {title}
          </h3>
          <span className={styles.tools}>
            {places.length > 0 && (
              <>
                <span className={styles.place}>
                  <span className={styles.word}>Place </span>
                  {Math.min(at + 1, places.length)} of {places.length}
                </span>
                <Step label="Previous place" icon={PreviousIcon} onClick={() => goTo(-1)} />
                <Step label="Next place" icon={NextIcon} onClick={() => goTo(1)} />
              </>
            )}
            {children}
          </span>
        </div>
      </div>
      <Scroller ref={scroller} className={styles.scroller} label="Lines">
        <div className={styles.rows} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const row = shown[index];
            return (
              row && (
                <div key={key} className={styles.row} style={{ transform: `translateY(${start}px)` }}>
                  <LineRow
                    row={row}
                    isSent={instead === undefined}
                    isHere={row.kind === "line" && row.index === places[at]}
                    onOpen={(fold) => setOpened((before) => new Set([...before, fold]))}
                  />
                </div>
              )
            );
          })}
        </div>
        {instead}
      </Scroller>
    </section>
  );
}

function Step({ label, icon, onClick }: { label: string; icon: typeof NextIcon; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <Button icon small aria-label={label} onClick={onClick}>
        <Icon of={icon} />
      </Button>
    </Tooltip>
  );
}
