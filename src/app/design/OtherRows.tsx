import { useState } from "react";
import { count } from "../../core/index.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { AddIcon, InfoIcon, PasteIcon } from "../ui/icons.ts";
import { Kbd } from "../ui/Kbd.tsx";
import type { Item } from "./items.ts";
import { InferDialog } from "./menus/InferDialog.tsx";
import styles from "./OtherRows.module.css";
import { asCell, asRow } from "./roles.ts";
import { showInSource } from "./show-in-source.ts";

const additions = { field: "Add field", branch: "Add branch", output: "Add output" } as const;

export interface AddRowProps {
  item: Item & { readonly kind: "add" };
  index: number;
  isActive: boolean;
  isCompact: boolean;
  hint: boolean;
  lockedBecause: string | undefined;
  onAdd: () => void;
}

/** The last line of a group: adds one more. */
export function AddRow({ item, index, isActive, isCompact, hint, lockedBecause, onAdd }: AddRowProps) {
  const [infers, setInfers] = useState(false);
  return (
    <div {...asRow({ index, level: item.level + 1 })} className={styles.add} data-compact={isCompact}>
      <span {...asCell} style={{ paddingLeft: 16 + Math.min(item.level - 1, 8) * 16 }}>
        <Button
          small
          data-key={item.key}
          className={styles.button}
          tabIndex={isActive ? 0 : -1}
          disabledBecause={lockedBecause}
          onClick={onAdd}
        >
          <Icon of={AddIcon} size={14} />
          {additions[item.what]}
        </Button>
        {item.isFirst && lockedBecause === undefined && (
          <Button small className={styles.button} tabIndex={isActive ? 0 : -1} onClick={() => setInfers(true)}>
            <Icon of={PasteIcon} size={14} />
            Infer from an example…
          </Button>
        )}
        {infers && <InferDialog path={item.path} actions={designActions} onClose={() => setInfers(false)} />}
        {hint && item.what === "field" && !isCompact && <Kbd keys={["Ins"]} />}
      </span>
    </div>
  );
}

/** Says what the page leaves out, and where it is. */
export function FoldedRow({ item, index }: { item: Item & { readonly kind: "folded" }; index: number }) {
  const { section } = item;
  return (
    <div {...asRow({ index, level: 2 })} className={styles.folded}>
      <span {...asCell} className={styles.foldedCell}>
        <Icon of={InfoIcon} size={14} />
        {count(section.folded, "more row")} {section.folded === 1 ? "is" : "are"} not shown: the page ends after{" "}
        {section.rows.length.toLocaleString("en")}. Source has all of them.
        <Button small look="outlined" onClick={() => showInSource(section.rows.at(-1)?.offset ?? 0)}>
          Go to the next in Source
        </Button>
      </span>
    </div>
  );
}
