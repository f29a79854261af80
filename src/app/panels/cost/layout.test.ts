import { expect, it } from "vitest";
import { cellsOf, fits } from "./layout.ts";

const items = [40, 30, 20, 10, 0].map((tokens, place) => ({ place, tokens }));

it("gives each item an area as large as it costs, the largest first, and none outside", () => {
  const cells = cellsOf(items, 600, 200);
  expect(cells.map(({ item }) => item.place)).toEqual([0, 1, 2, 3, 4]);
  const area = ({ width, height }: { width: number; height: number }) => width * height;
  const [first, second] = cells;
  expect(first && second && area(first) > area(second)).toBe(true);
  for (const { left, top, width, height } of cells) {
    expect([left >= 0, top >= 0, left + width <= 600, top + height <= 200]).toEqual([true, true, true, true]);
  }
});

it("has no cell where there is no room, or nothing to place", () => {
  expect(cellsOf(items, 0, 200)).toEqual([]);
  expect(cellsOf([], 600, 200)).toEqual([]);
});

it("shows a word whole or not at all", () => {
  expect([fits("search", 60), fits("search_issues", 60)]).toEqual([true, false]);
});
