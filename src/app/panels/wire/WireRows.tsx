import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useRef } from "react";
import type { WireMessages, WireRow } from "../../store/panels/wire.ts";
import { CodeLine } from "../../ui/CodeView.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { WarningIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import { useWidth } from "../../useWidth.ts";
import styles from "./WireRows.module.css";

/** The messages line by line, of which only what is in view exists. */
export function WireRows({ shown: { rows, right } }: { shown: WireMessages }) {
  const scroller = useRef<HTMLElement>(null);
  const narrow = useWidth() === "narrow";
  // Where there is no room for two, the differences are told below.
  const isTwo = right !== null && !narrow;
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === "section" ? 28 : 18),
    overscan: 20,
    initialRect: { width: 0, height: 900 },
  });
  return (
    <Scroller ref={scroller} className={styles.scroller} label="Messages">
      <div className={styles.rows} data-two={isTwo} style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={key}
                ref={lines.measureElement}
                data-index={index}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Row row={row} isTwo={isTwo} />
              </div>
            )
          );
        })}
      </div>
    </Scroller>
  );
}

function Row({ row, isTwo }: { row: WireRow; isTwo: boolean }) {
  if (row.kind === "section") {
    return (
      <>
        <h3 className={styles.section}>{row.label}</h3>
        {isTwo && (
          <div className={styles.section} aria-hidden="true">
            {row.label}
          </div>
        )}
      </>
    );
  }
  if (!isTwo) return row.left === null ? null : <Line text={row.left} look="same" row={row} />;
  const look = row.left === null || row.right === null ? "only" : row.isChanged ? "changed" : "same";
  return (
    <>
      <Line text={row.left} look={look} row={row} />
      <Line text={row.right} look={look} row={row} />
    </>
  );
}

const looks = {
  same: { mark: "", word: "" },
  only: { mark: "+", word: "only here: " },
  changed: { mark: "≠", word: "differs: " },
} as const;

interface LineProps {
  text: string | null;
  look: keyof typeof looks;
  row: Extract<WireRow, { kind: "line" }>;
}

/** How far in a line begins, and two more: what does not fit goes on there. */
function hang(text: string): CSSProperties {
  return { "--hang": `${(/^ */.exec(text)?.[0].length ?? 0) + 2}ch` } as CSSProperties;
}

function Line({ text, look, row: { reason, isDropped, isContinued = false } }: LineProps) {
  if (text === null) {
    return (
      <div className={styles.gap}>
        {reason !== undefined && (
          <span className={isDropped ? styles.dropped : styles.reason}>
            {isDropped && <Icon of={WarningIcon} size={12} />}
            <Message text={reason} />
          </span>
        )}
      </div>
    );
  }
  const { mark, word } = looks[look];
  return (
    <div className={`${styles.line} ${styles[look]}`} style={hang(text)}>
      {mark !== "" && !isContinued && (
        <span className={styles.mark}>
          <span className="visually-hidden">{word}</span>
          <span aria-hidden="true">{mark}</span>
        </span>
      )}
      {isContinued ? <CodeLine text={text} isContinued /> : <Text text={text} />}
    </div>
  );
}

/** The head of a message, or a line of its body. */
function Text({ text }: { text: string }) {
  if (/^(POST|GET|HTTP) /.test(text)) return <b className={styles.start}>{text}</b>;
  const [, name, value] = /^([\w-]+): (.*)$/.exec(text) ?? [];
  if (name === undefined) return <CodeLine text={text} />;
  return (
    <>
      <span className={styles.name}>{name}</span>: <span className={styles.value}>{value}</span>
    </>
  );
}
