import { expect, type Page } from "@playwright/test";
import { encodeSnapshot } from "../src/core/share/share.ts";
import { Toolwright } from "./page.ts";
import { startStaticHost } from "./static-host.ts";
import { test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

const python = `from mcp.server.fastmcp import FastMCP
mcp = FastMCP("sums")

@mcp.tool()
def add_numbers(a: int, b: int) -> int:
    """Adds two numbers."""
    return a + b
`;

/** Waits until the app is kept for times without a network. */
async function keptForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, {
    timeout: 45_000,
  });
}

test("everything works with the network off, reload included", async ({ app, page, context }) => {
  test.slow();
  await app.open();
  await keptForOffline(page);

  await test.step("the table of the exact tokenizer is kept once it was used, and not before", async () => {
    const isKept = () =>
      page.evaluate(async () => {
        const caches = await window.caches.keys();
        const keys = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
        return keys.flat().some(({ url }) => url.includes("o200k_base"));
      });
    expect(await isKept()).toBe(false);
    await app.command("Cost");
    await page.getByRole("combobox", { name: "Tokenizer" }).click();
    await page.getByRole("option", { name: /^o200k/ }).click();
    await expect.poll(isKept).toBe(true);
    await page.getByRole("tab", { name: /Problems/ }).click();
  });
  await context.setOffline(true);

  await test.step("the page comes back, checks and saves", async () => {
    await page.reload();
    await app.ready();
    await expect(app.problem("comand")).toBeVisible();
    await app.command("Fix all safe problems");
    await expect(app.problem("comand")).toBeHidden();
    expect(await app.savedText()).not.toContain("comand");
  });

  await test.step("tokens are counted exactly", async () => {
    await app.command("Cost");
    await expect(page.getByRole("region", { name: "Cost", exact: true })).toContainText(/(^|[^≈\d,])[\d,]+ tokens/);
  });

  await test.step("every panel opens", async () => {
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveCount(0);
    }
  });

  await test.step("what loads its code late works when it is used for the first time", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await app.openFile("tools.py", python);
    await expect(app.tools.getByRole("button", { name: "add_numbers" })).toBeVisible();
    await page.getByRole("tab", { name: "Try" }).click();
    await page.getByRole("textbox", { name: "a", exact: true }).fill("2");
    await expect(page.getByRole("tabpanel")).toContainText('"a": 2');
    await page.getByRole("tab", { name: "Wire" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("tools/call");
    await page.getByRole("tab", { name: "Compare" }).click();
    await page.getByRole("tab", { name: "Export" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("add_numbers");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText(/Link copied/)).toBeVisible();
    const saved = page.waitForEvent("download");
    await app.command("Download all documents");
    expect((await saved).suggestedFilename()).toBe("toolwright-documents.zip");
  });

  await test.step("the documentation can be read", async () => {
    await page.goto("./docs/ci.html");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In continuous integration");
  });

  await test.step("a link opens, by a load of its own", async () => {
    const text = '{ "name": "off_line", "inputSchema": { "type": "object" } }';
    await page.goto("about:blank");
    await page.goto(`./${encodeSnapshot({ version: 1, name: "far away", text, revision: "2026-07-28" })}`);
    await app.ready();
    await expect(page.getByRole("region", { name: "From a link" })).toContainText("far away");
    await expect(app.status).toContainText("1 tool");
  });
});

test("a new version is offered, never forced", async ({ page }) => {
  test.slow();
  let version = 1;
  const host = await startStaticHost((file, content) =>
    file === "service-worker.js" ? `${content}\n// ${version}` : content,
  );
  const app = new Toolwright(page);
  await page.goto(host.url);
  await app.ready();
  await keptForOffline(page);
  const reload = page.getByRole("button", { name: "Reload" });
  await expect(reload).toBeHidden();

  version = 2;
  await page.evaluate(async () => {
    Object.assign(window, { same: "page" });
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText("A new version is ready")).toBeVisible({ timeout: 45_000 });
  expect(await page.evaluate(() => "same" in window)).toBe(true);

  await reload.click();
  await page.waitForFunction(() => !("same" in window));
  await app.ready();
  await expect(reload).toBeHidden();
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(waiting).toBe(false);
  host.close();
});
