import { expect, test } from "vitest";
import { styleFor, wantsColour } from "./style.ts";

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ FORCE_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "" }, false, true],
  [{ FORCE_COLOR: "0" }, true, false],
  [{ NO_COLOR: "1", FORCE_COLOR: "1" }, true, false],
  [{ TERM: "dumb" }, true, false],
])("%j, terminal %s: %s", (environment, terminal, expected) => {
  expect(wantsColour(environment, terminal)).toBe(expected);
});

test("without colour text stays as it is", () => {
  expect(styleFor(false).red("x")).toBe("x");
  expect(styleFor(true).red("x")).toBe("\u001b[31mx\u001b[39m");
});
