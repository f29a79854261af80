import { expect, it } from "vitest";
import { heldLines } from "./held-lines.ts";

const lines = (ids: string) => [...ids].map((id) => ({ id }));

it.each([
  ["abc", "abc", "abc"],
  ["abc", "ac", "a-c"],
  ["abc", "c", "--c"],
  ["abc", "xaybcz", "xaybcz"],
  ["abc", "ayz", "ayz--"],
  ["abc", "cba", "abc"],
  ["", "ab", "ab"],
])("%j, then %j, is shown as %j", (before, now, shown) => {
  const merged = heldLines(lines(before), lines(now));
  expect(merged.map(({ line, isGone }) => (isGone ? "-" : line.id)).join("")).toBe(shown);
});
