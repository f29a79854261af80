import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectAccessible } from "./axe.ts";
import { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

const toolNamed = (name: string) =>
  JSON.stringify({ name, description: "Answers pong.", inputSchema: { type: "object" } }, null, 2);

test("documents can be renamed, duplicated, found, deleted and brought back", async ({ app, page }) => {
  const trigger = (name: string) => page.getByRole("button", { name, exact: true });
  await app.open();
  await app.openFile("first.json", toolNamed("one"));
  await expect(trigger("first")).toBeVisible();
  await test.step("rename from the palette", async () => {
    await app.command("Rename this document");
    await page.getByLabel("Name", { exact: true }).fill("second");
    await page.keyboard.press("Enter");
    await expect(trigger("second")).toBeVisible();
  });
  await test.step("duplicate", async () => {
    await app.command("Duplicate this document");
    await expect(trigger("second copy")).toBeVisible();
    expect(await app.savedText()).toBe(toolNamed("one"));
  });
  await test.step("find another", async () => {
    await trigger("second copy").click();
    await expectAccessible(page);
    await page.getByLabel("Find a document").fill("sec");
    await expect(page.getByRole("region", { name: "Other documents" }).getByRole("listitem")).toHaveCount(1);
    await page
      .getByRole("region", { name: "Other documents" })
      .getByRole("button", { name: /^second/ })
      .click();
    await expect(trigger("second")).toBeVisible();
  });
  await test.step("delete at once after typing, and bring it back", async () => {
    await app.paste(toolNamed("typed"));
    await expect(app.tools.getByRole("button", { name: "typed" })).toBeVisible();
    await app.command("Delete this document");
    await expect(trigger("second copy")).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(trigger("second")).toBeVisible();
    expect(await app.savedText()).toBe(toolNamed("typed"));
  });
  await test.step("delete another from the list", async () => {
    await trigger("second").click();
    await page.getByRole("button", { name: "Delete my-tools" }).click();
    await expect(page.getByRole("button", { name: "Delete my-tools" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.reload();
    await app.ready();
    await trigger("second").click();
    await expect(page.getByRole("region", { name: "Other documents" }).getByRole("listitem")).toHaveCount(1);
  });
});

test("two tabs: one follows the other, and nobody's words are lost", async ({ app, page, context }) => {
  await app.open();
  await app.openFile("shared.json", toolNamed("one"));
  await expect(page.getByRole("button", { name: "shared", exact: true })).toBeVisible();
  await app.savedText();
  const other = new Toolwright(await context.newPage());
  await other.open();
  await expect(other.page.getByRole("button", { name: "shared", exact: true })).toBeVisible();
  await test.step("a tab that only shows it follows", async () => {
    await app.paste(toolNamed("two"));
    await expect(other.tools.getByRole("button", { name: "two" })).toBeVisible();
    await expect(other.status).toContainText("Saved");
  });
  await test.step("both at once: the one that comes second goes on as a copy", async () => {
    // As if another tab had written in the moment before, with its message still under way.
    await page.evaluate(async () => {
      const open = indexedDB.open("toolwright");
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      const documents = open.result.transaction("documents", "readwrite").objectStore("documents");
      const all = documents.getAll();
      all.onsuccess = () => {
        const shared = all.result.find(({ name }) => name === "shared");
        documents.put({ ...shared, text: "[]", revision: 90, textRevision: 90 });
      };
      await new Promise((resolve) => {
        documents.transaction.oncomplete = resolve;
      });
      open.result.close();
    });
    await app.paste(toolNamed("mine"));
    await expect(page.getByRole("button", { name: "shared (conflict copy)" })).toBeVisible();
    await expect(app.notice).toContainText("changed in another tab");
    expect(await app.savedText()).toBe(toolNamed("mine"));
    await app.focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(app.tools.getByRole("button", { name: "two" })).toBeVisible();
    await page.getByRole("button", { name: "shared (conflict copy)" }).click();
    await page
      .getByRole("button", { name: /^shared/ })
      .last()
      .click();
    await expect(page.getByRole("button", { name: "shared", exact: true })).toBeVisible();
    expect(await app.savedText()).toBe("[]");
  });
});

test("an earlier version comes back, and Undo takes it away again", async ({ app, page }) => {
  await app.open();
  await app.openFile("doc.json", toolNamed("one"));
  await expect(page.getByRole("button", { name: "doc", exact: true })).toBeVisible();
  await app.savedText();
  await app.paste(`${toolNamed("two")}\n// ${"long ".repeat(60)}\n`);
  await expect(app.tools.getByRole("button", { name: "two" })).toBeVisible();
  await app.savedText();
  await app.command("Earlier versions");
  await expect(page.getByRole("option")).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(app.tools.getByRole("button", { name: "one" })).toBeVisible();
  await app.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(app.tools.getByRole("button", { name: "two" })).toBeVisible();
});

test("all documents leave as one zip and come back beside the others; a folder opens its tools", async ({
  app,
  page,
}) => {
  await app.open();
  await app.openFile("first.json", toolNamed("one"));
  await expect(page.getByRole("button", { name: "first", exact: true })).toBeVisible();
  await app.savedText();
  const saved = page.waitForEvent("download");
  await app.command("Download all documents");
  const zip = await (await saved).path();
  await page.getByLabel("Open file", { exact: true }).setInputFiles({
    name: "all.zip",
    mimeType: "application/zip",
    buffer: await readFile(zip),
  });
  await expect(page.getByRole("button", { name: /^(first|my-tools) 2$/ })).toBeVisible();
  await test.step("a folder", async () => {
    const folder = join(await mkdtemp(join(tmpdir(), "toolwright-")), "server");
    await mkdir(join(folder, "tools"), { recursive: true });
    await mkdir(join(folder, "node_modules"));
    await writeFile(join(folder, "a.json"), toolNamed("in_a"));
    await writeFile(join(folder, "tools", "b.jsonc"), `// b\n${toolNamed("in_b")}`);
    await writeFile(join(folder, "package.json"), '{ "name": "server", "version": "1.0.0" }');
    await writeFile(join(folder, "node_modules", "c.json"), toolNamed("in_c"));
    await page.getByLabel("Open folder", { exact: true }).setInputFiles(folder);
    await expect(page.getByRole("button", { name: "a", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "a", exact: true }).click();
    const names = page.getByRole("region", { name: "Other documents" }).getByRole("listitem");
    await expect(names.filter({ hasText: /^b/ })).toHaveCount(1);
    await expect(names).toHaveCount(5);
  });
});

test("a dropped folder opens all its tools and names what it left out", async ({ app, page, context }) => {
  const folder = join(await mkdtemp(join(tmpdir(), "toolwright-")), "server");
  const put = async (path: string, content: string | Uint8Array) => {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  const drop = async () => {
    const session = await context.newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      await session.send("Input.dispatchDragEvent", { type, x: 400, y: 400, data });
    }
  };
  const others = page.getByRole("region", { name: "Other documents" }).getByRole("listitem");
  await put("a.json", toolNamed("in_a"));
  await put("tools/deep/b.jsonc", `// b\n${toolNamed("in_b")}`);
  await put("package.json", '{ "name": "server", "version": "1.0.0" }');
  await put("readme.md", "# Tools");
  await put("node_modules/c.json", toolNamed("in_c"));
  await app.open();
  await drop();
  await expect(page.getByText("server opened as 2 documents")).toBeVisible();
  await expect(app.tools.getByRole("button", { name: "in_a" })).toBeVisible();
  await test.step("with files that cannot be opened", async () => {
    await put("huge.json", " ".repeat(11 * 1024 * 1024));
    await put("picture.json", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0xfe]));
    await drop();
    await expect(app.notice).toContainText("server opened as 2 documents");
    await expect(app.notice).toContainText("huge.json (11.0 MiB, at most 10 MiB can be opened)");
    await expect(app.notice).toContainText("picture.json (no text file)");
    await page.getByRole("button", { name: "a 2", exact: true }).click();
    await expect(others).toHaveCount(4);
  });
  await test.step("with a thousand tools", async () => {
    for (let at = 0; at < 1000; at++) await put(`many/tool-${at}.json`, toolNamed(`tool_${at}`));
    await page.keyboard.press("Escape");
    await drop();
    await expect(app.notice).toContainText("server opened as 500 documents", { timeout: 30_000 });
    await expect(app.notice).toContainText("(after 500 documents)");
    await expect(app.notice).toContainText(/\d+ more/);
  });
});

test("a file is saved in place, and a change on disk is never overwritten unasked", async ({ app, page }) => {
  const text = `\uFEFF${toolNamed("one")}`;
  await app.open();
  await page.evaluate(async (content) => {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle("disk.json", { create: true });
    const writable = await handle.createWritable();
    await writable.write(content);
    await writable.close();
    Object.assign(window, { showOpenFilePicker: async () => [handle] });
  }, text);
  const onDisk = () =>
    page.evaluate(async () => {
      // While the browser puts the new file in the place of the old one, there is none.
      try {
        const handle = await (await navigator.storage.getDirectory()).getFileHandle("disk.json");
        return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await (await handle.getFile()).arrayBuffer());
      } catch {
        return null;
      }
    });
  await page.keyboard.press("ControlOrMeta+o");
  await expect(app.tools.getByRole("button", { name: "one" })).toBeVisible();
  await app.paste(toolNamed("two"));
  await expect(app.tools.getByRole("button", { name: "two" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(onDisk).toBe(`\uFEFF${toolNamed("two")}`);
  await page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle("disk.json");
    const writable = await handle.createWritable();
    await writable.write("other");
    await writable.close();
  });
  await page.keyboard.press("ControlOrMeta+s");
  await expect(app.notice).toContainText("changed by something else");
  expect(await onDisk()).toBe("other");
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(onDisk).toBe(`\uFEFF${toolNamed("two")}`);
  await test.step("also after a reload", async () => {
    await app.paste(toolNamed("three"));
    await app.savedText();
    await page.reload();
    await app.ready();
    await page.keyboard.press("ControlOrMeta+s");
    await expect.poll(onDisk).toBe(`\uFEFF${toolNamed("three")}`);
    await expect(page.getByText("Saved disk.json")).toBeVisible();
  });
  await test.step("a duplicate is no copy of the file", async () => {
    await app.command("Duplicate this document");
    await expect(page.getByRole("button", { name: "disk copy", exact: true })).toBeVisible();
    const saved = page.waitForEvent("download");
    await page.keyboard.press("ControlOrMeta+s");
    expect((await saved).suggestedFilename()).toBe("disk copy.json");
  });
  await test.step("a person who says no is told what to do", async () => {
    await page.evaluate(() => {
      Object.assign(FileSystemHandle.prototype, { requestPermission: async () => "denied" });
    });
    await page.getByRole("button", { name: "disk copy", exact: true }).click();
    await page.getByRole("button", { name: /^disk/ }).last().click();
    await expect(page.getByRole("button", { name: "disk", exact: true })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+s");
    await expect(app.notice).toContainText("disk.json was not written: the browser was not allowed to");
  });
});

test("a store that is full, missing or newer is said, and stops nobody", async ({ app, page, context }) => {
  await test.step("full: said, then kept by the next change", async () => {
    await app.open();
    await app.savedText();
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
    });
    await app.paste(toolNamed("full"));
    await expect(app.status).toContainText("Not saved: this browser's storage is full");
    await expect(app.status.getByRole("button", { name: "Download" })).toBeVisible();
    await expect(app.notice).toContainText("Download keeps your work");
    await expectAccessible(page);
    await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());
    await app.paste(toolNamed("room"));
    expect(await app.savedText()).toBe(toolNamed("room"));
    await expect(app.notice).toHaveCount(0);
  });
  await test.step("a closed tab", async () => {
    await app.paste(toolNamed("closed"));
    await expect(app.tools.getByRole("button", { name: "closed" })).toBeVisible();
    await page.reload();
    await app.ready();
    await expect(app.tools.getByRole("button", { name: "closed" })).toBeVisible();
  });
  await test.step("newer: read, never written", async () => {
    await page.evaluate(async () => {
      const open = indexedDB.open("toolwright", 9);
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      open.result.close();
    });
    await page.reload();
    await app.ready();
    await expect(app.tools.getByRole("button", { name: "closed" })).toBeVisible();
    await expect(app.notice).toContainText("newer version of Toolwright");
    await app.paste(toolNamed("unkept"));
    await expect(app.status).toContainText("Only in this tab");
    await page.reload();
    await app.ready();
    await expect(app.tools.getByRole("button", { name: "closed" })).toBeVisible();
  });
  await test.step("missing: in memory", async () => {
    const without = new Toolwright(await context.newPage());
    await without.page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
    await without.open();
    await expect(without.notice).toContainText("keeps nothing for this page");
    await expect(without.status).toContainText("Only in this tab");
  });
});
