import { type KeyboardEvent, useMemo, useState } from "react";
import { numberWords } from "../../../core/index.ts";
import { useCost } from "../../store/panels/cost.ts";
import { costChoices } from "../../store/panels/cost-way.ts";
import { toolTitle } from "../../tool-title.ts";
import { goToPart } from "./go.ts";
import { kindGroup } from "./groups.ts";
import { type Cell, fits } from "./layout.ts";
import { type PartItem, partCells } from "./part-cells.ts";
import styles from "./Treemap.module.css";
import { moveIn } from "./tree-keys.ts";
import { usePartAtCursor } from "./usePartAtCursor.ts";

const height = 248;

/** One tool, each part as large as it costs. To those who do not see it a tree: the tool, its parts, what is inside of them. */
export function PartMap({ width, place }: { width: number; place: number }) {
  const cost = useCost((state) => state.costs[place]);
  const name = useCost((state) => toolTitle(state.tools[place]?.name ?? null));
  const [focused, setFocused] = useState<string | null>(null);
  const cells = useMemo(() => partCells(cost?.parts ?? [], width, height), [cost, width]);
  const selected = usePartAtCursor(cells.map(({ item }) => item.part.path));
  const entry = focused ?? selected ?? cells[0]?.item.part.path ?? "";
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = cells.findIndex(({ item }) => item.part.path === entry);
    const to =
      cells[
        moveIn(
          event,
          at,
          cells.map(({ item }) => item.name),
        ) ?? -1
      ]?.item.part.path;
    if (["ArrowLeft", "Escape", "Backspace"].includes(event.key)) costChoices.zoom(null);
    else if (event.key === "Enter") goToPart(place, entry);
    else if (to === undefined) return;
    event.preventDefault();
    if (to === undefined) return;
    setFocused(to);
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-path]")];
    all.find((element) => element.dataset.path === to)?.focus();
  };
  return (
    <div className={styles.tree} style={{ height }}>
      <div aria-hidden>
        {cells.map((cell) => cell.item.isDrawn && <PartCell key={cell.item.part.path} cell={cell} />)}
      </div>
      <div
        role="tree"
        aria-label="Cost by tool and part"
        className={styles.items}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const path = target instanceof Element ? target.closest<HTMLElement>("[data-path]")?.dataset.path : undefined;
          if (path !== undefined) goToPart(place, path);
        }}
        onBlur={() => setFocused(null)}
      >
        <div
          role="treeitem"
          tabIndex={-1}
          aria-level={1}
          aria-expanded
          aria-selected={false}
          aria-label={`${name}, ${numberWords(cost?.tokens ?? 0)} tokens`}
        />
        {cells.map(({ item: { part, level, isDrawn, name: word, tokens }, left, top, width: wide, height: high }) => (
          <div
            key={part.path}
            role="treeitem"
            tabIndex={part.path === entry ? 0 : -1}
            aria-level={level}
            aria-selected={part.path === selected}
            {...(part.parts && { "aria-expanded": true })}
            aria-label={`${word}, ${numberWords(tokens)} tokens`}
            title={`${word.slice(0, 100)}, ${numberWords(tokens)} tokens`}
            data-path={part.path}
            className={styles.item}
            data-drawn={isDrawn}
            style={{ left, top, width: wide, height: high }}
            onFocus={() => setFocused(part.path)}
          />
        ))}
      </div>
    </div>
  );
}

function PartCell({ cell: { item, left, top, width, height: high } }: { cell: Cell<PartItem> }) {
  const { part, name, tokens, level } = item;
  const figure = numberWords(tokens);
  const isOpen = part.parts !== undefined && high >= 44;
  return (
    <div className={styles.cell} style={{ left, top, width, height: high }}>
      <span className={styles.whole} data-group={kindGroup(part.kind)} data-level={level}>
        {fits(name, width) && high >= 18 && <span className={styles.word}>{name}</span>}
        {fits(figure, width) && high >= 34 && !isOpen && <span className={styles.number}>{figure}</span>}
      </span>
    </div>
  );
}
