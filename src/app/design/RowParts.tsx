import type { PlacedRow } from "../../core/index.ts";
import { useDesign } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon, PathIcon } from "../ui/icons.ts";
import { copyByMenu } from "./clipboard.ts";
import { showDetail } from "./Detail.tsx";
import { splitAt } from "./matches.ts";
import { RowMenu } from "./menus/RowMenu.tsx";
import styles from "./RowView.module.css";
import type { RowViewProps } from "./RowView.tsx";

/** A name with what the filter looks for in it. */
export function Marked({ name }: { name: string }) {
  const text = useDesign((state) => state.filter?.text ?? "");
  const [before, match, after] = splitAt(name, text);
  if (match === "") return name;
  return (
    <>
      {before}
      <mark className={styles.match}>{match}</mark>
      {after}
    </>
  );
}

export function Indent({ level }: { level: number }) {
  // A name needs room, however deep it stands.
  const steps = Math.min(level - 1, 8);
  return steps === 0 ? null : <span className={styles.indent} style={{ width: steps * 16 }} aria-hidden="true" />;
}

export function Chevron({ row }: { row: PlacedRow }) {
  return (
    <span className={styles.chevron} data-toggle={row.hasChildren || undefined} aria-hidden="true">
      {row.hasChildren && <Icon of={row.isOpen ? OpenIcon : PathIcon} size={14} />}
    </span>
  );
}

/** Everything that can be done to the row. Others than that of the cursor have none: a menu a row costs time. */
export function MenuCell({ row, isActive, isLocked, page, onRename }: RowViewProps) {
  if (!isActive || isLocked) return null;
  return (
    <RowMenu
      row={row}
      actions={designActions}
      page={page}
      data-cell="menu"
      onRename={() => onRename(row)}
      onDetails={() => showDetail(row)}
      onCopy={() => void copyByMenu(row)}
    />
  );
}
