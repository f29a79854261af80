import { toolsText } from "./bench-tools.mjs";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { median, percentile } from "./statistics.mjs";

/** @typedef {{ fields: number, tools: number, medianMs: number, p95Ms: number, longestTaskMs: number, keys: number }} FormKey */

const keys = 60;

/** From a key in a field of the Try panel to the frame that shows its character, in the built app. @returns {Promise<FormKey[]>} */
export async function measureForm() {
  const { chromium } = await import("@playwright/test");
  const server = await serve({ port: 0, strictPort: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const measured = [];
    for (const [fields, tools] of /** @type {const} */ ([
      [3, 1],
      [200, 1],
      [3, 1000],
      [200, 1000],
    ])) {
      measured.push(await measureKeys(browser, server.url, fields, tools));
    }
    return measured;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {import("@playwright/test").Browser} browser @param {string} url @param {number} fields @param {number} tools @returns {Promise<FormKey>} */
async function measureKeys(browser, url, fields, tools) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("toolwright:editor").length > 0);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "tools.json", mimeType: "application/json", buffer: Buffer.from(document(fields, tools)) });
  await page.getByRole("tab", { name: "Try" }).click();
  await page.getByRole("navigation", { name: "Tools" }).getByText("measured_tool", { exact: true }).click();
  const field = page.getByRole("textbox", { name: "field_1", exact: true });
  await field.click();
  await page.waitForTimeout(2_000);
  for (let key = -5; key < keys; key++) {
    if (key === 0) await page.evaluate(() => Object.assign(window, { benchTimes: [], benchTasks: [0] }));
    await page.keyboard.press("abcdefghij".charAt((key + 5) % 10));
    // Not in step with the frames, as no hand is.
    await page.waitForTimeout(70 + (((key + 5) * 7) % 31));
  }
  const { times, tasks } = await page.evaluate(() => {
    const { benchTimes, benchTasks } = /** @type {{ benchTimes: number[], benchTasks: number[] }} */ (
      /** @type {unknown} */ (window)
    );
    return { times: benchTimes, tasks: benchTasks };
  });
  await context.close();
  if (times.length < keys) throw new Error(`only ${times.length} of ${keys} keys reached the field`);
  return {
    fields,
    tools,
    medianMs: median(times),
    p95Ms: percentile(times, 0.95),
    longestTaskMs: Math.max(...tasks),
    keys,
  };
}

/** Runs in the page before the app: how long each key took until the frame with its character was handed over. */
function watchKeys() {
  const measured = /** @type {{ benchTimes: number[], benchTasks: number[] }} */ (/** @type {unknown} */ (window));
  measured.benchTimes = [];
  measured.benchTasks = [0];
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.benchTimes.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.benchTasks.push(duration);
  }).observe({ type: "longtask" });
}

/** @param {number} fields @param {number} tools */
function document(fields, tools) {
  const properties = Object.fromEntries(
    Array.from({ length: fields }, (_, index) => [
      `field_${index + 1}`,
      { type: "string", description: `What to put into place ${index + 1}.`, maxLength: 400 },
    ]),
  );
  const measured = {
    name: "measured_tool",
    description: "Takes texts.",
    inputSchema: { type: "object", properties, required: ["field_2"], additionalProperties: false },
  };
  const { tools: others } = JSON.parse(toolsText(tools - 1, 5));
  return JSON.stringify({ tools: [measured, ...others] }, null, 2);
}
