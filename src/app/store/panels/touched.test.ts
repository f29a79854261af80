import { expect, it } from "vitest";
import { isTold, touch, touchAll, touchedOf, wasAt } from "./touched.ts";

it("what is missing is told once somebody was at its place, what is wrong with a value at once", () => {
  touch("one", "/a");
  const told = (field: string, value = {}) => isTold(field, value, wasAt(field, touchedOf("one")));
  expect([told("/a"), told("/b"), told("/b", { b: 0 }), told("")]).toEqual([true, false, true, true]);
  expect(isTold("", {}, wasAt("", touchedOf("other")))).toBe(false);
});

it("a call asks for everything", () => {
  touchAll("two");
  touch("two", "/a");
  expect(wasAt("/anything", touchedOf("two"))).toBe(true);
});
