import { timeKeys, watchKeys } from "./bench-keys.mjs";
import { toolsText } from "./bench-tools.mjs";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { median } from "./statistics.mjs";

/** @typedef {{ fields: number, tools: number } & import("./bench-keys.mjs").KeyTimes} CellKey */
/** @typedef {{ tools: number, kB: number, firstMs: number, medianMs: number, rounds: number }} Opening */
/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */

const rounds = 7;

/** The page of fields in the built app. @returns {Promise<{ keystrokes: CellKey[], opening: Opening }>} */
export async function measureDesign() {
  const { chromium } = await import("@playwright/test");
  const server = await serve({ port: 0, strictPort: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const keystrokes = [];
    for (const [fields, tools] of /** @type {const} */ ([
      [10, 1],
      [500, 1],
      [5000, 1],
      [10, 1000],
    ])) {
      keystrokes.push(await measureKeys(browser, server.url, fields, tools));
    }
    return { keystrokes, opening: await measureOpening(browser, server.url) };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** From a key in the name of a field to the frame that shows it. @param {Browser} browser @param {string} url @param {number} fields @param {number} tools @returns {Promise<CellKey>} */
async function measureKeys(browser, url, fields, tools) {
  const { tools: others } = JSON.parse(toolsText(tools - 1, 5));
  const page = await open(browser, url, JSON.stringify({ tools: [wide("measured_tool", fields), ...others] }, null, 2));
  await page.getByRole("navigation", { name: "Tools" }).getByText("measured_tool", { exact: true }).click();
  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("row", { name: /^field_3,/ }).click();
  await page.waitForTimeout(2_000);
  await page.keyboard.press("F2");
  const times = await timeKeys(page);
  await page.context().close();
  return { fields, tools, ...times };
}

/** From the tab to the frame with the first rows, in a document of 2 MB that is checked already. @param {Browser} browser @param {string} url @returns {Promise<Opening>} */
async function measureOpening(browser, url) {
  const tools = Array.from({ length: 344 }, (_, index) => wide(`tool_${index}`, 34));
  const text = JSON.stringify({ tools }, null, 2);
  const page = await open(browser, url, text);
  await page.getByRole("navigation", { name: "Tools" }).getByText("tool_7", { exact: true }).click();
  await page.waitForTimeout(3_000);
  // A hand is over the tab before it clicks.
  await page.getByRole("tab", { name: "Design" }).hover();
  await page.waitForTimeout(1_000);
  const times = [];
  for (let round = 0; round <= rounds; round++) {
    times.push(await page.evaluate(openDesign));
    await page.getByRole("tab", { name: "Source" }).click();
    await page.waitForTimeout(500);
  }
  await page.context().close();
  const [first = Number.NaN, ...later] = times;
  return { tools: tools.length, kB: Math.round(text.length / 1000), firstMs: first, medianMs: median(later), rounds };
}

/** Runs in the page. @returns {Promise<number>} */
function openDesign() {
  const tab = [...document.querySelectorAll("[role=tab]")].find(({ textContent }) => textContent === "Design");
  const start = performance.now();
  /** @type {HTMLElement} */ (tab).click();
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector("[role=treegrid] [data-cell=name]")) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/** @param {Browser} browser @param {string} url @param {string} text */
async function open(browser, url, text) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("toolwright:editor").length > 0);
  const file = { name: "tools.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("Open file", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "tools", exact: true }).waitFor();
  return page;
}

/** @param {string} name @param {number} fields */
function wide(name, fields) {
  const properties = Object.fromEntries(
    Array.from({ length: fields }, (_, index) => [
      `field_${index + 1}`,
      { type: "string", description: `What to put into place ${index + 1} of ${name}.`, maxLength: 400 },
    ]),
  );
  return {
    name,
    description: "Takes texts and keeps them.",
    inputSchema: { type: "object", properties, required: ["field_2"], additionalProperties: false },
  };
}
