import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type PlacedRow, toPointer } from "../../core/index.ts";
import { afterPaint } from "../store/after-paint.ts";
import { editor } from "../store/editor-port.ts";
import { design, rowsOf, type ShownPage, toolStart, useDesign } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { selectedTool } from "../store/state.ts";
import { store } from "../store/store.ts";
import type { GridContext } from "./grid-commands.ts";
import { type Item, insideFor, sectionKey } from "./items.ts";
import { rowAt } from "./row-at.ts";
import { canRename } from "./row-words.ts";

interface Options {
  readonly shown: ShownPage;
  readonly items: readonly Item[];
  readonly grid: RefObject<HTMLElement | null>;
  readonly rows: Virtualizer<HTMLElement, Element>;
  readonly setEditing: GridContext["setEditing"];
}

/** Keeps three things together: the row of the focus, the cursor in the text, and the row that an edit leads to. */
export function useFollow({ shown, items, grid, rows, setEditing }: Options) {
  const wanted = useDesign((state) => state.wanted);
  const goal = useRef<Goal | null>(null);
  const latest = useRef(items);
  latest.current = items;

  /** The row may have to be scrolled into sight first, and then drawn. */
  const focus = useCallback(
    (key: string, cell?: string) => {
      goal.current = { key, cell };
      designActions.setActive(key);
      const index = latest.current.findIndex((item) => item.key === key);
      if (index >= 0) rows.scrollToIndex(index, { align: "auto" });
      settle(goal, grid);
    },
    [rows, grid],
  );
  /** The text shows the place of the row. */
  const follow = useCallback((key: string) => {
    designActions.setActive(key);
    afterPaint(() => {
      const start = toolStart();
      const item = latest.current.find((one) => one.key === design.getState().active);
      if (start === undefined || item?.kind !== "row") return;
      const offset = start + item.row.offset;
      if (store.getState().cursor.offset !== offset) editor()?.reveal({ offset, length: 0 }, { focus: false });
    });
  }, []);

  useLayoutEffect(() => settle(goal, grid));
  useLost(items, grid, focus, goal);

  useLayoutEffect(() => {
    if (!wanted || (wanted.text !== null && wanted.text === shown.text)) return;
    const found = (wanted.was && beside(wanted.path, shown)) ?? lookFor(wanted.path, shown, items);
    if (found === "opening" || (found && isElsewhere(found.key, items))) return;
    design.setState({ wanted: null });
    if (!found) return;
    keepDetail(wanted, found);
    // What somebody asks for is shown, also where the filter would not.
    if (design.getState().filter && !items.some(({ key }) => key === found.key)) {
      designActions.setFilter(null);
      design.setState({ wanted: { ...wanted, text: null } });
      return;
    }
    if (wanted.isQuiet) {
      follow(found.key);
      rows.scrollToIndex(
        Math.max(
          0,
          items.findIndex(({ key }) => key === found.key),
        ),
      );
    } else if (wanted.was === null || mayFocus(grid)) focus(found.key);
    else designActions.setActive(found.key);
    if (wanted.rename && found.row && canRename(found.row))
      setEditing({ key: found.key, cell: "name", text: found.row.name });
  }, [wanted, shown, items, focus, follow, rows, grid, setEditing]);

  const isAwaited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tool is another page, with the cursor in one of its rows
  useEffect(() => {
    const look = (isVisit: boolean) => {
      const start = toolStart();
      const isOther = selectedTool(store.getState())?.index !== design.getState().shown?.index;
      if (start === undefined || isOther) {
        // Somebody goes to another tool, whose page is on its way.
        isAwaited.current ||= isVisit;
        return;
      }
      const { active } = design.getState();
      const row = rowAt(rowsOf(design.getState().shown), store.getState().cursor.offset - start, active);
      if (!row) return;
      if (isVisit && store.getState().view === "design") return focus(row.id);
      if (row.id === active) return;
      designActions.setActive(row.id);
      isElsewhere(row.id, latest.current);
      const index = latest.current.findIndex((item) => item.key === row.id);
      if (index >= 0 && !grid.current?.contains(document.activeElement)) rows.scrollToIndex(index, { align: "auto" });
    };
    look(isAwaited.current);
    isAwaited.current = false;
    const index = latest.current.findIndex((item) => item.key === design.getState().active);
    if (index > 0) rows.scrollToIndex(index, { align: "auto" });
    return store.subscribe((state, before) => {
      const isVisit = state.visits !== before.visits;
      if (isVisit || state.cursor.offset !== before.cursor.offset) look(isVisit);
    });
  }, [focus, rows, grid, shown.key]);

  return { focus, follow };
}

interface Goal {
  readonly key: string;
  readonly cell: string | undefined;
}

function settle(goal: { current: Goal | null }, grid: RefObject<HTMLElement | null>): void {
  if (goal.current === null) return;
  const { key, cell: column } = goal.current;
  const line = grid.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!line) return;
  const cell = column === undefined ? null : line.querySelector<HTMLElement>(`[data-cell="${column}"]`);
  // Some cells come with the cursor.
  if (column !== undefined && !cell && line.dataset.active === "false") return;
  goal.current = null;
  (cell ?? line).focus({ preventScroll: true });
}

