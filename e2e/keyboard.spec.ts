import type { Locator } from "@playwright/test";
import { expect, test } from "./test.ts";

test("the palette finds commands, tools, samples and rules, and runs them", async ({ app, page }) => {
  await app.open();
  await page.keyboard.press("ControlOrMeta+k");
  const search = page.getByRole("combobox", { name: "Find a command" });
  await expect(search).toBeFocused();
  await search.fill("required-undefined");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Rule schema/required-undefined" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await search.fill("@run");
  await expect(page.getByRole("option", { name: /run_command/ })).toBeVisible();
  await search.fill("export python");
  await expect(page.getByRole("option", { name: "Export to MCPServer Python" })).toBeVisible();
  for (const [words, found] of [
    ["about", "Settings and help"],
    ["both", "Show both, source and design"],
    ["align", "Show Compare"],
    ["token", "Show Cost"],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole("option").first()).toContainText(found);
  }
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
});

test("? lists the shortcuts and / filters the tools, outside of fields", async ({ app, page }) => {
  await app.open();
  await page.getByRole("tab", { name: /Problems/ }).focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("option", { name: /Go to next problem/ })).toBeVisible();
  await expect(page.getByRole("option", { name: /Go to next region.*F6/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: /Problems/ }).focus();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Filter tools")).toBeFocused();
  await page.getByRole("button", { name: "Skip to the editor, F6 leaves it" }).press("Enter");
  const text = page.getByRole("textbox", { name: "Tool descriptors" });
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription("Tab writes in the text. F6 leaves it, Ctrl+M lets Tab leave it");
  await page.keyboard.press("ControlOrMeta+m");
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
});

test("the selection follows the cursor, and a click in the list moves it", async ({ app, page }) => {
  await app.open();
  await page.keyboard.press("Alt+n");
  await page.getByRole("combobox", { name: /Find|Choose/ }).fill("server");
  await page.keyboard.press("Enter");
  const buttons = app.tools.getByRole("list").getByRole("button");
  await expect(buttons.nth(3)).toBeVisible();
  await buttons.nth(2).click();
  await expect(buttons.nth(2)).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("list", { name: "Place in the document" })).toContainText(
    (await buttons.nth(2).textContent()) ?? "",
  );
  await buttons.nth(2).focus();
  await page.keyboard.press("ArrowDown");
  await expect(buttons.nth(3)).toBeFocused();
});

test("where the tools are in a menu, many of them are searched from its top", async ({ app, page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await app.open();
  const tools = Array.from({ length: 21 }, (_, at) => ({ name: `tool_${at}`, inputSchema: { type: "object" } }));
  await app.openFile("many.json", JSON.stringify({ tools }));
  await expect(app.status).toContainText("21 tools");
  await page.getByRole("button", { name: "tool_0 1 warning" }).press("Enter");
  await expect(page.getByRole("menuitem").first()).toHaveText("Search all 21 tools");
  await page.getByRole("menuitem").first().press("Enter");
  await page.keyboard.type("20");
  await expect(page.getByRole("option")).toHaveText(["tool_20"]);
});

test("completion and hover inside inputSchema come from our schema", async ({ app, page }) => {
  await app.open();
  await app.paste(
    '{\n  "name": "ping",\n  "description": "Pong.",\n  "inputSchema": {\n    "type": "object",\n    \n  }\n}',
  );
  await page.keyboard.press("ControlOrMeta+Home");
  for (let line = 0; line < 5; line++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("ControlOrMeta+Space");
  const list = page.locator(".suggest-widget");
  await expect(list).toBeVisible();
  await page.keyboard.type("uneval");
  await expect(list).toContainText("unevaluatedProperties");
  await page.keyboard.press("Escape");
  await page.getByText('"inputSchema"', { exact: true }).hover();
  await expect(page.locator(".monaco-hover").first()).toContainText(/argument/i);
});

test("the handle between editor and panel moves by keyboard and is remembered", async ({ app, page }) => {
  await app.open();
  const handle = page.getByRole("separator", { name: "Resize editor and panel" });
  const before = (await app.editor.boundingBox())?.width ?? 0;
  await handle.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await app.editor.boundingBox())?.width).toBeLessThan(before);
  const after = (await app.editor.boundingBox())?.width ?? 0;
  await page.reload();
  await app.ready();
  expect(Math.abs(((await app.editor.boundingBox())?.width ?? 0) - after)).toBeLessThan(3);
});

test("the panel can take the place of the editor and give it back", async ({ app, page }) => {
  await app.open();
  await page.getByRole("button", { name: "Expand panel" }).click();
  await expect(app.editor).toBeHidden();
  await page.getByRole("button", { name: "Restore panel" }).click();
  await expect(app.editor).toBeVisible();

  await test.step("also at 200 % zoom; at 820 px the name is whole, on wide screens the text takes 120 columns", async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.getByRole("button", { name: "Expand panel" }).click();
    await expect(page.getByRole("button", { name: "Restore panel" })).toBeInViewport();
    await page.getByRole("button", { name: "Restore panel" }).click();
    await page.setViewportSize({ width: 820, height: 900 });
    const name = page.locator("[data-document-menu] span").first();
    await expect(name).toHaveText("my-tools");
    expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    const path = page.getByRole("list", { name: "Place in the document" });
    await app.openFile("long.json", '{ "name": "a_name_that_is_rather_long", "inputSchema": { "type": "object" } }');
    await expect(path.getByRole("listitem")).toHaveCount(0);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(path).toContainText("a_name_that_is_rather_long");
    const start = async (part: Locator) => (await part.boundingBox())?.x ?? -1;
    expect(await start(path.getByRole("listitem").last())).toBeGreaterThanOrEqual(await start(path));
    await page.setViewportSize({ width: 1920, height: 1000 });
    await expect.poll(async () => (await app.editor.boundingBox())?.width ?? 0).toBeGreaterThan(800);
    expect((await app.editor.boundingBox())?.width).toBeLessThanOrEqual(1040);
  });
});
