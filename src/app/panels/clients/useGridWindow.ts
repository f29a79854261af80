import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import type { Spot } from "./move.ts";

/** In pixels. */
export interface Sizes {
  readonly tool: number;
  readonly column: number;
  readonly row: number;
  readonly head: number;
}

const wide = { column: 78, row: 28, head: 64 };
const phone = { column: 50, row: 44, head: 44 };
const minTool = 110;
const maxTool = 280;

/** The column of tools takes what the clients leave. */
function sizesOf(narrow: boolean, width: number, columns: number): Sizes {
  const sizes = narrow ? phone : wide;
  return { ...sizes, tool: Math.min(maxTool, Math.max(minTool, Math.floor(width - columns * sizes.column))) };
}

interface Window {
  readonly first: Spot;
  readonly last: Spot;
}

/** Rows that are drawn above and below what is in view. */
const overscan = 6;

/** Which part of a grid of equal cells is in view, and how large its parts are. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  narrow: boolean,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Window & { readonly sizes: Sizes } {
  const [width, setWidth] = useState(0);
  const sizes = useMemo(() => sizesOf(narrow, width, columns), [narrow, width, columns]);
  const [seen, setSeen] = useState<Window>({ first: { row: 0, column: 0 }, last: { row: 40, column: 12 } });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      setWidth(element.clientWidth);
      setSeen((before) => unlessSame(before, windowOf(element, sizes)));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller, sizes]);
  const within = (spot: Spot): Spot => ({
    row: Math.min(spot.row, Math.max(0, rows - 1)),
    column: Math.min(spot.column, Math.max(0, columns - 1)),
  });
  return { first: within(seen.first), last: within(seen.last), sizes };
}

function windowOf({ scrollTop, scrollLeft, clientHeight, clientWidth }: HTMLElement, sizes: Sizes): Window {
  return {
    first: {
      row: Math.max(0, Math.floor(scrollTop / sizes.row) - overscan),
      column: Math.max(0, Math.floor(scrollLeft / sizes.column) - 1),
    },
    last: {
      row: Math.ceil((scrollTop + clientHeight - sizes.head) / sizes.row) + overscan,
      column: Math.ceil((scrollLeft + clientWidth - sizes.tool) / sizes.column) + 1,
    },
  };
}

function unlessSame(before: Window, now: Window): Window {
  const parts = ({ first, last }: Window) => [first.row, first.column, last.row, last.column].join();
  return parts(before) === parts(now) ? before : now;
}

/** Brings a cell into view, beside the column of tools and below the head. */
export function reveal(element: HTMLElement, sizes: Sizes, { row, column }: Spot): void {
  const height = element.clientHeight - sizes.head;
  const width = element.clientWidth - sizes.tool;
  if (row >= 0) element.scrollTop = near(element.scrollTop, row * sizes.row, sizes.row, height);
  element.scrollLeft = near(element.scrollLeft, column * sizes.column, sizes.column, width);
}

function near(now: number, start: number, size: number, room: number): number {
  if (start < now) return start;
  return start + size > now + room ? start + size - room : now;
}
