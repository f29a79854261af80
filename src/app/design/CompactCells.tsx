import { CellField } from "./CellField.tsx";
import { Problems } from "./Problems.tsx";
import { Chevron, Indent, Marked, MenuCell } from "./RowParts.tsx";
import styles from "./RowView.module.css";
import type { RowViewProps } from "./RowView.tsx";
import { asCell } from "./roles.ts";
import { rowName, summary, tokenWords } from "./row-words.ts";

/** Two lines: name and whether it is required, then type and limits as one sentence. */
export function CompactCells(props: RowViewProps) {
  const { row, isActive, problems, editing, check, onEnd } = props;
  const name = rowName(row);
  return (
    <>
      <span {...asCell} className={styles.compactMain}>
        <Indent level={row.level} />
        <Chevron row={row} />
        <span className={styles.compactWords}>
          {editing?.cell === "name" ? (
            <CellField
              label={`New name of ${name}`}
              text={editing.text}
              typed={editing.typed}
              isMono
              check={(typed) => check(row, typed)}
              onEnd={(typed) => onEnd(row, "name", typed)}
            />
          ) : (
            <span className={styles.compactName}>
              <span className={styles.name} data-kind={row.kind}>
                <Marked name={name} />
              </span>
              {row.required && <span className={styles.word}>Required</span>}
            </span>
          )}
          {/* The field is as high as a finger: there is no room below it. */}
          {editing?.cell !== "name" && <span className={styles.compactType}>{summary(row)}</span>}
        </span>
      </span>
      <span {...asCell} className={styles.problems}>
        <Problems problems={problems} of={name} tabIndex={isActive ? 0 : -1} />
      </span>
      <span {...asCell} className={styles.cost}>
        {row.tokens > 0 && tokenWords(row.tokens)}
      </span>
      <span {...asCell} className={styles.menu} data-menu>
        <MenuCell {...props} />
      </span>
    </>
  );
}
