import "fake-indexeddb/auto";
import { openDB } from "idb";
import { describe, expect, it } from "vitest";
import { openStorage } from "./database.ts";
import { memoryStorage } from "./memory.ts";
import { create, list, putBack, remove } from "./operations.ts";
import type { FileHandle } from "./record.ts";
import { maxVersions, save } from "./save.ts";
import type { DocumentStorage } from "./storage.ts";
import { openTab } from "./tabs.testing.ts";

let number = 0;
const newName = () => `storage ${number++}`;
const by = (now: number, writer = "a") => ({ writer, now });
const texts = async (storage: DocumentStorage, id: string) =>
  (await storage.transact("readonly", (tx) => tx.versions(id))).map(({ text }) => text);

const storages = [
  ["the database", () => openStorage(newName())],
  ["memory", async () => memoryStorage("for a test")],
] as const;

for (const [where, open] of storages)
  describe(`documents in ${where}`, () => {
    const pending = (text: string, base: number, id = "1") => ({
      id,
      name: "ops",
      text,
      base,
      changed: { name: true, text: true },
    });
    const put = (storage: DocumentStorage, text: string, base: number, now = 0, writer = "a") =>
      storage.transact("readwrite", (tx) => save(tx, pending(text, base), by(now, writer)));

    it("count their writes, and refuse a text that started from an older one", async () => {
      const storage = await open();
      const first = await put(storage, "one", 0);
      expect(first).toMatchObject({ kind: "saved", document: { writes: 1 } });
      expect(await put(storage, "two", 1)).toMatchObject({ kind: "saved", document: { writes: 2 } });
      for (const name of ["ops (conflict copy)", "ops (conflict copy 2)"])
        expect(await put(storage, "other", 1)).toMatchObject({ kind: "copied", document: { name, text: "other" } });
      expect(await storage.transact("readonly", (tx) => tx.get("1"))).toMatchObject({ text: "two" });
    });

    it("keep a version for every burst: after a rest, after a leap, for every writer", async () => {
      const storage = await open();
      await put(storage, "a", 0);
      for (const [text, base, now] of [
        ["ab", 1, 100],
        ["abc", 2, 400],
        ["abcd", 3, 9_000],
      ] as const)
        await put(storage, text, base, now);
      expect(await texts(storage, "1")).toEqual(["a"]);
      await put(storage, "abcde", 4, 19_000);
      expect(await texts(storage, "1")).toEqual(["a", "abcd"]);
      await put(storage, "x".repeat(200), 5, 19_100);
      expect(await texts(storage, "1")).toEqual(["a", "abcd", "abcde"]);
      await put(storage, "y", 6, 19_200, "b");
      expect(await texts(storage, "1")).toEqual(["a", "abcd", "abcde", "x".repeat(200)]);
    });

    it(`keep the last ${maxVersions} versions`, async () => {
      const storage = await open();
      for (let turn = 0; turn < 60; turn++) await put(storage, `text ${turn}`, turn, turn * 20_000);
      const kept = await texts(storage, "1");
      expect(kept).toHaveLength(maxVersions);
      expect([kept[0], kept.at(-1)]).toEqual(["text 9", "text 58"]);
    });

    it("are renamed in one tab while another types, and both stay", async () => {
      const storage = await open();
      await put(storage, "one", 0);
      const rename = { ...pending("one", 1), name: "new", changed: { name: true, text: false } };
      await storage.transact("readwrite", (tx) => save(tx, rename, by(1)));
      const typed = { ...pending("two", 1), changed: { name: false, text: true } };
      const saved = await storage.transact("readwrite", (tx) => save(tx, typed, by(2)));
      expect(saved).toMatchObject({ kind: "saved", document: { name: "new", text: "two", writes: 3 } });
    });

    it("come back as they were after they are deleted, their versions too", async () => {
      const storage = await open();
      await put(storage, "one", 0);
      await put(storage, "two", 1, 20_000);
      const removed = await storage.transact("readwrite", (tx) => remove(tx, "1"));
      expect(await storage.transact("readonly", list)).toEqual([]);
      expect(await texts(storage, "1")).toEqual([]);
      if (removed) await storage.transact("readwrite", (tx) => putBack(tx, removed));
      expect(await storage.transact("readonly", list)).toMatchObject([{ id: "1", name: "ops", size: 3 }]);
      expect(await texts(storage, "1")).toEqual(["one"]);
    });

    it("never take a name that is taken", async () => {
      const storage = await open();
      const twice = [
        { name: "ops", text: "1" },
        { name: "ops", text: "2" },
      ];
      const made = await storage.transact("readwrite", (tx) => create(tx, twice, by(0)));
      expect(made.map(({ name }) => name)).toEqual(["ops", "ops 2"]);
    });

    it("keep the file that they came from, which no copy of them has", async () => {
      const storage = await open();
      await put(storage, "one", 0);
      // A real handle is cloned like any other value.
      const file = { handle: { name: "ops.json" } as FileHandle, modified: 5, mark: "" };
      await storage.transact("readwrite", async (tx) => {
        const found = await tx.get("1");
        if (found) await tx.put({ ...found, file });
      });
      expect(await put(storage, "two", 1)).toMatchObject({ kind: "saved", document: { file } });
      const copy = await put(storage, "other", 1);
      expect(copy.kind).toBe("copied");
      expect(copy.document.file).toBeUndefined();
      const removed = await storage.transact("readwrite", (tx) => remove(tx, "1"));
      if (removed) await storage.transact("readwrite", (tx) => putBack(tx, removed));
      expect(await storage.transact("readonly", (tx) => tx.get("1"))).toMatchObject({ text: "two", file });
    });

    it("are not changed by a transaction that fails in the middle", async () => {
      const storage = await open();
      await put(storage, "one", 0);
      const failing = storage.transact("readwrite", async (tx) => {
        await tx.delete("1");
        throw new Error("in the middle");
      });
      await expect(failing).rejects.toThrow("in the middle");
      expect(await storage.transact("readonly", list)).toHaveLength(1);
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
    const storage = await openStorage(name);
    expect(storage.memoryOnly).toBeUndefined();
    expect(await storage.transact("readonly", list)).toEqual([
      { id: "b", name: "web", changed: 9, size: 2 },
      { id: "a", name: "ops", changed: 5, size: 4 },
    ]);
    const tab = openTab(storage, "a");
    await tab.show("a");
    tab.type("[1]");
    await tab.autosave.flush();
    expect(tab.saving).toEqual({ kind: "saved" });
    expect(await texts(storage, "a")).toEqual(["[]\r\n"]);
  });

  it("writes what tabs of the same version have always written", async () => {
    const name = newName();
    const tab = openTab(await openStorage(name), "a");
    await tab.show("1");
    for (const text of ["[]", `[${"1".repeat(300)}]`]) {
      tab.type(text);
      await tab.autosave.flush();
    }
    const database = await openDB(name, 2);
    expect(await database.getAll("documents")).toMatchObject([
      { id: "1", name: "new", version: 2, text: `[${"1".repeat(300)}]`, changed: 1_000, revision: 2, textRevision: 2 },
    ]);
    expect(await database.getAll("versions")).toEqual([
      { document: "1", revision: 1, name: "new", text: "[]", at: 1_000 },
    ]);
    database.close();
  });

  it("reads a store of a newer version, says so, and never writes to it", async () => {
    const name = newName();
    const upgrade = (database: { createObjectStore(name: string, options: object): unknown }) => {
      database.createObjectStore("documents", { keyPath: "id" });
    };
    const newer = await openDB(name, 3, { upgrade });
    const record = { id: "a", name: "ops", version: 3, text: "[]", changed: 5, unknown: { to: "us" } };
    await newer.put("documents", record);
    const storage = await openStorage(name);
    expect(storage.memoryOnly).toContain("newer version");
    const tab = openTab(storage, "a");
    await tab.show("a");
    expect(tab.text).toBe("[]");
    tab.type("[1]");
    await tab.autosave.flush();
    expect(tab.saving).toEqual({ kind: "memory" });
    expect(newer.version).toBe(3);
    expect(await newer.getAll("documents")).toEqual([record]);
  });

  it("goes on in memory where there is no database", async () => {
    const { indexedDB } = globalThis;
    Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true, writable: true });
    const storage = await openStorage(newName());
    globalThis.indexedDB = indexedDB;
    expect(storage.memoryOnly).toContain("download your work");
  });

  it("is not held up by a tab with an older version", async () => {
    const name = newName();
    const old = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore("documents") });
    const storage = await openStorage(name);
    expect(storage.memoryOnly).toContain("close it");
    old.close();
  });

  it("gives way to a newer version in another tab, and says so at the next write", async () => {
    const name = newName();
    const tab = openTab(await openStorage(name), "a");
    await tab.show("1");
    tab.type("[]");
    await tab.autosave.flush();
    (await openDB(name, 3)).close();
    tab.type("[1]");
    await tab.autosave.flush();
    expect(tab.saving).toMatchObject({ kind: "failed", reason: expect.stringContaining("newer version") });
  });
});
