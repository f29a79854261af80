import "./node-version.mjs";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { inRoot } from "./run.mjs";
import { serve } from "./serve.mjs";

// The pictures of the README, from the build as it is: `node scripts/screenshot.mjs`.
const { chromium } = await import("@playwright/test");
const server = await serve({ port: 4180, strictPort: false });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 880 }, colorScheme, deviceScaleFactor: 1.5 });
  await page.goto(server.url);
  await page.locator(".monaco-editor .view-line").first().waitFor();
  await page.getByText("1 error").first().waitFor();
  await page.keyboard.press("F8");
  await page.getByRole("dialog", { name: "Problem" }).waitFor();
  await page.getByText("Saved").waitFor();
  await page.screenshot({ path: inRoot("public", `screenshot-${colorScheme}.png`) });
}
const page = await browser.newPage({ viewport: { width: 1440, height: 880 }, deviceScaleFactor: 1.5 });
await page.goto(server.url);
await page.locator(".monaco-editor .view-line").first().waitFor();
await page.keyboard.press("Alt+n");
await page.getByRole("option", { name: /cases/i }).click();
await page.getByRole("tab", { name: "Try" }).click();
await page.getByText("Saved").first().waitFor();
await page.getByRole("button", { name: "Example" }).click();
await page.getByText(/pass/).first().waitFor();
await page.getByText("in the arguments").waitFor({ state: "hidden" });
await page.screenshot({ path: inRoot("public", "screenshot-try.png") });
await browser.close();
await server.close();
