import { Fragment } from "react";
import { designActions } from "../store/panels/design-actions.ts";
import { Icon } from "../ui/Icon.tsx";
import { PathIcon } from "../ui/icons.ts";
import type { Item } from "./items.ts";
import styles from "./PathRow.module.css";
import { asCell, asRow } from "./roles.ts";
import { rowName, typeWords } from "./row-words.ts";
import { titles } from "./SectionStrip.tsx";

export interface PathRowProps {
  item: Item & { readonly kind: "path" };
  index: number;
  isActive: boolean;
  /** To the page of the row with that id. */
  onLeave: (id: string) => void;
}

/** Of the rows on the way only the nearest have room. */
const maxNames = 3;

/** The head of a page that one row has to itself: where the row stands, and the way back. */
export function PathRow({ item, index, isActive, onLeave }: PathRowProps) {
  const { section, row, above, key } = item;
  const names = above.map(rowName);
  return (
    <div
      {...asRow({
        index,
        level: 1,
        isSelected: isActive,
        isExpanded: true,
        label: `${rowName(row)}, ${typeWords(row)}`,
      })}
      className={styles.path}
      data-key={key}
      data-active={isActive}
      tabIndex={isActive ? 0 : -1}
    >
      <span {...asCell} className={styles.steps}>
        <button type="button" className={styles.step} onClick={() => designActions.reveal(section.path)}>
          {titles[section.id]}
        </button>
        {above.length > maxNames && (
          <>
            <Icon of={PathIcon} size={12} />
            <span title={names.slice(0, -maxNames).join(" › ")}>…</span>
          </>
        )}
        {above.slice(-maxNames).map((one) => (
          <Fragment key={one.id}>
            <Icon of={PathIcon} size={12} />
            <button type="button" className={styles.step} data-name onClick={() => onLeave(one.id)}>
              {rowName(one)}
            </button>
          </Fragment>
        ))}
        <Icon of={PathIcon} size={12} />
        <b className={styles.name}>{rowName(row)}</b>
      </span>
      <span {...asCell} className={styles.type}>
        {typeWords(row)}
      </span>
    </div>
  );
}