/** Whether a row stands on another page, which is opened. The filter shows rows of all pages. */
function isElsewhere(key: string, items: readonly Item[]): boolean {
  const { shown, inside, filter } = design.getState();
  if (filter || items.some((item) => item.key === key)) return false;
  const wanted = insideFor(rowsOf(shown), key);
  if (wanted === inside) return false;
  designActions.setInside(wanted);
  return true;
}

/** What had the focus and is gone, by Undo for example, leaves it to its row: a field of the details and a menu, too. A row, to the one in its place. */
function useLost(
  items: readonly Item[],
  grid: RefObject<HTMLElement | null>,
  focus: (key: string) => void,
  goal: { current: Goal | null },
): void {
  const last = useRef<{ key: string; index: number; element: Element } | null>(null);
  const latest = useRef(items);
  latest.current = items;
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const element = event.target as Element;
      const item = grid.current?.contains(element) ? latest.current[indexOf(element)] : undefined;
      const key = item?.kind === "detail" ? item.row.id : item?.key;
      if (key !== undefined) last.current = { key, index: -1, element };
      else if (last.current && element.closest("[role=menu]")) last.current = { ...last.current, element };
      else last.current = null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [grid]);
  useLayoutEffect(() => {
    const before = last.current;
    if (!before) return;
    const index = items.findIndex(({ key }) => key === before.key);
    if (index >= 0) before.index = index;
    const isLost = document.activeElement === document.body && !before.element.isConnected;
    if (!isLost || design.getState().wanted) return;
    const near = items[index >= 0 ? index : Math.min(Math.max(0, before.index), items.length - 1)];
    if (!near) return;
    if (index < 0) return focus(near.key);
    // Somebody may have scrolled away from it, and goes on there.
    designActions.setActive(near.key);
    goal.current = { key: near.key, cell: undefined };
    settle(goal, grid);
  });
}

function indexOf(element: Element): number {
  return Number(element.closest<HTMLElement>("[data-index]")?.dataset.index ?? -1);
}

/** Fields of the details and of other parts keep the focus that somebody gave them. */
function mayFocus(grid: RefObject<HTMLElement | null>): boolean {
  const at = document.activeElement;
  if (!at || at === document.body) return true;
  return (grid.current?.contains(at) ?? false)
    ? at.closest("[data-row-details]") === null
    : at.closest("[role=menu]") !== null;
}

type Found = { readonly key: string; readonly row: PlacedRow | undefined };

/** The line of a path, or of what holds it. A closed row on the way is opened first. */
function lookFor(
  path: readonly (string | number)[],
  shown: ShownPage,
  items: readonly Item[],
): Found | "opening" | undefined {
  const section = shown.page.sections.find(
    (one) => one.path.every((step, at) => path[at] === step) && one.id !== "definitions",
  );
  const definitions = shown.page.sections.find(
    (one) => one.id === "definitions" && one.path.every((step, at) => path[at] === step),
  );
  const home = definitions ?? section;
  if (!home) return items[0] && { key: items[0].key, row: undefined };
  const key = sectionKey(home);
  if (design.getState().open.get(key) === false) {
    designActions.setOpen(key, true);
    return "opening";
  }
  for (let length = path.length; length > home.path.length; length--) {
    const pointer = toPointer(path.slice(0, length));
    const row = home.rows.find((one) => toPointer(one.path) === pointer);
    if (!row) continue;
    if (length === path.length || !row.hasChildren || row.isOpen) return { key: row.id, row };
    designActions.setOpen(row.id, true);
    return "opening";
  }
  return { key, row: undefined };
}

/** A definition may be open in several places: whoever changes it in one of them stays there. */
function beside(path: readonly (string | number)[], shown: ShownPage): Found | undefined {
  const { active } = design.getState();
  const pointer = toPointer(path);
  const all = rowsOf(shown).filter((row) => row.shared !== undefined && toPointer(row.path) === pointer);
  const near = all.find(({ id }) => id === active) ?? all.find(({ id }) => active !== null && isNear(id, active));
  return near && { key: near.id, row: near };
}

/** Under the same row, or right below it. */
function isNear(id: string, active: string): boolean {
  return parentOf(id) === parentOf(active) || parentOf(id) === active;
}

/** Of an id without its last step, which is a kind and a name. */
function parentOf(id: string): string {
  return id.slice(0, id.lastIndexOf("/", id.lastIndexOf("/") - 1));
}

/** The details stay open when their row gets another name or place. */
function keepDetail(wanted: NonNullable<ReturnType<typeof design.getState>["wanted"]>, { row }: Found): void {
  const { detail } = design.getState();
  if (!row || !detail || !wanted.was || toPointer(detail.path) !== toPointer(wanted.was)) return;
  if (detail.id !== row.id) designActions.setDetail({ id: row.id, path: row.path });
}
