import type { BrowserContext, Page } from "@playwright/test";
import { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

const start = JSON.stringify({ name: "ping", description: "Answers pong.", inputSchema: { type: "object" } }, null, 2);

/** A document of that name is open and in the storage. */
async function openStored(app: Toolwright, name: string): Promise<void> {
  await app.open();
  await app.openFile(`${name}.json`, start);
  await expect(app.page.getByRole("button", { name, exact: true })).toBeVisible();
  await app.savedText();
}

test("four tabs with 500 edits each: every edit is in a document or a version, and every tab's last text is there", async ({
  app,
  page,
  context,
}) => {
  test.slow();
  await openStored(app, "shared");
  const tabs = [app, ...(await Promise.all([1, 2, 3].map(async () => new Toolwright(await context.newPage()))))];
  for (const tab of tabs.slice(1)) {
    await tab.open();
    await expect(tab.page.getByRole("button", { name: "shared", exact: true })).toBeVisible();
  }
  await Promise.all(tabs.map((tab, at) => typeFast(tab.page, { tab: at, edits: 500, pause: 4, seed: at + 1 })));
  for (const tab of tabs) await expect(tab.status).toContainText("Saved");
  const { documents, versions } = await storage(page);
  const now = documents.map(({ text }) => text).join("\n");
  const ever = `${now}\n${versions.join("\n")}`;
  for (const at of tabs.keys()) {
    expect(now).toContain(mark(at, 499));
    const lost = Array.from({ length: 500 }, (_, turn) => mark(at, turn)).filter((edit) => !ever.includes(edit));
    expect(lost).toEqual([]);
  }
  const names = documents.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith("shared")).length).toBeGreaterThan(1);
});

test("a tab that crashes while somebody types loses the last moment at most, one that is closed nothing", async ({
  app,
  context,
}) => {
  test.slow();
  await openStored(app, "doc");
  const random = seeded(11);
  let tab = app;
  let turn = 0;
  for (const end of ["crash", "close", "crash", "crash"] as const) {
    let made = turn - 1;
    await tab.page.exposeFunction("made", (edit: number) => {
      made = edit;
    });
    const typing = typeFast(tab.page, { tab: 0, edits: 1_000, pause: beat, seed: turn + 1, from: turn });
    typing.catch(() => undefined);
    await expect.poll(() => made).toBeGreaterThan(turn + 10 + Math.floor(random() * 60));
    if (end === "crash") await crash(context, tab.page);
    else await tab.page.close({ runBeforeUnload: false });
    tab = new Toolwright(await context.newPage());
    await tab.open();
    const { documents } = await storage(tab.page);
    const text = documents.find(({ name }) => name === "doc")?.text ?? "";
    const kept = Math.max(-1, ...[...text.matchAll(/<0:(\d+)>/g)].map((found) => Number(found[1])));
    // Half a second of beats: on a busy machine they come slower, as everything does.
    expect(made - kept, end).toBeLessThanOrEqual(end === "crash" ? 500 / beat : 0);
    for (let edit = turn; edit <= kept; edit++) expect(text).toContain(mark(0, edit));
    turn = Math.max(kept, made) + 1;
  }
});

test("tabs that came and went and keys that were pressed leave nothing behind in the page", async ({
  app,
  page,
  context,
}) => {
  test.slow();
  await openStored(app, "doc");
  const session = await context.newCDPSession(page);
  const nodesAfter = async (turns: number) => {
    for (let turn = 0; turn < turns; turn++) {
      for (const [width, panel] of [
        [360, "Wire"],
        [700, "Problems"],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole("tab", { name: "Export" })).toBeVisible({ visible: width > 360 });
        await page.getByRole("tab", { name: panel }).click();
      }
    }
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Memory.getDOMCounters")).nodes;
  };
  const before = await nodesAfter(5);
  // Three tabs of three nodes each go with every turn.
  expect((await nodesAfter(20)) - before).toBeLessThan(60);
  await page.getByRole("tab", { name: "Source" }).click();
  await app.focus();
  for (let key = 0; key < 20; key++) await page.keyboard.press(key % 2 ? "Backspace" : "x");
  const marks = await page.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name));
  expect(marks.filter((name) => name === "toolwright:change")).toHaveLength(1);
});

/** Between two edits that are tried to be lost. */
const beat = 25;

const mark = (tab: number, turn: number) => `<${tab}:${turn}>`;

interface Typing {
  readonly tab: number;
  readonly edits: number;
  /** Between two edits, on average, in milliseconds. */
  readonly pause: number;
  readonly seed: number;
  readonly from?: number;
}

/** Pastes marks into the editor of a page, as fast as it is told to; `made` hears of each, where somebody listens. */
async function typeFast(page: Page, typing: Typing): Promise<void> {
  await page.evaluate(async ({ tab, edits, pause, seed, from = 0 }) => {
    const input = document.querySelector(".monaco-editor .native-edit-context, .monaco-editor textarea");
    if (!(input instanceof HTMLElement)) throw new Error("no editor");
    input.focus();
    let state = seed;
    for (let turn = from; turn < from + edits; turn++) {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", `// <${tab}:${turn}>\n`);
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      (window as { made?: (edit: number) => void }).made?.(turn);
      state = (state * 48_271) % 2_147_483_647;
      const rest = from === 0 && edits === 500 ? state % pause : pause;
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }, typing);
}

async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await gone;
  await page.close();
}

/** All that the browser keeps. */
function storage(page: Page): Promise<{ documents: { name: string; text: string }[]; versions: string[] }> {
  return page.evaluate(async () => {
    const open = indexedDB.open("toolwright");
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const all = (store: string) =>
      new Promise<{ name: string; text: string }[]>((resolve) => {
        const asked = open.result.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => resolve(asked.result);
      });
    const [documents, versions] = [await all("documents"), await all("versions")];
    open.result.close();
    return { documents, versions: versions.map(({ text }) => text) };
  });
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test("the worker of the panels ends while nobody asks, and is there again before a panel that a hand goes to", async ({
  app,
  page,
}) => {
  const names = ["ping", "pong", "pang"];
  const tools = names.map((name) => ({ name, description: `Answers ${name}.`, inputSchema: { type: "object" } }));
  const wire = page.getByRole("region", { name: "Wire", exact: true });
  const answering = () => page.workers().filter((worker) => worker.url().includes("/questions.worker")).length;
  const tab = (name: string) => page.getByRole("tab", { name });
  await app.open();
  await app.openFile("rested.json", JSON.stringify({ tools }, null, 2));
  await app.tools.getByText("ping", { exact: true }).click();
  await tab("Wire").click();
  await expect(wire).toContainText('"ping"');
  expect(answering()).toBe(1);
  await test.step("it stays while a panel is on screen", async () => {
    await page.waitForTimeout(7_000);
    expect(answering()).toBe(1);
  });
  await test.step("it ends when none is", async () => {
    await tab("Problems").click();
    await expect.poll(answering, { timeout: 30_000 }).toBe(0);
  });
  await test.step("a pointer over a tab brings it back, and the panel answers about the tool of now", async () => {
    await app.tools.getByText("pong", { exact: true }).click();
    await tab("Wire").hover();
    await expect.poll(answering).toBe(1);
    await tab("Wire").click();
    await expect(wire).toContainText('"pong"');
  });
  await test.step("without a pointer the first question brings it back", async () => {
    await tab("Problems").click();
    await expect.poll(answering, { timeout: 30_000 }).toBe(0);
    await app.tools.getByText("pang", { exact: true }).click();
    await app.command("Wire");
    await expect(wire).toContainText('"pang"');
  });
});
