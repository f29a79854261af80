import { expect, it } from "vitest";
import { moved } from "./move.ts";

const size = { rows: 10, columns: 5, page: 4 };
const press = (key: string, mod = false) => ({ key, ctrlKey: mod, metaKey: false });

it.each([
  ["ArrowDown", false, { row: 3, column: 2 }, { row: 4, column: 2 }],
  ["ArrowUp", false, { row: 0, column: 2 }, { row: -1, column: 2 }],
  ["ArrowUp", false, { row: -1, column: 2 }, { row: -1, column: 2 }],
  ["ArrowRight", false, { row: 3, column: 4 }, { row: 3, column: 4 }],
  ["ArrowLeft", true, { row: 3, column: 4 }, { row: 3, column: 0 }],
  ["End", true, { row: 3, column: 1 }, { row: 9, column: 4 }],
  ["Home", false, { row: 3, column: 3 }, { row: 3, column: 0 }],
  ["PageDown", false, { row: 8, column: 0 }, { row: 9, column: 0 }],
  ["PageUp", false, { row: 2, column: 0 }, { row: 0, column: 0 }],
])("%s (with Ctrl: %s) from %j leads to %j", (key, mod, from, to) => {
  expect(moved(press(key, mod), from, size)).toEqual(to);
});

it("other keys lead nowhere, nor does any in an empty grid", () => {
  expect(moved(press("a"), { row: 0, column: 0 }, size)).toBeUndefined();
  expect(moved(press("ArrowDown"), { row: -1, column: 0 }, { ...size, rows: 0 })).toBeUndefined();
});
