import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

const weather = {
  name: "get_forecast",
  title: "Forecast",
  description: "Tells the weather of the next days.",
  inputSchema: {
    type: "object",
    properties: { city: { type: "string", description: "Where.", "x-mcp-header": "City" } },
    required: ["city"],
    additionalProperties: false,
  },
  outputSchema: { type: "array", items: { type: "number" } },
};

async function openWire(app: Toolwright, page: Page, document: unknown): Promise<Locator> {
  await app.open();
  await app.openFile("weather.json", JSON.stringify(document, null, 2));
  await expect(app.tools.getByRole("button").first()).toBeVisible();
  await page.getByRole("tab", { name: "Wire" }).click();
  const panel = page.getByRole("region", { name: "Wire", exact: true });
  await expect(panel.getByRole("region", { name: "Messages" })).toContainText("POST /mcp");
  return panel;
}

async function choose(page: Page, label: string, value: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label }).first().click();
  await page.getByRole("option", { name: value }).first().click();
  await expect(page.getByRole("listbox")).toBeHidden();
}

test("every message of every revision, with what it drops, and how a call can end", async ({ app, page }) => {
  test.slow();
  const panel = await openWire(app, page, { tools: [weather] });
  const messages = panel.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText("Mcp-Param-City");
  await expect(messages).toContainText('"resultType": "complete"');
  await test.step("an older revision", async () => {
    await choose(page, "Revision", "2025-03-26");
    await expect(messages).not.toContainText("resultType");
    await expect(panel.getByRole("region", { name: "Notes" })).toContainText("structuredContent");
  });
  await test.step("the list says what it leaves out", async () => {
    await panel.getByRole("radio", { name: "tools/list" }).click();
    await expect(messages).toContainText('"tools": [');
    await expect(panel.getByRole("region", { name: "Notes" })).toContainText("Dropped: title is not in 2025-03-26");
  });
  await test.step("handshake and news", async () => {
    await panel.getByRole("radio", { name: "Handshake" }).click();
    await expect(messages).toContainText('"method": "initialize"');
    await panel.getByRole("radio", { name: "list_changed" }).click();
    await expect(messages).toContainText("notifications/tools/list_changed");
  });
  await test.step("outcomes", async () => {
    await choose(page, "Revision", "2026-07-28");
    await panel.getByRole("radio", { name: "tools/call" }).click();
    await choose(page, "Outcome", "Tool error");
    await expect(messages).toContainText('"isError": true');
    await choose(page, "Outcome", "Unknown tool");
    await expect(messages).toContainText('"code": -32602');
    await choose(page, "Outcome", "Input required");
    await expect(messages).toContainText('"resultType": "input_required"');
    await choose(page, "Outcome", /^Success$/);
    await panel.getByLabel("Returned").fill('["warm"]');
    await expect(panel.getByRole("region", { name: "Notes" })).toContainText(/outputSchema|number/);
    await expect(messages).toContainText("warm");
  });
  await test.step("take it home", async () => {
    await panel.getByRole("button", { name: "curl" }).click();
    await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl .*-H 'Mcp-Method: tools\/call'/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("button", { name: /^Download the messages/ }).click(),
    ]);
    expect(await readFile(await file.path(), "utf8")).toContain('"method": "tools/call"');
  });
});
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("two revisions side by side, and the official SDK beside ours", async ({ app, page }) => {
  test.slow();
  const panel = await openWire(app, page, { tools: [weather] });
  const notes = panel.getByRole("region", { name: "Notes" });
  await panel.getByRole("button", { name: "Add revision" }).click();
  await expect(panel.getByRole("heading", { name: /^Differences/ })).toBeVisible();
  await expect(notes).toContainText("says of every result whether it is complete");
  await expect(app.editor).toBeHidden();
  await expectAccessible(page);
  await test.step("the official SDK can be asked beside two columns, and changes no other choice", async () => {
    const speaker = panel.getByRole("combobox", { name: "As sent by" });
    await expect(speaker).toHaveText(/the specification/);
    await panel.getByRole("button", { name: "Check with the official SDK" }).click();
    await expect(panel.getByText("Official SDK", { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(speaker).toHaveText(/the specification/);
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(app.editor).toBeVisible();
  });
  await choose(page, "As sent by", "the official SDK");
  for (const revision of ["2026-07-28", "2025-11-25"]) {
    await choose(page, "Revision", revision);
    await panel.getByRole("button", { name: "Check with the official SDK" }).click();
    await expect(panel.getByText("Official SDK", { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(notes).toContainText("Both say the same");
    await panel.getByRole("button", { name: "Close" }).click();
  }
});

test("text that cannot be read leaves the last good messages, and no tool says what to do", async ({ app, page }) => {
  const panel = await openWire(app, page, { tools: [weather] });
  await app.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("{");
  await expect(panel.getByText("The text cannot be read now")).toBeVisible();
  await expect(panel.getByRole("region", { name: "Messages" })).toContainText("get_forecast");
  await expectAccessible(page);
  await app.openFile("none.json", "{}");
  await expect(page.getByText("No tool to send")).toBeVisible();
});

test("a list of 344 tools and 2 MB scrolls to its end", async ({ app, page }) => {
  test.slow();
  const tools = Array.from({ length: 344 }, (_, index) => ({
    ...weather,
    name: `tool_${index}`,
    description: `Number ${index}. `.repeat(500),
  }));
  const panel = await openWire(app, page, { tools });
  await panel.getByRole("radio", { name: "tools/list" }).click();
  await panel.getByRole("radio", { name: "All tools" }).click();
  const messages = panel.getByRole("region", { name: "Messages" });
  /** The list may still be the one before, so the end is looked for until it is there. */
  const expectAtEnd = (text: string) =>
    expect(async () => {
      await messages.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(messages).toContainText(text, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  await expectAtEnd('"tool_343"');
  await choose(page, "Pages", "10 a page");
  await expectAtEnd('"nextCursor"');
});

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the first message is in view, the choices are one tap away, nothing scrolls sideways", async ({
    app,
    page,
  }) => {
    await app.open();
    await page.getByRole("tab", { name: "Wire" }).tap();
    const panel = page.getByRole("region", { name: "Wire", exact: true });
    await expect(panel.getByText("POST /mcp")).toBeInViewport({ ratio: 1 });
    await expect(panel.getByText("Mcp-Method")).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    const choices = panel.getByRole("button", { name: "tools/call, Success, 2026-07-28" });
    await expect(choices).toHaveAttribute("aria-expanded", "false");
    await choices.tap();
    await choose(page, "Revision", "2025-03-26");
    await expect(panel.getByRole("button", { name: "tools/call, Success, 2025-03-26" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});
