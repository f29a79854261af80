import { timeKeys, watchKeys } from "./bench-keys.mjs";
import { toolsText } from "./bench-tools.mjs";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";

/** @typedef {{ fields: number, tools: number } & import("./bench-keys.mjs").KeyTimes} FormKey */

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
  const times = await timeKeys(page);
  await context.close();
  return { fields, tools, ...times };
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
