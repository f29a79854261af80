import { anchor, toolsText } from "./bench-tools.mjs";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { median, percentile } from "./statistics.mjs";

/** @typedef {{ browser: string, load: Load, keystrokes: Keystroke[] }} Browser */
/** @typedef {{ firstPaintMs: number, shellMs: number, editorMs: number, loads: number }} Load */
/** @typedef {{ tools: number, kB: number, medianMs: number, p95Ms: number, fromChangeMs: number, keys: number }} Keystroke */

const loads = 5;
const keys = 20;

/** Times in the built app, by its own performance marks. Rejects with one line where the app does not set them. @returns {Promise<Browser>} */
export async function measureBrowser() {
  const { chromium } = await import("@playwright/test");
  const executablePath = await findChromium();
  const server = await serve({ port: 0, strictPort: true });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const load = await measureLoads(browser, server.url);
    const keystrokes = [];
    for (const tools of [1, 10, 100, 1000]) keystrokes.push(await measureKeys(browser, server.url, tools));
    return { browser: browser.version(), load, keystrokes };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Cold loads: a new profile each. @param {import("@playwright/test").Browser} browser @param {string} url @returns {Promise<Load>} */
async function measureLoads(browser, url) {
  /** @type {{ paint: number, shell: number, editor: number }[]} */
  const times = [];
  for (let round = -1; round < loads; round++) {
    const page = await open(browser, url);
    const taken = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      shell: performance.getEntriesByName("toolwright:shell")[0]?.startTime ?? Number.NaN,
      editor: performance.getEntriesByName("toolwright:editor")[0]?.startTime ?? Number.NaN,
    }));
    if (round >= 0) times.push(taken);
    await page.context().close();
  }
  return {
    firstPaintMs: median(times.map(({ paint }) => paint)),
    shellMs: median(times.map(({ shell }) => shell)),
    editorMs: median(times.map(({ editor }) => editor)),
    loads,
  };
}

/** @param {import("@playwright/test").Browser} browser @param {string} url @param {number} tools @returns {Promise<Keystroke>} */
async function measureKeys(browser, url, tools) {
  const page = await open(browser, url);
  const text = toolsText(tools, 77);
  const file = { name: "measured.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("Open file", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "measured", exact: true }).waitFor();
  await settled(page);
  await page.locator(".monaco-editor .view-lines").first().click();
  await page.keyboard.press("ControlOrMeta+F");
  await page.keyboard.type(anchor);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await settled(page);

  const fromKey = [];
  const fromChange = [];
  for (let key = -3; key < keys; key++) {
    await page.evaluate(() => {
      for (const name of ["toolwright:change", "toolwright:markers", "bench:painted"]) performance.clearMarks(name);
    });
    await page.keyboard.press("x");
    const taken = await page.waitForFunction(readKey, undefined, { timeout: 60_000, polling: 20 });
    const { whole, part } = /** @type {{ whole: number, part: number }} */ (await taken.jsonValue());
    if (key >= 0) {
      fromKey.push(whole);
      fromChange.push(part);
    }
    await page.waitForTimeout(100);
  }
  await page.context().close();
  return {
    tools,
    kB: Math.round(text.length / 100) / 10,
    medianMs: median(fromKey),
    p95Ms: percentile(fromKey, 0.95),
    fromChangeMs: median(fromChange),
    keys,
  };
}

/** Runs in the page before the app: marks each key, and the frame in which markers were painted. */
function watchMarks() {
  addEventListener("keydown", (event) => performance.mark("bench:key", { startTime: event.timeStamp }), true);
  const afterPaint = (/** @type {unknown} */ detail) =>
    requestAnimationFrame(() => setTimeout(() => performance.mark("bench:painted", { detail })));
  new PerformanceObserver((list) => {
    for (const mark of /** @type {PerformanceMark[]} */ (list.getEntriesByName("toolwright:markers"))) {
      afterPaint(mark.detail);
    }
  }).observe({ type: "mark" });
}

/** Runs in the page: the times of the last key, once the markers of its change are on screen. */
function readKey() {
  const last = (/** @type {string} */ name) =>
    /** @type {PerformanceMark | undefined} */ (performance.getEntriesByName(name).at(-1));
  const key = last("bench:key");
  const change = last("toolwright:change");
  const painted = last("bench:painted");
  if (!key || !change || !painted || painted.detail !== change.detail) return;
  return { whole: painted.startTime - key.startTime, part: painted.startTime - change.startTime };
}

/** @param {import("@playwright/test").Browser} browser @param {string} url */
async function open(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watchMarks);
  await page.goto(url);
  const isReady = () => ["shell", "editor"].every((name) => performance.getEntriesByName(`toolwright:${name}`).length);
  await page.waitForFunction(isReady, undefined, { timeout: 20_000 }).catch(() => {
    throw new Error("the app set no marks toolwright:shell and toolwright:editor within 20 s");
  });
  return page;
}

/** Waits until no marks came for half a second. @param {import("@playwright/test").Page} page */
async function settled(page) {
  const isQuiet = () => {
    const last = performance.getEntriesByName("toolwright:markers").at(-1);
    return last !== undefined && performance.now() - last.startTime > 500;
  };
  await page.waitForTimeout(300);
  await page.waitForFunction(isQuiet, undefined, { timeout: 60_000, polling: 100 }).catch(() => {
    throw new Error("the app set no mark toolwright:markers within 60 s");
  });
}
