import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { run } from "./run.mjs";
import { serve } from "./serve.mjs";
import { median } from "./statistics.mjs";

/** @typedef {{ inspectorMs: number, toolwrightMs: number, monacoMs: number, ratio: number, loads: number }} Beside */

/** The exact version, so that two runs are compared with the same. */
const inspector = "@modelcontextprotocol/inspector@2.12.0";
const loads = 7;

/** Cold loads of the official inspector and of our page in turns, in one browser. Undefined where it cannot be installed. @returns {Promise<Beside | undefined>} */
export async function measureBesideInspector() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "toolwright-inspector-"));
  const quiet = ["--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
  const shell = process.platform === "win32";
  try {
    const { code } = await run("npm", ["install", "--ignore-scripts", ...quiet, inspector], { shell });
    return code === 0 ? await measure(folder) : undefined;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {Promise<Beside>} */
async function measure(folder) {
  const { chromium } = await import("@playwright/test");
  const [other, server] = await Promise.all([startInspector(folder), serve({ port: 0, strictPort: true })]);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  /** @type {{ inspector: number[], ours: number[], monaco: number[] }} */
  const times = { inspector: [], ours: [], monaco: [] };
  try {
    // The first load of each warms up the servers.
    for (let round = -1; round < loads; round++) {
      const theirs = await load(browser, other.url, hasControl, async () => 0);
      const ours = await load(browser, server.url, hasToolsAndEditor, typeIntoIt);
      if (round < 0) continue;
      times.inspector.push(theirs.usable);
      times.ours.push(ours.usable);
      times.monaco.push(ours.later);
    }
  } finally {
    await browser.close();
    await server.close();
    other.stop();
  }
  const [inspectorMs, toolwrightMs] = [median(times.inspector), median(times.ours)];
  return { inspectorMs, toolwrightMs, monacoMs: median(times.monaco), ratio: toolwrightMs / inspectorMs, loads };
}

/** @param {string} folder @returns {Promise<{ url: string, stop: () => void }>} */
async function startInspector(folder) {
  const launcher = path.join(folder, "node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js");
  const env = { ...process.env, HOME: folder, USERPROFILE: folder, MCP_STORAGE_DIR: folder, CLIENT_PORT: "36274" };
  const child = spawn(process.execPath, [launcher, "--web"], {
    env: { ...env, MCP_AUTO_OPEN_ENABLED: "false", MCP_INSPECTOR_SECRET_STORE: "memory" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const stop = () => void child.kill();
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+\/?\?\S+/.exec(line)?.[0];
    if (url !== undefined) return { url, stop };
  }
  throw new Error("the inspector ended before it said where it is");
}

/** @typedef {import("@playwright/test").Page} Page */

/**
 * From the navigation to the first frame in which something can be used, by the clock of the page; and what `after` finds out.
 * @param {import("@playwright/test").Browser} browser @param {string} url
 * @param {() => boolean} isUsable @param {(page: Page) => Promise<number>} after
 */
async function load(browser, url, isUsable, after) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(`{
    const isUsable = ${isUsable};
    const look = () => isUsable() ? performance.mark("bench:usable") : requestAnimationFrame(look);
    requestAnimationFrame(look);
  }`);
  await page.goto(url);
  const usable = await markOf(page, "bench:usable");
  const later = await after(page);
  await context.close();
  return { usable, later };
}

/** @param {Page} page @param {string} name @returns {Promise<number>} */
async function markOf(page, name) {
  const look = (/** @type {string} */ wanted) => performance.getEntriesByName(wanted)[0]?.startTime;
  const taken = await page.waitForFunction(look, name, { timeout: 60_000 });
  return /** @type {number} */ (await taken.jsonValue());
}

/** What is called usable is used: a tool leads to its place, and a key reaches the document that is kept. @param {Page} page */
async function typeIntoIt(page) {
  await page.locator("nav[aria-label='Tools'] li button").first().click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type(" ");
  const monacoMs = await markOf(page, "toolwright:editor");
  await page.getByText("Saved", { exact: true }).waitFor();
  const text = await page.evaluate(keptText);
  if (!text.startsWith(" {")) throw new Error("A key that was pressed in the first frame is not in the document.");
  return monacoMs;
}

/** Runs in the page: the text of the only document that is kept. @returns {Promise<string>} */
function keptText() {
  return new Promise((resolve) => {
    const open = indexedDB.open("toolwright");
    open.onsuccess = () => {
      const all = open.result.transaction("documents").objectStore("documents").getAll();
      all.onsuccess = () => resolve(all.result[0]?.text ?? "");
    };
  });
}

/** Runs in the page: something that can be pressed or typed into is on screen. */
function hasControl() {
  const controls = document.querySelectorAll("button:not(:disabled), input:not(:disabled), textarea, select");
  return [...controls].some((control) => control.getClientRects().length > 0);
}

/** Runs in the page: a tool can be chosen, and the text is there and takes keys. */
function hasToolsAndEditor() {
  const tool = document.querySelector("nav[aria-label='Tools'] li button");
  const field = document.querySelector("textarea[aria-label='Tool descriptors']");
  if (tool === null || !(field instanceof HTMLTextAreaElement)) return false;
  return field.value !== "" && !field.readOnly && !field.disabled && field.getClientRects().length > 0;
}
