import type { KeyboardEvent } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ClearIcon, GripIcon } from "../../ui/icons.ts";
import styles from "./Details.module.css";
import { Problem } from "./LineField.tsx";
import { type Commit, useDraft } from "./useDraft.ts";

export interface ValueRowProps {
  /** "value 2 of 3" */
  readonly name: string;
  readonly value: string;
  readonly isDragged: boolean;
  readonly onDrag: (isOn: boolean) => void;
  /** What is dragged comes here. */
  readonly onDrop: () => void;
  readonly onCommit: Commit;
  readonly onMove: (by: number) => void;
  readonly onNew: () => void;
  readonly onRemove: () => void;
}

/** One value of a list: a grip to move it by, a field, and a way to be rid of it. */
export function ValueRow(props: ValueRowProps) {
  const { name, value, isDragged, onDrag, onDrop, onCommit, onMove, onNew, onRemove } = props;
  const { field, problem } = useDraft(value, onCommit);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by === undefined && event.key !== "Insert") return field.onKeyDown(event);
    event.preventDefault();
    if (by === undefined) onNew();
    else onMove(by);
  };
  return (
    <li
      className={styles.value}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDrop();
        onDrag(false);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Alt with the arrows does the same in the field. */}
      <span
        className={styles.grip}
        draggable
        data-value-grip
        onDragStart={(event) => {
          event.stopPropagation();
          event.dataTransfer.effectAllowed = "move";
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
      >
        <Icon of={GripIcon} size={14} />
      </span>
      <input
        className={styles.mono}
        aria-label={name}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Insert"
        aria-invalid={problem !== undefined}
        autoComplete="off"
        spellCheck={false}
        {...field}
        onKeyDown={onKeyDown}
      />
      <Button icon small aria-label={`Remove ${value}`} onClick={onRemove}>
        <Icon of={ClearIcon} size={14} />
      </Button>
      <Problem text={problem} />
    </li>
  );
}
