import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openStorage } from "./database.ts";
import { list } from "./operations.ts";
import type { DocumentStorage } from "./storage.ts";
import { openTab, type TestTab } from "./tabs.testing.ts";

// Thousands of writes: a busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 120_000 });

let number = 0;
const newName = () => `endurance ${number++}`;
const allTexts = (storage: DocumentStorage) =>
  storage.transact("readonly", async (tx) => {
    const documents = await tx.all();
    const versions = await Promise.all(documents.map(({ id }) => tx.versions(id)));
    return [...documents, ...versions.flat()].map(({ text }) => text);
  });
const stored = async (storage: DocumentStorage, id: string) =>
  (await storage.transact("readonly", (tx) => tx.get(id)))?.text ?? "";
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
const settled = (tab: TestTab) => tab.autosave.afterWrites(async () => undefined);

const { put } = IDBObjectStore.prototype;
const { transaction } = IDBDatabase.prototype;
afterEach(() => {
  IDBObjectStore.prototype.put = put;
  IDBDatabase.prototype.transaction = transaction;
});

describe("two tabs and more", () => {
  it("four tabs with 500 edits each: every edit ends in a document, a version or a conflict copy", async () => {
    const name = newName();
    const random = seeded(7);
    const tabs: TestTab[] = [];
    // Messages between tabs arrive late, and one in five not at all.
    const tell = (id: string, from: string) => {
      for (const [at, tab] of tabs.entries())
        if (String(at) !== from && random() > 0.2) setTimeout(() => void tab.autosave.refresh(id), 0);
    };
    for (const writer of ["0", "1", "2", "3"]) tabs.push(openTab(await openStorage(name), writer, tell));
    const edits: string[] = [];
    for (const tab of tabs) await tab.show("shared");
    for (let turn = 0; turn < 500; turn++)
      for (const [at, tab] of tabs.entries()) {
        const edit = `<${at}:${turn}>`;
        edits.push(edit);
        tab.type(tab.text + edit);
        tab.pass(Math.floor(random() * 400));
        // A person returns to the document that all of them share.
        if (random() < 0.02) await tab.show("shared");
        if (random() < 0.3) await tick();
      }
    for (const tab of tabs) await tab.autosave.flush();
    const storage = await openStorage(name);
    const all = (await allTexts(storage)).join("\n");
    expect(edits.filter((edit) => !all.includes(edit))).toEqual([]);
    const names = (await storage.transact("readonly", list)).map((entry) => entry.name);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  });

  it("a tab that only shows a document follows the one that writes it", async () => {
    const name = newName();
    const [writer, reader] = [openTab(await openStorage(name), "w"), openTab(await openStorage(name), "r")];
    await writer.show("1");
    writer.type("one");
    await writer.autosave.flush();
    await reader.show("1");
    writer.type("two");
    writer.name = "renamed";
    await writer.autosave.flush();
    await reader.autosave.refresh("1");
    expect([reader.text, reader.name, reader.saving]).toEqual(["two", "renamed", { kind: "saved" }]);
    reader.type("two and three");
    await reader.autosave.flush();
    expect(reader.id).toBe("1");
    expect(await stored(await openStorage(name), "1")).toBe("two and three");
  });

  it("the loser goes on in its copy, with what was typed meanwhile", async () => {
    const name = newName();
    const [first, second] = [openTab(await openStorage(name), "1"), openTab(await openStorage(name), "2")];
    await first.show("x");
    first.type("one");
    await first.autosave.flush();
    await second.show("x");
    first.type("one by the first");
    await first.autosave.flush();
    second.type("one by the second");
    const saving = second.autosave.flush();
    second.type("one by the second, and on");
    await saving;
    await second.autosave.flush();
    expect(second.said).toEqual(["copied new (conflict copy)"]);
    expect(await stored(await openStorage(name), second.id)).toBe("one by the second, and on");
    expect(await stored(await openStorage(name), "x")).toBe("one by the first");
  });

  it("a document that another tab deletes is kept by the next change", async () => {
    const name = newName();
    const storage = await openStorage(name);
    const tab = openTab(await openStorage(name), "1");
    await tab.show("x");
    tab.type("one");
    await tab.autosave.flush();
    await storage.transact("readwrite", (tx) => tx.delete("x"));
    await tab.autosave.refresh("x");
    expect(tab.said).toEqual(["gone new"]);
    tab.type("two");
    await tab.autosave.flush();
    expect(await stored(storage, "x")).toBe("two");
  });

  it("a document that was left is told from what another tab wrote since, also where nobody read it again", async () => {
    const name = newName();
    const [first, second] = [openTab(await openStorage(name), "1"), openTab(await openStorage(name), "2")];
    await first.show("x");
    first.type("one");
    await first.autosave.flush();
    const left = { document: { id: "x", name: "new" }, text: "one" };
    await first.show("y");
    await first.autosave.left(left);
    await first.autosave.left(left);
    await second.show("x");
    second.type("one by the second");
    await second.autosave.flush();
    // What it had is older than what is there: it goes into a copy, and not over it.
    await first.autosave.left({ ...left, text: "one by the first" });
    expect(await stored(await openStorage(name), "x")).toBe("one by the second");
    const all = await (await openStorage(name)).transact("readonly", (tx) => tx.all());
    expect(all.map(({ text }) => text).sort()).toEqual(["one by the first", "one by the second"]);
  });
});

