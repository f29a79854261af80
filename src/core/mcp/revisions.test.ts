import { expect, it } from "vitest";
import { fieldLife, isOlder, latestRevision, revisions, sinceWhen } from "./revisions.ts";

const ids = revisions.map(({ id }) => id);

it("the last of the list is the latest", () => {
  expect(latestRevision).toBe(revisions.at(-1));
});

it("older is what stands before in the list, and nothing is older or newer than what nobody knows", () => {
  for (const [at, id] of ids.entries()) {
    expect(ids.filter((other) => isOlder(other, id))).toEqual(ids.slice(0, at));
    expect([isOlder(id, "draft"), isOlder("draft", id)]).toEqual([false, false]);
  }
});

it.each([
  ["name", { since: "2024-11-05", last: "2026-07-28" }],
  ["annotations", { since: "2025-03-26", last: "2026-07-28" }],
  ["execution", { since: "2025-11-25", last: "2025-11-25", removedIn: "2026-07-28" }],
  ["constructor", undefined],
])("knows the life of the field %s", (field, life) => {
  expect(fieldLife(field)).toEqual(life);
});

it("says since when something holds, also where it never does", () => {
  expect(sinceWhen(({ messages }) => messages.structured === "any")).toBe("2026-07-28");
  expect(sinceWhen(() => false)).toBe("a later revision");
});
