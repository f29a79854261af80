import { type KeyboardEvent, memo, useMemo, useState } from "react";
import { figureWords, numberWords, type TokenizerId, type ToolCost } from "../../../core/index.ts";
import { useCost } from "../../store/panels/cost.ts";
import { costChoices } from "../../store/panels/cost-way.ts";
import { toolTitle } from "../../tool-title.ts";
import { selectPlace } from "./go.ts";
import { groupsOf } from "./groups.ts";
import { type Cell, cellsOf, fits } from "./layout.ts";
import styles from "./Treemap.module.css";
import { moveIn } from "./tree-keys.ts";
import { useSelectedPlace } from "./useShownCost.ts";

const height = 248;

interface ToolItem {
  readonly place: number;
  readonly name: string;
  readonly tokens: number;
  readonly cost: ToolCost;
}

/** Every tool as large as it costs. A tree to those who do not see it: its items are the tools, and one opens into its parts. */
export function ToolMap({ width }: { width: number }) {
  const tools = useCost((state) => state.tools);
  const costs = useCost((state) => state.costs);
  const tokenizer = useCost((state) => state.tokenizer);
  const selected = useSelectedPlace();
  const [focused, setFocused] = useState<number | null>(null);
  const cells = useMemo(() => {
    const items = costs.flatMap((cost, place): readonly ToolItem[] =>
      cost ? [{ place, name: toolTitle(tools[place]?.name ?? null), tokens: cost.tokens, cost }] : [],
    );
    return cellsOf(items, width, height);
  }, [tools, costs, width]);
  const entry = focused ?? selected;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = cells.findIndex(({ item }) => item.place === entry);
    const place = cells[at]?.item.place;
    if ((event.key === "ArrowRight" || event.key === "Enter") && place !== undefined) {
      event.preventDefault();
      selectPlace(place);
      costChoices.zoom(place);
      return;
    }
    const to =
      cells[
        moveIn(
          event,
          at,
          cells.map(({ item }) => item.name),
        ) ?? -1
      ]?.item.place;
    if (to === undefined) return;
    event.preventDefault();
    setFocused(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    <div className={styles.tree} style={{ height }}>
      {/* What is seen, and over it what is read: a name holds more than the words that fit into a cell. */}
      <div aria-hidden>
        {cells.map((cell) => (
          <ToolCell key={cell.item.place} cell={cell} tokenizer={tokenizer} />
        ))}
      </div>
      <div
        role="tree"
        aria-label="Cost by tool and part"
        className={styles.items}
        onKeyDown={onKeyDown}
        onClick={({ target }) => onPlace(target, selectPlace)}
        onDoubleClick={({ target }) => onPlace(target, costChoices.zoom)}
        onBlur={() => setFocused(null)}
      >
        {cells.map(({ item, left, top, width: wide, height: high }) => (
          <div
            key={item.place}
            role="treeitem"
            tabIndex={item.place === entry ? 0 : -1}
            aria-level={1}
            aria-expanded={false}
            aria-selected={item.place === selected}
            aria-label={`${item.name}, ${figureWords(item.cost, tokenizer)} tokens`}
            title={`${item.name.slice(0, 100)}, ${figureWords(item.cost, tokenizer)} tokens`}
            data-place={item.place}
            className={styles.item}
            style={{ left, top, width: wide, height: high }}
            onFocus={() => setFocused(item.place)}
          />
        ))}
      </div>
    </div>
  );
}

/** Which tool was clicked on. */
function onPlace(target: EventTarget, run: (place: number) => void): void {
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-place]")?.dataset.place : undefined;
  if (place !== undefined) run(Number(place));
}

const head = 20;

const ToolCell = memo(function ToolCell({ cell, tokenizer }: { cell: Cell<ToolItem>; tokenizer: TokenizerId }) {
  const { item, left, top, width, height: high } = cell;
  const { name, cost } = item;
  const figure = figureWords(cost, tokenizer);
  const isNamed = fits(name, width) && high >= head;
  return (
    <div className={styles.cell} style={{ left, top, width, height: high }}>
      {isNamed && (
        <span className={styles.name}>
          <span>{name}</span>
          {fits(`${name} ${figure}`, width) && <span className={styles.tokens}>{figure}</span>}
        </span>
      )}
      <Columns cost={cost} width={width} height={isNamed ? high - head : high} />
    </div>
  );
});

/** The kinds of parts side by side. */
function Columns({ cost, width, height: high }: { cost: ToolCost; width: number; height: number }) {
  if (width < 8 || high < 4) return null;
  const groups = groupsOf(cost.parts);
  const sum = groups.reduce((total, { tokens }) => total + tokens, 0) || 1;
  return (
    <span className={styles.columns}>
      {groups.map(({ group, tokens }) => {
        const own = (tokens / sum) * width;
        const figure = numberWords(tokens);
        return (
          <span key={group} className={styles.part} data-group={group} style={{ flexGrow: tokens }}>
            {fits(group, own) && high >= 40 && <span className={styles.word}>{group}</span>}
            {fits(figure, own) && high >= 16 && <span className={styles.number}>{figure}</span>}
          </span>
        );
      })}
    </span>
  );
}
