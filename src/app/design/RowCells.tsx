import type { ReactNode } from "react";
import type { PlacedRow } from "../../core/index.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { Icon } from "../ui/Icon.tsx";
import { GripIcon, RecursiveIcon, SharedIcon } from "../ui/icons.ts";
import { CellField } from "./CellField.tsx";
import { showDetail } from "./Detail.tsx";
import { TypeMenu } from "./menus/TypeMenu.tsx";
import { Chevron, Indent, Marked } from "./RowParts.tsx";
import styles from "./RowView.module.css";
import type { RowViewProps } from "./RowView.tsx";
import { asCell } from "./roles.ts";
import { canMove, canRename, canRetype, fittingChips, limitsIn, rowName, typeWords } from "./row-words.ts";

export function NameCell({
  row,
  isActive,
  editing,
  check,
  onEnd,
  onRefusal,
}: RowViewProps & { onRefusal: (refusal: string | undefined) => void }) {
  const name = rowName(row);
  return (
    <span {...asCell} className={styles.nameCell}>
      {canMove(row) && (
        <span className={styles.grip} data-grip aria-hidden="true">
          <Icon of={GripIcon} size={14} />
        </span>
      )}
      <Indent level={row.level} />
      <Chevron row={row} />
      {editing?.cell === "name" ? (
        <CellField
          label={`New name of ${name}`}
          text={editing.text}
          typed={editing.typed}
          isMono
          check={(typed) => check(row, typed)}
          onRefusal={onRefusal}
          onEnd={(typed) => onEnd(row, "name", typed)}
        />
      ) : (
        <button
          type="button"
          className={styles.name}
          data-cell="name"
          data-kind={row.kind}
          data-fixed={!canRename(row)}
          aria-label={`${name}, name`}
          title={name}
          tabIndex={isActive ? 0 : -1}
        >
          <Marked name={name} />
        </button>
      )}
    </span>
  );
}

function TypeText({ row }: { row: PlacedRow }) {
  const { type } = row;
  return (
    <>
      {type.kind === "shared" && (
        <Icon of={type.isRecursive ? RecursiveIcon : SharedIcon} size={14} className={styles.typeIcon} />
      )}
      <span className={styles.typeWords}>{typeWords(row)}</span>
    </>
  );
}

export function TypeCell({ row, isActive, isLocked, typeWidth, page }: RowViewProps) {
  const limits = limitsIn(row);
  const words = limits.map(({ words: one }) => one);
  const fitting = fittingChips(words, typeWords(row), isActive ? typeWidth - 34 : typeWidth);
  const rest = words.slice(fitting);
  return (
    <span {...asCell} className={styles.typeCell}>
      {isActive && !isLocked && canRetype(row) ? (
        <TypeMenu
          row={row}
          actions={designActions}
          page={page}
          onValues={(keyword) => showDetail(row, keyword)}
          data-cell="type"
          aria-label={`${rowName(row)}, type, ${typeWords(row)}`}
        />
      ) : (
        <span className={styles.type} data-press={canRetype(row) ? "type" : undefined}>
          <TypeText row={row} />
        </span>
      )}
      {limits.slice(0, fitting).map(({ words: word, keyword }) => (
        <Limit key={word} {...{ row, isActive, keyword }}>
          {word}
        </Limit>
      ))}
      {rest.length > 0 && (
        <Limit {...{ row, isActive, keyword: limits[fitting]?.keyword }} title={rest.join(", ")}>
          +{rest.length}
          <span className="visually-hidden">: {rest.join(", ")}</span>
        </Limit>
      )}
      {isActive && row.other.length > 0 && <span className="visually-hidden">{row.other.length} other keywords</span>}
    </span>
  );
}

interface LimitProps {
  row: PlacedRow;
  isActive: boolean;
  keyword: string | undefined;
  title?: string;
  children: ReactNode;
}

/** A chip leads to its field in the details. In the row of the cursor it is a stop of its own. */
function Limit({ row, isActive, keyword = "", title, children }: LimitProps) {
  if (!isActive)
    return (
      <span className={styles.chip} data-press="limit" data-limit={keyword} title={title}>
        {children}
      </span>
    );
  return (
    <button type="button" className={styles.chip} data-cell="limit" data-limit={keyword} title={title}>
      <span className="visually-hidden">{rowName(row)}, </span>
      {children}
    </button>
  );
}

export function DescriptionText({ row, stop }: { row: PlacedRow; stop: number }) {
  const text = row.kind === "json" ? undefined : (row.description ?? "");
  if (text === undefined) return null;
  return (
    <button
      type="button"
      className={styles.text}
      data-cell="description"
      data-empty={text === ""}
      aria-label={`${rowName(row)}, description, ${text === "" ? "Add a description" : text}`}
      title={text}
      tabIndex={stop}
    >
      {text === "" ? "Add a description" : text}
    </button>
  );
}

export function DescriptionField({ row, text, onEnd }: RowViewProps & { text: string }) {
  return (
    <CellField
      label={`Description of ${rowName(row)}`}
      text={text}
      isLong
      onEnd={(typed) => onEnd(row, "description", typed)}
    />
  );
}
