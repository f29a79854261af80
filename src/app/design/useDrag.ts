import { type PointerEvent, type RefObject, useState } from "react";
import type { ShownPage } from "../store/panels/design.ts";
import { rowsOf } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { siblingsOf } from "../store/panels/design-words.ts";
import { reorder } from "./grid-commands.ts";

interface Drop {
  readonly key: string;
  readonly side: "before" | "after";
}

/** Near the edge of the page it scrolls, in pixels. */
const edge = 32;

/** Moves a row by its grip, among its siblings alone: there it keeps its meaning. Escape puts it back. */
export function useDrag(shown: ShownPage, grid: RefObject<HTMLElement | null>, isLocked: boolean) {
  const [lifted, setLifted] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as HTMLElement;
    const key = target.closest("[data-grip]") && target.closest<HTMLElement>("[data-key]")?.dataset.key;
    const row = rowsOf(shown).find(({ id }) => id === key);
    if (!row || isLocked || event.button !== 0) return;
    event.preventDefault();
    target.closest<HTMLElement>("[data-key]")?.focus({ preventScroll: true });
    const siblings = siblingsOf(shown, row.path);
    let last: Drop | null = null;
    const show = (next: Drop | null) => {
      last = next;
      setDrop(next);
    };
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      scrollNear(grid.current, clientY);
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[role=row][data-key]");
      const goal = siblings.find(({ id }) => id === over?.dataset.key);
      if (!over || !goal || goal.id === row.id) return show(null);
      const { top, height } = over.getBoundingClientRect();
      show({ key: goal.id, side: clientY < top + height / 2 ? "before" : "after" });
    };
    const end = (isKept: boolean) => {
      stop.abort();
      setLifted(null);
      setDrop(null);
      if (!isKept || !last) return;
      const from = siblings.findIndex(({ id }) => id === row.id);
      const at = siblings.findIndex(({ id }) => id === last?.key) + (last.side === "after" ? 1 : 0);
      const made = reorder(siblings, row.path, at > from ? at - 1 : at);
      if (made) void designActions.edit(made);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    window.addEventListener("pointermove", onMove, options);
    window.addEventListener("pointerup", () => end(true), options);
    window.addEventListener("pointercancel", () => end(false), options);
    window.addEventListener("keydown", ({ key: pressed }) => pressed === "Escape" && end(false), options);
    setLifted(row.id);
  };
  return { lifted, drop, onPointerDown };
}

function scrollNear(grid: HTMLElement | null, y: number): void {
  const scroller = grid?.parentElement;
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + edge) scroller.scrollBy(0, -12);
  else if (y > bottom - edge) scroller.scrollBy(0, 12);
}
