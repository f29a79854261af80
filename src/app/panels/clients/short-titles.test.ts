import { expect, it } from "vitest";
import { clients } from "../../../core/index.ts";
import { shortTitle } from "./short-titles.ts";

it("every client has a short title, and no two the same", () => {
  const titles = clients.map(({ id }) => shortTitle(id));
  expect(new Set(titles).size).toBe(clients.length);
  expect(titles.filter((title) => title.length > 18)).toEqual([]);
  expect(titles.filter((title) => /^[a-z-]+-[a-z-]+$/.test(title))).toEqual([]);
  expect(shortTitle("__proto__")).toBe("__proto__");
});
