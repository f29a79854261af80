import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { run } from "./run.mjs";
import { serve } from "./serve.mjs";
import { median } from "./statistics.mjs";

/** @typedef {{ inspectorMs: number, toolwrightMs: number, ratio: number, loads: number }} Beside */

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
  /** @type {{ inspector: number[], ours: number[] }} */
  const times = { inspector: [], ours: [] };
  try {
    // The first load of each warms up the servers.
    for (let round = -1; round < loads; round++) {
      const theirs = await load(browser, other.url, hasControl);
      const ours = await load(browser, server.url, hasToolsAndEditor);
      if (round < 0) continue;
      times.inspector.push(theirs);
      times.ours.push(ours);
    }
  } finally {
    await browser.close();
    await server.close();
    other.stop();
  }
  const [inspectorMs, toolwrightMs] = [median(times.inspector), median(times.ours)];
  return { inspectorMs, toolwrightMs, ratio: toolwrightMs / inspectorMs, loads };
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

/**
 * From the navigation to the first frame in which something can be used, by the clock of the page.
 * @param {import("@playwright/test").Browser} browser @param {string} url @param {() => boolean} isUsable @returns {Promise<number>}
 */
async function load(browser, url, isUsable) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(`{
    const isUsable = ${isUsable};
    const look = () => isUsable() ? performance.mark("bench:usable") : requestAnimationFrame(look);
    requestAnimationFrame(look);
  }`);
  await page.goto(url);
  const taken = await page.waitForFunction(
    () => performance.getEntriesByName("bench:usable")[0]?.startTime,
    undefined,
    {
      timeout: 60_000,
    },
  );
  const milliseconds = /** @type {number} */ (await taken.jsonValue());
  await context.close();
  return milliseconds;
}

/** Runs in the page: something that can be pressed or typed into is on screen. */
function hasControl() {
  const controls = document.querySelectorAll("button:not(:disabled), input:not(:disabled), textarea, select");
  return [...controls].some((control) => control.getClientRects().length > 0);
}

/** Runs in the page: a tool can be chosen, and the editor takes keys. */
function hasToolsAndEditor() {
  const tool = document.querySelector("nav[aria-label='Tools'] li button");
  return tool !== null && performance.getEntriesByName("toolwright:editor").length > 0;
}
