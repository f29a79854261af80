import { type KeyboardEvent, memo, useDeferredValue, useMemo, useState } from "react";
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
const noCosts: readonly (ToolCost | undefined)[] = [];

interface ToolItem {
  readonly place: number;
  readonly name: string;
  readonly tokens: number;
  readonly cost: ToolCost;
}

/** Every tool as large as it costs. A tree to those who do not see it: its items are the tools, and one opens into its parts. */
export function ToolMap({ width }: { width: number }) {
  // A thousand cells are drawn between the keys, not before the letter that was typed or the panel that was opened.
  const tools = useDeferredValue(useCost((state) => state.tools));
  const costs = useDeferredValue(
    useCost((state) => state.costs),
    noCosts,
  );
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
        {cells.map((cell) => (
          <ToolEntry
            key={cell.item.place}
            {...{ cell, tokenizer }}
            isEntry={cell.item.place === entry}
            isSelected={cell.item.place === selected}
            onFocus={setFocused}
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

interface CellProps {
  cell: Cell<ToolItem>;
  tokenizer: TokenizerId;
}

interface EntryProps extends CellProps {
  isEntry: boolean;
  isSelected: boolean;
  onFocus: (place: number) => void;
}

const ToolEntry = memo(
  function ToolEntry({ cell, tokenizer, isEntry, isSelected, onFocus }: EntryProps) {
    const { item, left, top, width, height: high } = cell;
    const figure = figureWords(item.cost, tokenizer);
    return (
      <div
        role="treeitem"
        tabIndex={isEntry ? 0 : -1}
        aria-level={1}
        aria-expanded={false}
        aria-selected={isSelected}
        aria-label={`${item.name}, ${figure} tokens`}
        title={`${item.name.slice(0, 100)}, ${figure} tokens`}
        data-place={item.place}
        className={styles.item}
        style={{ left, top, width, height: high }}
        onFocus={() => onFocus(item.place)}
      />
    );
  },
  (one, other) => isSameCell(one, other) && one.isEntry === other.isEntry && one.isSelected === other.isSelected,
);

/** Each layout makes new cells; most of them are where they were. */
function isSameCell(
  { cell: one, tokenizer }: CellProps,
  { cell: other, tokenizer: otherTokenizer }: CellProps,
): boolean {
  const isPlaced =
    one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;
  const isSame = one.item.cost === other.item.cost && one.item.name === other.item.name;
  return isPlaced && isSame && one.item.place === other.item.place && tokenizer === otherTokenizer;
}

const ToolCell = memo(function ToolCell({ cell, tokenizer }: CellProps) {
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
}, isSameCell);

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
