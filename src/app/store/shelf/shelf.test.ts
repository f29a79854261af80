import "fake-indexeddb/auto";
import { openDB } from "idb";
import { describe, expect, it } from "vitest";
import type { Shelf } from "./cells.ts";
import { openShelf } from "./database.ts";
import { memoryShelf } from "./memory.ts";
import { create, list, putBack, remove } from "./operations.ts";
import type { FileHandle } from "./record.ts";
import { maxVersions, save } from "./save.ts";
import { openTab } from "./test-tabs.ts";

let number = 0;
const newName = () => `shelf ${number++}`;
const by = (now: number, writer = "a") => ({ writer, now });
const texts = async (shelf: Shelf, id: string) =>
  (await shelf.transact("readonly", (cells) => cells.versions(id))).map(({ text }) => text);

const shelves = [
  ["the database", () => openShelf(newName())],
  ["memory", async () => memoryShelf("for a test")],
] as const;

for (const [where, open] of shelves)
  describe(`documents in ${where}`, () => {
    const draft = (text: string, base: number, id = "1") => ({
      id,
      name: "ops",
      text,
      base,
      changed: { name: true, text: true },
    });
    const put = (shelf: Shelf, text: string, base: number, now = 0, writer = "a") =>
      shelf.transact("readwrite", (cells) => save(cells, draft(text, base), by(now, writer)));

    it("count their revisions, and refuse a text that started from an older one", async () => {
      const shelf = await open();
      const first = await put(shelf, "one", 0);
      expect(first).toMatchObject({ kind: "saved", document: { revision: 1 } });
      expect(await put(shelf, "two", 1)).toMatchObject({ kind: "saved", document: { revision: 2 } });
      for (const name of ["ops (conflict copy)", "ops (conflict copy 2)"])
        expect(await put(shelf, "other", 1)).toMatchObject({ kind: "copied", document: { name, text: "other" } });
      expect(await shelf.transact("readonly", (cells) => cells.get("1"))).toMatchObject({ text: "two" });
    });

    it("keep a version for every burst: after a rest, after a leap, for every writer", async () => {
      const shelf = await open();
      await put(shelf, "a", 0);
      for (const [text, base, now] of [
        ["ab", 1, 100],
        ["abc", 2, 400],
        ["abcd", 3, 9_000],
      ] as const)
        await put(shelf, text, base, now);
      expect(await texts(shelf, "1")).toEqual(["a"]);
      await put(shelf, "abcde", 4, 19_000);
      expect(await texts(shelf, "1")).toEqual(["a", "abcd"]);
      await put(shelf, "x".repeat(200), 5, 19_100);
      expect(await texts(shelf, "1")).toEqual(["a", "abcd", "abcde"]);
      await put(shelf, "y", 6, 19_200, "b");
      expect(await texts(shelf, "1")).toEqual(["a", "abcd", "abcde", "x".repeat(200)]);
    });

    it(`keep the last ${maxVersions} versions`, async () => {
      const shelf = await open();
      for (let turn = 0; turn < 60; turn++) await put(shelf, `text ${turn}`, turn, turn * 20_000);
      const kept = await texts(shelf, "1");
      expect(kept).toHaveLength(maxVersions);
      expect([kept[0], kept.at(-1)]).toEqual(["text 9", "text 58"]);
    });

    it("are renamed in one tab while another types, and both stay", async () => {
      const shelf = await open();
      await put(shelf, "one", 0);
      const rename = { ...draft("one", 1), name: "new", changed: { name: true, text: false } };
      await shelf.transact("readwrite", (cells) => save(cells, rename, by(1)));
      const typed = { ...draft("two", 1), changed: { name: false, text: true } };
      const saved = await shelf.transact("readwrite", (cells) => save(cells, typed, by(2)));
      expect(saved).toMatchObject({ kind: "saved", document: { name: "new", text: "two", revision: 3 } });
    });

    it("come back as they were after they are deleted, their versions too", async () => {
      const shelf = await open();
      await put(shelf, "one", 0);
      await put(shelf, "two", 1, 20_000);
      const removed = await shelf.transact("readwrite", (cells) => remove(cells, "1"));
      expect(await shelf.transact("readonly", list)).toEqual([]);
      expect(await texts(shelf, "1")).toEqual([]);
      if (removed) await shelf.transact("readwrite", (cells) => putBack(cells, removed));
      expect(await shelf.transact("readonly", list)).toMatchObject([{ id: "1", name: "ops", size: 3 }]);
      expect(await texts(shelf, "1")).toEqual(["one"]);
    });

    it("never take a name that is taken", async () => {
      const shelf = await open();
      const twice = [
        { name: "ops", text: "1" },
        { name: "ops", text: "2" },
      ];
      const made = await shelf.transact("readwrite", (cells) => create(cells, twice, by(0)));
      expect(made.map(({ name }) => name)).toEqual(["ops", "ops 2"]);
    });

    it("keep the file that they came from, which no copy of them has", async () => {
      const shelf = await open();
      await put(shelf, "one", 0);
      // A real handle is cloned like any other value.
      const file = { handle: { name: "ops.json" } as FileHandle, modified: 5, mark: "" };
      await shelf.transact("readwrite", async (cells) => {
        const found = await cells.get("1");
        if (found) await cells.put({ ...found, file });
      });
      expect(await put(shelf, "two", 1)).toMatchObject({ kind: "saved", document: { file } });
      const copy = await put(shelf, "other", 1);
      expect(copy.kind).toBe("copied");
      expect(copy.document.file).toBeUndefined();
      const removed = await shelf.transact("readwrite", (cells) => remove(cells, "1"));
      if (removed) await shelf.transact("readwrite", (cells) => putBack(cells, removed));
      expect(await shelf.transact("readonly", (cells) => cells.get("1"))).toMatchObject({ text: "two", file });
    });

    it("are not changed by a transaction that fails in the middle", async () => {
      const shelf = await open();
      await put(shelf, "one", 0);
      const failing = shelf.transact("readwrite", async (cells) => {
        await cells.delete("1");
        throw new Error("in the middle");
      });
      await expect(failing).rejects.toThrow("in the middle");
      expect(await shelf.transact("readonly", list)).toHaveLength(1);
    });
  });

