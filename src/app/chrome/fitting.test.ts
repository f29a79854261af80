import { expect, it } from "vitest";
import { fitting } from "./fitting.ts";

it.each([
  [[50, 50, 50], 0, 150, [0, 1, 2]],
  [[50, 50, 50], 0, 149, [0]],
  [[50, 50, 50, 50], 3, 190, [0, 3]],
  [[50, 50, 50, 50], 1, 195, [0, 1]],
  [[500], 0, 10, [0]],
])("tabs of %j with %i open in %i pixels: %j", (widths, open, room, shown) => {
  expect(fitting(widths, open, room, 80)).toEqual(shown);
});
