import { chromiumFlags, findChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Measures in one page of the built app, whose editor is there; browser and server end with it.
 * @template Prepared, Measured
 * @param {(page: Page) => Promise<Prepared>} prepare before the page is loaded
 * @param {(page: Page, prepared: Prepared) => Promise<Measured>} measure
 * @returns {Promise<Measured>}
 */
export async function inPage(prepare, measure) {
  const { chromium } = await import("@playwright/test");
  const server = await serve({ port: 0, strictPort: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
    const page = await context.newPage();
    const prepared = await prepare(page);
    await page.goto(server.url);
    await page.waitForFunction(() => performance.getEntriesByName("toolwright:editor").length > 0);
    return await measure(page, prepared);
  } finally {
    await browser.close();
    await server.close();
  }
}
