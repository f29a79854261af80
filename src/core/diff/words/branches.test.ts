import { expect, it } from "vitest";
import { branchesAdded, branchesRemoved } from "./branches.ts";

it("counts alternatives", () => {
  expect(branchesRemoved("`a`", 1, 1)).toBe("`a` no longer takes 1 of 1 alternative");
  expect(branchesRemoved("`a`", 1, 3)).toBe("`a` no longer takes 1 of 3 alternatives");
  expect(branchesAdded("`a`", 1)).toBe("`a` takes 1 more alternative");
});
