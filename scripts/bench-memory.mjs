import fs from "node:fs";
import { toolsText } from "./bench-tools.mjs";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";

/** @typedef {{ document: string, tools: number, workers: number, ownWorkers: number, pageMB: number, workersMB: number, sumMB: number, processMB: number | null }} Memory */
/** @typedef {import("@playwright/test").Page} Page */

/** A real server that many people use has this many. */
const largeDocument = 344;

/** The JS heap of the page and of all its workers after every panel was visited and used, in the built app. @returns {Promise<Memory[]>} */
export async function measureMemory() {
  const { chromium } = await import("@playwright/test");
  const server = await serve({ port: 0, strictPort: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    return [
      await measure(browser, server.url, "the first sample", undefined),
      await measure(browser, server.url, "a large server", toolsText(largeDocument, 7)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {import("@playwright/test").Browser} browser @param {string} url @param {string} title @param {string | undefined} text @returns {Promise<Memory>} */
async function measure(browser, url, title, text) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const heaps = await watchHeaps(await context.newCDPSession(page));
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("toolwright:editor").length > 0);
  if (text !== undefined) {
    await choose(page, "Open file", "measured.json", text);
    await page.getByRole("button", { name: "measured", exact: true }).waitFor();
  }
  const tools = await visitPanels(page);
  // What is counted and warmed up in the background has ended by then.
  await page.waitForTimeout(8_000);
  const all = await heaps();
  const processMB = await privateMemory(browser);
  await context.close();
  const own = all.filter(({ kind, url: from }) => kind === "worker" && /\/(lint|questions|live)\.worker/.test(from));
  const sum = (/** @type {Heap[]} */ list) => megabytes(list.reduce((total, { used }) => total + used, 0));
  const workers = all.filter(({ kind }) => kind === "worker");
  return {
    document: title,
    tools,
    workers: workers.length,
    ownWorkers: own.length,
    pageMB: sum(all.filter(({ kind }) => kind === "page")),
    workersMB: sum(workers),
    sumMB: sum(all),
    processMB,
  };
}

/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / 100_000) / 10;

/**
 * What the processes of pages hold for themselves: heaps, code and stacks of all workers. Only Linux tells.
 * @param {import("@playwright/test").Browser} browser
 */
async function privateMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => `/proc/${id}/smaps_rollup`);
  if (!pages.every((file) => fs.existsSync(file))) return null;
  const kilobytes = pages.flatMap((file) =>
    [...fs.readFileSync(file, "utf8").matchAll(/^Private_\w+: +(\d+) kB/gm)].map((match) => Number(match[1])),
  );
  return megabytes(kilobytes.reduce((total, number) => total + number, 0) * 1024);
}

/** What somebody does who looks at everything once. @param {Page} page @returns {Promise<number>} the number of tools */
async function visitPanels(page) {
  const show = (/** @type {string} */ name) => page.getByRole("tab", { name }).click();
  const list = page.getByRole("navigation", { name: "Tools" }).getByRole("listitem").getByRole("button");
  await list.first().waitFor();
  await page.waitForFunction(() => /\d+ tools?/.test(document.querySelector("footer")?.textContent ?? ""));
  const tools = await page.evaluate(() =>
    Number(/(\d+) tools?/.exec(document.querySelector("footer")?.textContent ?? "")?.[1]),
  );
  await list.first().click();
  await show("Try");
  await page.getByRole("button", { name: "Example", exact: true }).click();
  await page.getByRole("button", { name: /^Call/ }).click();
  await page.getByRole("region", { name: "Last result" }).waitFor();
  await show("Wire");
  await page.getByRole("region", { name: "Wire", exact: true }).waitFor();
  await page.getByRole("radio", { name: "tools/list" }).click();
  await show("Compare");
  await choose(page, "Target file", "target.json", toolsText(largeDocument, 8));
  await page.getByRole("region", { name: "Changes", exact: true }).waitFor({ timeout: 60_000 });
  await show("Export");
  await page.getByRole("region", { name: "Files", exact: true }).waitFor();
  if (tools > 1) await page.getByRole("radio", { name: /^All / }).click();
  await page.waitForTimeout(500);
  await page
    .getByText(/^Exporting/)
    .first()
    .waitFor({ state: "hidden", timeout: 60_000 });
  await page
    .getByRole("button", { name: /^Share/ })
    .first()
    .click();
  await page
    .getByText(/Link copied|does not fit in a link/)
    .first()
    .waitFor();
  await show("Problems");
  return tools;
}

/**
 * Chooses a file by the label of its field, within the page: the handle of a driver would keep the field, and all the panel around it.
 * @param {Page} page @param {string} label @param {string} name @param {string} content
 */
async function choose(page, label, name, content) {
  await page.getByLabel(label, { exact: true }).waitFor({ state: "attached" });
  await page.evaluate(
    ([wanted, file, text]) => {
      const isWanted = (/** @type {HTMLInputElement} */ input) =>
        input.ariaLabel === wanted || [...(input.labels ?? [])].some((text) => text.textContent === wanted);
      const field = [...document.querySelectorAll("input")].find((input) => input.type === "file" && isWanted(input));
      const files = new DataTransfer();
      files.items.add(new File([String(text)], String(file), { type: "application/json" }));
      if (!field) throw new Error(`No field is called ${wanted}.`);
      field.files = files.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    },
    [label, name, content],
  );
}

/** @typedef {{ kind: "page" | "worker", url: string, used: number }} Heap */

/**
 * Every JavaScript heap behind a page. Workers are reached through the page's own session, as targets within it.
 * @param {import("@playwright/test").CDPSession} session
 * @returns {Promise<() => Promise<Heap[]>>}
 */
export async function watchHeaps(session) {
  /** @type {Map<string, string>} */
  const workers = new Map();
  /** @type {Map<number, (result: any) => void>} */
  const waiting = new Map();
  let lastId = 0;
  session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.type === "worker") workers.set(sessionId, targetInfo.url);
  });
  session.on("Target.detachedFromTarget", ({ sessionId }) => void workers.delete(sessionId));
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });

  /** @param {string} sessionId @param {string} method @returns {Promise<any>} */
  const ask = (sessionId, method) => {
    const id = ++lastId;
    const answered = new Promise((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method });
    return session.send("Target.sendMessageToTarget", { sessionId, message }).then(() => answered);
  };
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    const page = await session.send("Runtime.getHeapUsage");
    /** @type {Heap[]} */
    const heaps = [{ kind: "page", url: "", used: page.usedSize }];
    for (const [sessionId, url] of workers) {
      await ask(sessionId, "HeapProfiler.collectGarbage");
      const { usedSize } = await ask(sessionId, "Runtime.getHeapUsage");
      heaps.push({ kind: "worker", url, used: usedSize });
    }
    return heaps;
  };
}