describe("a tab that is killed", () => {
  it("at 200 random points: at most the last 500 ms are lost, and the store can be read", async () => {
    for (let point = 0; point < 200; point++) {
      const random = seeded(point);
      const name = newName();
      const running: IDBTransaction[] = [];
      IDBDatabase.prototype.transaction = function (...given) {
        const started = transaction.apply(this, given);
        running.push(started);
        return started;
      };
      const tab = openTab(await openStorage(name), "1");
      await tab.show("x");
      const typed: { readonly text: string; readonly at: number }[] = [{ text: "", at: 0 }];
      const keys = 1 + Math.floor(random() * 40);
      let now = 0;
      for (let key = 0; key < keys; key++) {
        tab.type(`${tab.text}${key},`);
        typed.push({ text: tab.text, at: now });
        const step = Math.floor(random() * 100);
        now += step;
        if (key < keys - 1) await settled(tab);
        tab.pass(step);
      }
      for (let ticks = Math.floor(random() * 12); ticks > 0; ticks--) await tick();
      for (const one of running) ignoringErrors(() => one.abort());
      IDBDatabase.prototype.transaction = transaction;
      const text = await stored(await openStorage(name), "x");
      const at = typed.findIndex((state) => state.text === text);
      expect(at, `point ${point}`).toBeGreaterThanOrEqual(0);
      expect(typed[at + 1]?.at ?? now, `point ${point}`).toBeGreaterThanOrEqual(now - 500);
    }
  });
});

describe("a full disk", () => {
  const fails = (isFull: (write: number) => boolean) => {
    let writes = 0;
    IDBObjectStore.prototype.put = function (...given) {
      if (isFull(++writes)) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, given);
    };
  };

  it("at each of the first 50 writes: it is said, nothing is lost, and the next change is kept", async () => {
    for (let failing = 1; failing <= 50; failing++) {
      const storage = await openStorage(newName());
      fails((write) => write === failing);
      const tab = openTab(storage, "1");
      await tab.show("x");
      let said = 0;
      for (let edit = 0; edit < 50; edit++) {
        const before = await stored(storage, "x");
        tab.type(`${tab.text}${edit},${"x".repeat(edit % 2 === 0 ? 250 : 1)}`);
        await tab.autosave.flush();
        if (tab.saving.kind === "failed") {
          said++;
          expect(tab.saving.reason).toContain("full");
          expect(await stored(storage, "x")).toBe(before);
        } else expect(await stored(storage, "x")).toBe(tab.text);
      }
      expect(said, `write ${failing}`).toBe(1);
    }
  });

  it("keeps the text of a document that was left when it could not be written", async () => {
    const storage = await openStorage(newName());
    let full = false;
    fails(() => full);
    const tab = openTab(storage, "1");
    await tab.show("x");
    tab.type("one");
    await tab.autosave.flush();
    full = true;
    tab.type("two");
    const before = { document: { id: "x", name: tab.name }, text: tab.text };
    await tab.show("y");
    await tab.autosave.left(before);
    expect(tab.saving.kind).toBe("failed");
    expect(tab.autosave.unwritten("x")?.text).toBe("two");
    full = false;
    tab.type("another");
    await tab.autosave.flush();
    expect([await stored(storage, "x"), await stored(storage, "y")]).toEqual(["two", "another"]);
    expect(tab.saving).toEqual({ kind: "saved" });
  });
});

function ignoringErrors(run: () => void): void {
  try {
    run();
  } catch {
    // The transaction had ended.
  }
}

function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
