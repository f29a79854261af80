import { expect, it } from "vitest";
import { keyed } from "./keyed.ts";

it("gives the same keys to the same list, and no key twice", () => {
  const keys = (items: readonly string[]) => keyed(items, (item) => item).map(({ key }) => key);
  expect(keys(["a", "b", "a", "1 a"])).toEqual(["0 a", "0 b", "1 a", "0 1 a"]);
  expect(keys(["b", "a"])).toEqual(["0 b", "0 a"]);
});
