import type { ClientVerdict } from "../../../core/index.ts";
import { unpackCell } from "../../store/panels/client-matrix.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PathIcon } from "../../ui/icons.ts";
import styles from "./Matrix.module.css";
import { shortTitle } from "./short-titles.ts";
import type { Sizes } from "./useGridWindow.ts";
import { verdictLooks } from "./verdicts.ts";

interface MatrixCellProps {
  id: string;
  index: number;
  column: number;
  tool: string;
  client: string;
  cell: number;
  sizes: Sizes;
  isSelected: boolean;
  isActive: boolean;
  /** The verdict that a rewrite would bring. */
  verdictAfter: ClientVerdict | undefined;
}

/** One tool in one client: a shape, the number of changes, and what a rewrite would make of it. */
export function MatrixCell(props: MatrixCellProps) {
  const { id, index, column, tool, client, sizes, isSelected, isActive, verdictAfter } = props;
  const cell = unpackCell(props.cell);
  const look = cell && verdictLooks[cell.verdict];
  const after = verdictAfter && verdictLooks[verdictAfter];
  const number = cell?.verdict === "changed" && cell.changes > 0 ? cell.changes : undefined;
  const words = [
    look ? look.word.toLowerCase() : "not known yet",
    ...(number === undefined ? [] : [String(number)]),
    ...(after ? [`${after.word.toLowerCase()} after the rewrite`] : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a virtual grid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      id={`${id}-${index}-${column}`}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-label={`${tool}, ${shortTitle(client)}: ${words.join(", ")}`}
      className={styles.cell}
      data-row={index}
      data-column={column}
      data-active={isSelected && isActive}
      style={{ left: sizes.tool + column * sizes.column }}
    >
      {look && <Icon of={look.icon} className={styles[look.tone]} />}
      {after ? (
        <>
          <Icon of={PathIcon} size={12} className={styles.then} />
          <Icon of={after.icon} className={styles[after.tone]} />
        </>
      ) : (
        number !== undefined && <span className={styles.number}>{number}</span>
      )}
    </div>
  );
}
