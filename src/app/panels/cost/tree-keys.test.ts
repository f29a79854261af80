import { expect, it } from "vitest";
import { moveIn } from "./tree-keys.ts";

const names = ["search", "list", "lend", "Send"];
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false });

it.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 3, 3],
  ["ArrowUp", 1, 0],
  ["ArrowUp", 0, 0],
  ["End", 0, 3],
  ["Home", 2, 0],
  ["l", 1, 2],
  ["l", 2, 1],
  ["s", 0, 3],
  ["x", 0, undefined],
  ["Tab", 0, undefined],
])("%s at %d leads to %s", (key, at, to) => {
  expect(moveIn(press(key), at, names)).toBe(to);
});

it("a shortcut is no letter, and an empty list has no place", () => {
  expect(moveIn(press("l", true), 0, names)).toBeUndefined();
  expect(moveIn(press("ArrowDown"), -1, [])).toBeUndefined();
});
