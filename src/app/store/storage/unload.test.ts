import "fake-indexeddb/auto";
import { afterAll, expect, it } from "vitest";
import { openStorage } from "./database.ts";
import { save } from "./save.ts";
import { openTab } from "./tabs.testing.ts";
import { findPendingWrites, leavePendingWrite } from "./unload.ts";

const { localStorage: before } = globalThis;
const entries: Record<string, unknown> = {};
const define = (name: string, value: unknown) => Object.defineProperty(entries, name, { value });
define("setItem", (key: string, value: string) => Object.assign(entries, { [key]: value }));
define("getItem", (key: string) => entries[key]);
define("removeItem", (key: string) => delete entries[key]);
Object.defineProperty(globalThis, "localStorage", { value: entries, configurable: true });
afterAll(() => Object.defineProperty(globalThis, "localStorage", { value: before, configurable: true }));

it("what a tab could not write when it was closed is written by the next, or kept as a copy", async () => {
  const storage = await openStorage("unload");
  const [closed, other] = [openTab(storage, "closed"), openTab(storage, "other")];
  await closed.show("x");
  closed.type("one");
  await closed.autosave.flush();
  expect(closed.autosave.unsaved()).toBeUndefined();
  closed.type("one, and more");
  leavePendingWrite("closed", closed.autosave.unsaved());
  await other.show("x");
  other.type("two");
  await other.autosave.flush();
  const [entry] = findPendingWrites();
  const pending = entry?.pending;
  expect(pending).toMatchObject({ id: "x", text: "one, and more", base: 1 });
  const saved = pending && (await storage.transact("readwrite", (tx) => save(tx, pending, { writer: "c", now: 0 })));
  expect(saved).toMatchObject({ kind: "copied", document: { text: "one, and more" } });
  entry?.discard();
  expect(findPendingWrites()).toEqual([]);
});

it("an entry that is anything else is left alone", () => {
  for (const [at, entry] of ["", "{", "null", "[]", '{"id":1}', '{"id":"a","name":"b","text":"c"}'].entries())
    Object.assign(entries, { [`toolwright.unwritten.${at}`]: entry });
  expect(findPendingWrites()).toEqual([]);
});
