import { memo, useState } from "react";
import type { Diagnostic, PlacedPage, PlacedRow } from "../../core/index.ts";
import { Icon } from "../ui/Icon.tsx";
import { ErrorIcon } from "../ui/icons.ts";
import { CompactCells } from "./CompactCells.tsx";
import { Problems } from "./Problems.tsx";
import { DescriptionField, DescriptionText, NameCell, TypeCell } from "./RowCells.tsx";
import { MenuCell } from "./RowParts.tsx";
import styles from "./RowView.module.css";
import { asCell, asRow } from "./roles.ts";
import { rowLabel, rowName, tokenWords } from "./row-words.ts";

/** The cell of a row that is being changed, and what it starts with. */
export interface Editing {
  readonly cell: "name" | "description";
  readonly text: string;
  /** What was typed to get here. */
  readonly typed?: string;
}

export interface RowViewProps {
  row: PlacedRow;
  index: number;
  isActive: boolean;
  isLocked: boolean;
  isCompact: boolean;
  isDetailed: boolean;
  /** It is dragged. */
  isLifted: boolean;
  /** Width of the column of types, in pixels. */
  typeWidth: number;
  problems: readonly Diagnostic[] | undefined;
  page: PlacedPage;
  onRename: (row: PlacedRow) => void;
  editing: Editing | null;
  /** Why a name cannot be used. */
  check: (row: PlacedRow, name: string) => string | undefined;
  onEnd: (row: PlacedRow, cell: Editing["cell"], typed: string | undefined) => void;
  onRequire: (row: PlacedRow, required: boolean) => void;
}

/** One field of the page. Only the row of the cursor has stops for the Tab key. */
export const RowView = memo(function RowView(props: RowViewProps) {
  const { row, index, isActive, isCompact, isDetailed, isLifted, isLocked } = props;
  return (
    <div
      {...asRow({
        ...{ index, level: row.level + 1, label: rowLabel(row), position: row.position, siblings: row.siblings },
        ...{ isSelected: isActive, isExpanded: row.hasChildren ? row.isOpen : undefined },
      })}
      className={styles.row}
      data-key={row.id}
      data-active={isActive}
      data-locked={isLocked}
      data-compact={isCompact}
      data-detailed={isDetailed}
      data-lifted={isLifted || undefined}
      tabIndex={isActive ? 0 : -1}
    >
      {isCompact ? <CompactCells {...props} /> : <Cells {...props} />}
    </div>
  );
});

function Cells(props: RowViewProps) {
  const { row, isActive, problems, editing, isLocked, onRequire } = props;
  const [refusal, setRefusal] = useState<string>();
  const stop = isActive ? 0 : -1;
  const name = rowName(row);
  return (
    <>
      <NameCell {...props} onRefusal={setRefusal} />
      <TypeCell {...props} />
      <span {...asCell} className={styles.required}>
        {row.required !== undefined && (
          <input
            type="checkbox"
            className={styles.check}
            data-cell="required"
            aria-label={`${name}, required`}
            tabIndex={stop}
            checked={row.required}
            disabled={isLocked}
            onChange={(event) => onRequire(row, event.currentTarget.checked)}
          />
        )}
      </span>
      <span {...asCell} className={styles.description}>
        {editing?.cell === "description" ? (
          <DescriptionField {...props} text={editing.text} />
        ) : refusal === undefined ? (
          <DescriptionText row={row} stop={stop} />
        ) : (
          <span role="alert" className={styles.refusal}>
            <Icon of={ErrorIcon} size={14} />
            {refusal}
          </span>
        )}
      </span>
      <span {...asCell} className={styles.cost}>
        {row.tokens > 0 && tokenWords(row.tokens)}
      </span>
      <span {...asCell} className={styles.problems}>
        <Problems problems={problems} of={name} tabIndex={stop} />
      </span>
      <span {...asCell} className={styles.menu} data-menu>
        <MenuCell {...props} />
      </span>
    </>
  );
}
