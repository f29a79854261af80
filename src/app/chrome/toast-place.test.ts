import { expect, it } from "vitest";
import { toastPlace } from "./toast-place.ts";

const toast = { left: 1000, top: 820, right: 1420, bottom: 860 };

it.each([
  ["nothing", [], "bottom"],
  ["a row elsewhere", [{ left: 960, top: 100, right: 1440, bottom: 140 }], "bottom"],
  ["a row that ends where it begins", [{ left: 960, top: 780, right: 1440, bottom: 820 }], "bottom"],
  ["the row under it", [{ left: 960, top: 800, right: 1440, bottom: 840 }], "top"],
  ["a cursor under it", [{ left: 1100, top: 830, right: 1102, bottom: 850 }], "top"],
] as const)("about %s it stands at the %s", (_, reported, place) => {
  expect(toastPlace(toast, reported)).toBe(place);
});