describe("opening the database", () => {
  it("brings a store of version 1 to this one, and leaves alone what it cannot read", async () => {
    const name = newName();
    // As version 1 wrote it; never to be changed.
    const first = await openDB(name, 1, {
      upgrade: (database) => {
        database.createObjectStore("documents", { keyPath: "id" }).createIndex("changed", "changed");
      },
    });
    await first.put("documents", { id: "a", name: "ops", version: 1, text: "[]\r\n", changed: 5 });
    await first.put("documents", { id: "b", name: "web", version: 1, text: "{}", changed: 9 });
    await first.put("documents", { id: "c", version: 1, changed: 7 });
    first.close();
    const shelf = await openShelf(name);
    expect(shelf.memoryOnly).toBeUndefined();
    expect(await shelf.transact("readonly", list)).toEqual([
      { id: "b", name: "web", changed: 9, size: 2 },
      { id: "a", name: "ops", changed: 5, size: 4 },
    ]);
    const tab = openTab(shelf, "a");
    await tab.show("a");
    tab.type("[1]");
    await tab.keeper.flush();
    expect(tab.saving).toEqual({ kind: "saved" });
    expect(await texts(shelf, "a")).toEqual(["[]\r\n"]);
  });

  it("reads a store of a newer version, says so, and never writes to it", async () => {
    const name = newName();
    const upgrade = (database: { createObjectStore(name: string, options: object): unknown }) => {
      database.createObjectStore("documents", { keyPath: "id" });
    };
    const newer = await openDB(name, 3, { upgrade });
    const record = { id: "a", name: "ops", version: 3, text: "[]", changed: 5, unknown: { to: "us" } };
    await newer.put("documents", record);
    const shelf = await openShelf(name);
    expect(shelf.memoryOnly).toContain("newer version");
    const tab = openTab(shelf, "a");
    await tab.show("a");
    expect(tab.text).toBe("[]");
    tab.type("[1]");
    await tab.keeper.flush();
    expect(tab.saving).toEqual({ kind: "memory" });
    expect(newer.version).toBe(3);
    expect(await newer.getAll("documents")).toEqual([record]);
  });

  it("goes on in memory where there is no database", async () => {
    const { indexedDB } = globalThis;
    Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true, writable: true });
    const shelf = await openShelf(newName());
    globalThis.indexedDB = indexedDB;
    expect(shelf.memoryOnly).toContain("download your work");
  });

  it("is not held up by a tab with an older version", async () => {
    const name = newName();
    const old = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore("documents") });
    const shelf = await openShelf(name);
    expect(shelf.memoryOnly).toContain("close it");
    old.close();
  });

  it("gives way to a newer version in another tab, and says so at the next write", async () => {
    const name = newName();
    const tab = openTab(await openShelf(name), "a");
    await tab.show("1");
    tab.type("[]");
    await tab.keeper.flush();
    (await openDB(name, 3)).close();
    tab.type("[1]");
    await tab.keeper.flush();
    expect(tab.saving).toMatchObject({ kind: "failed", reason: expect.stringContaining("newer version") });
  });
});
