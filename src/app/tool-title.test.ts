import { expect, test } from "vitest";
import { toolCount } from "./tool-title.ts";

test.each([
  [0, "0 tools"],
  [1, "1 tool"],
  [1000, "1,000 tools"],
])("%i is said as %s", (number, words) => {
  expect(toolCount(number)).toBe(words);
});
