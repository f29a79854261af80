import { afterEach, expect, it } from "vitest";
import { store } from "./store.ts";
import { endTour, goToStep, tourAt, tourSteps } from "./tour.ts";

afterEach(endTour);

it("shows the panel of each step and is over after the last", () => {
  for (const [index, { panel }] of tourSteps.entries()) {
    goToStep(index);
    expect([tourAt(), store.getState().panel]).toEqual([index, panel]);
  }
  goToStep(tourSteps.length);
  expect(tourAt()).toBeNull();
});

it("leaves what is on screen when it is skipped", () => {
  goToStep(1);
  endTour();
  expect([tourAt(), store.getState().panel]).toEqual([null, "try"]);
});
