import { pathToFileURL } from "node:url";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { inRoot } from "./run.mjs";
import { serve } from "./serve.mjs";

/** @typedef {{ tools: number, kB: number, lintMs: number, editMs: number, matrixMs: number, exportMs: number, costMs: number, diffMs: number, openMs: number, filterMs: number, heapMB: number }} Scale */

export const scaleHead = [
  ...["tools", "kB", "lint ms", "one edit ms", "30 clients ms", "export ms", "cost ms", "diff ms", "open ms"],
  ...["filter ms", "page heap MB"],
];

const sizes = [10, 100, 1_000, 10_000];

/** How everything grows with the number of tools; docs/scale.md says what follows. @returns {Promise<Scale[]>} */
export async function measureScale() {
  const library = await import(pathToFileURL(inRoot("dist-core", "index.js")).href);
  core(library, sizes[1] ?? 0); // the first run compiles
  const { chromium } = await import("@playwright/test");
  const server = await serve({ port: 0, strictPort: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const rows = [];
    for (const size of sizes) rows.push({ ...core(library, size), ...(await page(browser, server.url, size)) });
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Small tools, no two alike: ten thousand of them are still a text that is checked. @param {number} size */
function textOf(size) {
  const tools = Array.from({ length: size }, (_, index) => ({
    name: `find_order_${index}`,
    description: `Finds the orders of customer group ${index}, newest first.`,
    inputSchema: {
      type: "object",
      properties: {
        query: { type: "string", description: `Words that an order of group ${index} has in it.`, minLength: 2 },
        limit: { type: "integer", description: "How many orders to return.", minimum: 1, maximum: 100, default: 20 },
        state: { type: "string", enum: ["open", "paid", `group_${index}`], description: "Which orders are looked at." },
      },
      required: ["query"],
      additionalProperties: false,
    },
  }));
  return JSON.stringify({ tools }, null, 1);
}

/** @param {any} library @param {number} size */
function core(library, size) {
  const text = textOf(size);
  const { tools } = JSON.parse(text);
  const analyze = library.createAnalyzer();
  const edited = text.replace("newest first", "oldest first");
  return {
    tools: size,
    kB: Math.round(text.length / 1000),
    lintMs: time(() => analyze(text)),
    editMs: time(() => analyze(edited)),
    matrixMs: time(() => library.compat(tools)),
    exportMs: time(() => library.exportTools(tools, { to: "ts-sdk-v2" })),
    costMs: time(() => tools.map((/** @type {unknown} */ tool) => library.costOf(tool))),
    diffMs: time(() => library.diffTools(text, text.replaceAll('"maximum": 100', '"maximum": 50'))),
  };
}

/** @param {() => unknown} work */
function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** From the file to the finished check, from a typed word to the filtered list, and the heap of the page after it. @param {import("@playwright/test").Browser} browser @param {string} url @param {number} size */
async function page(browser, url, size) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const tab = await context.newPage();
  await tab.goto(url);
  await tab.waitForFunction(() => performance.getEntriesByName("toolwright:editor").length > 0);
  const shown = new RegExp(`(^|\\D)${size.toLocaleString("en")} tools`);
  const file = { name: "scale.json", mimeType: "application/json", buffer: Buffer.from(textOf(size)) };
  const openMs = await timed(async () => {
    await tab.getByLabel("Open file", { exact: true }).setInputFiles(file);
    await tab.getByRole("contentinfo").getByText(shown).waitFor({ timeout: 120_000 });
  });
  const list = tab.getByRole("navigation", { name: "Tools" });
  const filterMs = await timed(async () => {
    await list.getByRole("searchbox", { name: "Filter tools" }).fill(`order_${size - 1}`);
    await list.getByRole("button", { name: `find_order_${size - 1}` }).waitFor();
  });
  const session = await context.newCDPSession(tab);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await context.close();
  return { openMs, filterMs, heapMB: Math.round(usedSize / 100_000) / 10 };
}

/** @param {() => Promise<void>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
