import { expect, it } from "vitest";
import { cutInMiddle, fittingSteps } from "./breadcrumb.ts";

const steps = ["find", "inputSchema", "properties", "city", "description"];

it.each([
  [5, steps],
  [4, ["find", "…", "city", "description"]],
  [3, ["find", "…", "description"]],
  [1, ["find", "…", "description"]],
])("of a long path, %s steps are its two ends", (max, expected) => {
  expect(cutInMiddle(steps, max)).toEqual(expected);
});

it("leaves a short path as it is", () => {
  expect(cutInMiddle([], 3)).toEqual([]);
  expect(cutInMiddle(["find", "name"], 3)).toEqual(["find", "name"]);
});

it.each([
  [1000, steps],
  [270, ["find", "…", "city", "description"]],
  [190, ["find", "…", "description"]],
  [100, ["description"]],
  [70, ["description"]],
  [40, []],
])("in %s pixels its middle goes first", (room, expected) => {
  expect(fittingSteps(steps, room)).toEqual(expected);
});
