import { expect, it } from "vitest";
import { type Box, type ToastPlace, toastPlace } from "./toast-place.ts";

const places: Readonly<Record<ToastPlace, Box>> = {
  bottom: { left: 1000, top: 820, right: 1420, bottom: 860 },
  aside: { left: 20, top: 820, right: 440, bottom: 860 },
  top: { left: 1000, top: 96, right: 1420, bottom: 136 },
};
const row = { left: 960, top: 800, right: 1440, bottom: 840 };
const line = { left: 0, top: 800, right: 1440, bottom: 840 };
const call = { left: 1300, top: 90, right: 1420, bottom: 120 };

it.each([
  ["nothing", [], [], "bottom"],
  ["a row elsewhere", [{ left: 960, top: 100, right: 1440, bottom: 140 }], [], "bottom"],
  ["a row that ends where it begins", [{ left: 960, top: 780, right: 1440, bottom: 820 }], [], "bottom"],
  ["the row under it", [row], [], "aside"],
  ["a cursor under it", [{ left: 1100, top: 830, right: 1102, bottom: 850 }], [], "aside"],
  ["a row over all of the page", [line], [], "top"],
  ["the row under it, with the next step at the top", [row], [call], "aside"],
  ["nothing, with the next step under it", [], [row], "aside"],
  ["a row over all of the page, with the next step at the top", [line], [call], "top"],
  ["all places", [line, call], [], "bottom"],
] as const)("about %s it stands at the %s", (_, reported, next, place) => {
  expect(toastPlace((at) => places[at], reported, next)).toBe(place);
});

it("stays where it stands while it may", () => {
  expect(toastPlace((at) => places[at], [], [], "aside")).toBe("aside");
  expect(toastPlace((at) => places[at], [places.aside], [], "aside")).toBe("bottom");
});
