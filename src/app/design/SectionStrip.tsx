import { count, visible } from "../../core/index.ts";
import { Button } from "../ui/Button.tsx";
import { Count } from "../ui/Count.tsx";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon, PathIcon } from "../ui/icons.ts";
import type { Item } from "./items.ts";
import { asCell, asRow } from "./roles.ts";
import { tokenWords } from "./row-words.ts";
import styles from "./SectionStrip.module.css";

export interface SectionStripProps {
  item: Item & { readonly kind: "section" };
  index: number;
  isActive: boolean;
  isCompact: boolean;
  isLocked: boolean;
  onRemove: () => void;
}

export const titles = { input: "Input", output: "Output", definitions: "Shared definitions" } as const;

/** The head of a section: what it holds, and the heads of its columns. Closed, it names its fields. */
export function SectionStrip({ item, index, isActive, isCompact, isLocked, onRemove }: SectionStripProps) {
  const { section, isOpen, key } = item;
  const title = titles[section.id];
  const number = section.rows.filter(({ level }) => level === 1).length + section.folded;
  return (
    <div
      {...asRow({
        ...{ index, level: 1, isSelected: isActive, isExpanded: section.isThere ? isOpen : undefined },
        label: `${title}, ${section.isThere ? count(number, "field") : "none"}`,
      })}
      className={styles.strip}
      data-key={key}
      data-active={isActive}
      data-compact={isCompact}
      tabIndex={isActive ? 0 : -1}
    >
      <span {...asCell} className={styles.title} data-toggle>
        <Icon of={isOpen ? OpenIcon : PathIcon} size={14} />
        <b>{title}</b>
        {section.isThere && <Count number={number} />}
      </span>
      <span {...asCell} className={styles.names}>
        {stripWords(item, isCompact)}
      </span>
      {!isCompact && isOpen && section.id !== "definitions" && (
        <>
          <span {...asCell}>Required</span>
          <span {...asCell}>Description</span>
        </>
      )}
      {!isCompact && !(isOpen && section.id !== "definitions") && <span {...asCell} className={styles.gap} />}
      <span {...asCell} className={styles.cost}>
        {section.isThere && tokenWords(section.tokens)}
      </span>
      <span {...asCell} className={styles.end}>
        {section.id === "output" && section.isThere && isActive && !isLocked && (
          <Button small onClick={onRemove}>
            Remove
          </Button>
        )}
      </span>
    </div>
  );
}

function stripWords({ section, isOpen }: SectionStripProps["item"], isCompact: boolean): string {
  if (!section.isThere) return "none";
  if (section.id === "definitions")
    return `in the ${section.path[0] === "outputSchema" ? "output" : "input"} of this tool`;
  // Rows of two lines have no columns.
  if (isOpen) return isCompact ? "" : "Type and limits";
  return section.names.map(visible).join(", ");
}
