import "fake-indexeddb/auto";
import { afterAll, expect, it } from "vitest";
import { openShelf } from "./database.ts";
import { findNotes, leaveNote } from "./notes.ts";
import { save } from "./save.ts";
import { openTab } from "./test-tabs.ts";

const { localStorage: before } = globalThis;
const notes: Record<string, unknown> = {};
const define = (name: string, value: unknown) => Object.defineProperty(notes, name, { value });
define("setItem", (key: string, value: string) => Object.assign(notes, { [key]: value }));
define("getItem", (key: string) => notes[key]);
define("removeItem", (key: string) => delete notes[key]);
Object.defineProperty(globalThis, "localStorage", { value: notes, configurable: true });
afterAll(() => Object.defineProperty(globalThis, "localStorage", { value: before, configurable: true }));

it("what a tab could not write when it was closed is written by the next, or kept as a copy", async () => {
  const shelf = await openShelf("notes");
  const [closed, other] = [openTab(shelf, "closed"), openTab(shelf, "other")];
  await closed.show("x");
  closed.type("one");
  await closed.keeper.flush();
  expect(closed.keeper.unsaved()).toBeUndefined();
  closed.type("one, and more");
  leaveNote("closed", closed.keeper.unsaved());
  await other.show("x");
  other.type("two");
  await other.keeper.flush();
  const [note] = findNotes();
  const draft = note?.draft;
  expect(draft).toMatchObject({ id: "x", text: "one, and more", base: 1 });
  const saved = draft && (await shelf.transact("readwrite", (cells) => save(cells, draft, { writer: "c", now: 0 })));
  expect(saved).toMatchObject({ kind: "copied", document: { text: "one, and more" } });
  note?.discard();
  expect(findNotes()).toEqual([]);
});

it("a note that is anything else is left alone", () => {
  for (const [at, note] of ["", "{", "null", "[]", '{"id":1}', '{"id":"a","name":"b","text":"c"}'].entries())
    Object.assign(notes, { [`toolwright.unwritten.${at}`]: note });
  expect(findNotes()).toEqual([]);
});
