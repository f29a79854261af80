import { memo } from "react";
import { toolTitle } from "../../tool-title.ts";
import styles from "./Matrix.module.css";
import { MatrixCell } from "./MatrixCell.tsx";
import type { Sizes } from "./useGridWindow.ts";
import type { VerdictsAfter } from "./verdicts-after.ts";

interface MatrixRowProps {
  id: string;
  index: number;
  name: string | null;
  cells: readonly number[] | undefined;
  clients: readonly string[];
  from: number;
  to: number;
  sizes: Sizes;
  /** The selected column, in the selected row. */
  selected: number | null;
  isActive: boolean;
  /** What a rewrite that is looked at would bring. */
  after: VerdictsAfter | null;
}

/** A name of a document may be as long as the document. */
const maxName = 80;

/** One tool in every client that is in view. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { id, index, name, cells, clients, from, to, sizes, selected, isActive, after } = props;
  const title = toolTitle(name).slice(0, maxName);
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a virtual grid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      data-selected={selected !== null}
      style={{ transform: `translateY(${sizes.head + index * sizes.row}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: part of a virtual grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus */}
      <div
        role="rowheader"
        aria-colindex={1}
        className={name === null ? styles.unnamed : styles.tool}
        data-row={index}
        data-column={selected ?? 0}
      >
        <span className={styles.name}>{title}</span>
      </div>
      {clients.slice(from, to + 1).map((client, offset) => (
        <MatrixCell
          key={client}
          {...{ id, index, client, sizes }}
          tool={title}
          column={from + offset}
          cell={cells?.[from + offset] ?? 0}
          isSelected={selected === from + offset}
          isActive={isActive}
          verdictAfter={after?.get(client)}
        />
      ))}
    </div>
  );
});
