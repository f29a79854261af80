import { type RefObject, useEffect, useMemo } from "react";
import { isMoving, useDesign, usePending } from "../store/panels/design.ts";
import { createKeyQueue, type Waiting } from "./key-queue.ts";

/** Lets keys wait while rows are on their way: opened ones, or those that an edit leads to. */
export function useKeyQueue(grid: RefObject<HTMLElement | null>) {
  const isBusy = useDesign((state) => state.wanted !== null || state.edits > 0);
  const isPending = usePending();
  const queue = useMemo(() => createKeyQueue(isMoving, (pressed) => play(pressed, grid)), [grid]);
  useEffect(() => {
    if (!isBusy && !isPending) queue.goOn();
  }, [isBusy, isPending, queue]);
  useEffect(() => {
    const forget = ({ target }: FocusEvent) => !isOf(grid, target as Element) && queue.clear();
    document.addEventListener("focusin", forget);
    return () => document.removeEventListener("focusin", forget);
  }, [grid, queue]);
  return queue;
}

/** As if it were pressed now. An edit that was on its way may have taken the focus from the cell to its row. */
function play({ from, ...pressed }: Waiting, grid: RefObject<HTMLElement | null>): void {
  const { activeElement } = document;
  const cell = from && activeElement?.querySelector<HTMLElement>(`:scope[role=row] [data-cell=${from}]`);
  if (cell) cell.focus({ preventScroll: true });
  const target = cell || activeElement;
  if (!target || !isOf(grid, target)) return;
  const isShort = [...pressed.key].length === 1 && !pressed.altKey && !pressed.ctrlKey && !pressed.metaKey;
  if (isText(target) && isShort) {
    target.setRangeText(pressed.key, target.selectionStart ?? 0, target.selectionEnd ?? target.value.length, "end");
    target.dispatchEvent(new InputEvent("input", { bubbles: true }));
  } else target.dispatchEvent(new KeyboardEvent("keydown", { ...pressed, bubbles: true, cancelable: true }));
}

/** The menu of a row is a part of it: the keys that follow the one that opens it are for the menu. */
function isOf(grid: RefObject<HTMLElement | null>, target: Element): boolean {
  return (grid.current?.contains(target) ?? false) || target.closest("[role=menu]") !== null;
}

export function isText(target: Element): target is HTMLInputElement | HTMLTextAreaElement {
  return target.matches("textarea, input:not([type=checkbox])");
}
