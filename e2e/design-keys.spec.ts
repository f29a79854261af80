import type { Locator, Page } from "@playwright/test";
import { openDesign, tracker } from "./design.ts";
import { expect, test } from "./test.ts";

/** Said to whoever listens. */
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("region", { name: "Design" }).getByRole("status").filter({ hasText: words })).toBeAttached();
const cell = (row: Locator, name: string) => row.locator(`[data-cell=${name}]`).first();

test("keys on a row: move, jump, fold, details, rename, required", async ({ app, page }) => {
  const { grid, row, text } = await openDesign(app, tracker);
  const press = (keys: string) => page.keyboard.press(keys);
  await test.step("up, down, first, last, letters", async () => {
    await row("query").click();
    await press("ArrowDown");
    await expect(row("state")).toBeFocused();
    await press("ArrowUp");
    await expect(row("query")).toBeFocused();
    await press("End");
    await expect(row("login")).toBeFocused();
    await press("Home");
    await expect(grid.getByRole("row", { name: /^Input, 8 fields/ })).toBeFocused();
    await press("m");
    await expect(row("metadata")).toBeFocused();
  });
  await test.step("open, first child, parent, close", async () => {
    await row("created").focus();
    await expect(row("created")).toHaveAttribute("aria-expanded", "true");
    await press("ArrowRight");
    await expect(row("from")).toBeFocused();
    await expect(row("from")).toHaveAttribute("aria-level", "3");
    await press("ArrowLeft");
    await expect(row("created")).toBeFocused();
    await press("ArrowLeft");
    await expect(row("created")).toHaveAttribute("aria-expanded", "false");
    await press("ArrowRight");
    await expect(row("created")).toHaveAttribute("aria-expanded", "true");
  });
  await test.step("details: Enter goes in, Escape comes back", async () => {
    await press("Enter");
    const details = page.getByRole("region", { name: "Details of created" });
    await expect(details.locator(":focus")).toHaveCount(1);
    await press("Escape");
    await expect(row("created")).toBeFocused();
    await expect(details).toHaveCount(0);
  });
  await test.step("required by Space", async () => {
    await press("Space");
    await said(page, "created is required");
    await expect(row("created")).toBeFocused();
    await press("Space");
    await said(page, "created is optional");
    expect(await text()).toBe(tracker);
  });
  await test.step("the menu of the row, and its way back", async () => {
    await press("Shift+F10");
    await expect(page.getByRole("menuitem", { name: /^Details/ })).toBeFocused();
    await press("Escape");
    await expect(row("created").locator(":focus")).toHaveCount(1);
    await press("Escape");
    await expect(row("created")).toBeFocused();
  });
  await test.step("all keys behind the question mark", async () => {
    await press("?");
    await expect(page.getByLabel("Keys of the page")).toContainText("copy, cut, paste as JSON");
    await press("Escape");
  });
});

test("keys in a cell: the same column, next cell, edit and keep, clear, back", async ({ app, page }) => {
  const { row, text } = await openDesign(app, tracker);
  const press = (keys: string) => page.keyboard.press(keys);
  await test.step("Tab through the cells, and out of the grid", async () => {
    await row("limit").click();
    const names = ["limit, name", "limit, type, integer", "limit, 1 to 100", "limit, default 20", "limit, required"];
    for (const name of names) {
      await press("Tab");
      await expect(row("limit").locator(":focus")).toHaveAccessibleName(name);
    }
    await press("Tab");
    await expect(cell(row("limit"), "description")).toBeFocused();
    await press("Tab");
    await expect(cell(row("limit"), "menu")).toBeFocused();
    await press("Tab");
    await expect(page.getByRole("treegrid").locator(":focus")).toHaveCount(0);
    await press("Shift+Tab");
    await press("Shift+Tab");
    await expect(cell(row("limit"), "description")).toBeFocused();
  });
  await test.step("arrows: the same column, and the next cell", async () => {
    await press("ArrowUp");
    await expect(cell(row("lead"), "description")).toBeFocused();
    await press("ArrowDown");
    await press("ArrowDown");
    await expect(cell(row("metadata"), "description")).toBeFocused();
    await press("ArrowLeft");
    await expect(cell(row("metadata"), "required")).toBeFocused();
    await press("ArrowLeft");
    await expect(cell(row("metadata"), "type")).toBeFocused();
    await press("ArrowUp");
    await expect(cell(row("limit"), "type")).toBeFocused();
    await press("ArrowLeft");
    await press("ArrowLeft");
    await expect(row("limit")).toBeFocused();
  });
  await test.step("Enter edits and keeps; Delete clears, and never the row", async () => {
    await cell(row("limit"), "description").focus();
    await press("Enter");
    await page.keyboard.type("How many at most");
    await press("Enter");
    await expect(row("limit")).toBeFocused();
    await said(page, "Changed description of limit");
    await cell(row("limit"), "description").focus();
    await press("Delete");
    await expect(cell(row("limit"), "description")).toHaveText("Add a description");
    await cell(row("limit"), "limit").focus();
    await press("Delete");
    await expect.poll(text).toContain('"limit": { "type": "integer", "maximum": 100, "default": 20 }');
    await cell(row("limit"), "name").focus();
    await press("Delete");
    await said(page, "Nothing can be cleared here");
    await expect(row("limit")).toHaveCount(1);
    await cell(row("limit"), "required").focus();
    await press("Enter");
    await expect.poll(text).toContain('"required": ["query", "limit"]');
    await press("Escape");
    await expect(row("limit")).toBeFocused();
  });
  await test.step("a limit leads to its field", async () => {
    await row("limit").getByRole("button", { name: "limit, default 20" }).press("Enter");
    await expect(
      page.getByRole("region", { name: "Details of limit" }).getByLabel("Default", { exact: true }),
    ).toBeFocused();
    await press("Escape");
    await expect(row("limit")).toBeFocused();
    await row("query").getByText("min 2 characters").click();
    await expect(page.getByLabel("Min characters")).toBeFocused();
  });
  await test.step("one press opens the types of any row", async () => {
    await row("labels").getByText("list of text").click();
    await expect(page.getByRole("combobox", { name: "Search types" })).toBeFocused();
    await press("Escape");
    await expect(cell(row("labels"), "type")).toBeFocused();
  });
});

test("keys that change the order and the place, each announced and taken back", async ({ app, page }) => {
  const { grid, row, text } = await openDesign(app, tracker);
  const press = (keys: string) => page.keyboard.press(keys);
  const isBack = async () => {
    await press("ControlOrMeta+z");
    await expect.poll(text).toBe(tracker);
  };
  await row("assignee").click();
  await press("Alt+ArrowDown");
  await said(page, "assignee moved to 6 of 8");
  await expect(row("assignee")).toBeFocused();
  await isBack();
  await press("Alt+ArrowUp");
  await said(page, "assignee moved to 4 of 8");
  await isBack();
  await press("Alt+ArrowRight");
  await said(page, "assignee moved into the object above");
  await expect(row("assignee")).toBeFocused();
  await expect(row("assignee")).toHaveAttribute("aria-level", "3");
  await press("Alt+ArrowLeft");
  await said(page, "assignee moved out of its object");
  await expect(row("assignee")).toBeFocused();
  await expect(row("assignee")).toHaveAttribute("aria-level", "2");
  await press("ControlOrMeta+z");
  await isBack();

  await row("state").focus();
  await press("Insert");
  await expect(grid.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("page");
  await press("Enter");
  await expect(row("page")).toBeFocused();
  await press("Shift+Enter");
  await expect(grid.getByRole("textbox")).toBeFocused();
  await press("Escape");
  await expect(row("field")).toBeFocused();
  await press("Delete");
  await expect(row("field")).toHaveCount(0);
  await expect(grid.locator(":focus")).toHaveCount(1);
  await row("page").focus();
  await press("ControlOrMeta+d");
  await said(page, "Duplicated page");
  await expect(row("page_2")).toBeFocused();
  await row("created").focus();
  await press("ControlOrMeta+Enter");
  await expect(grid.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("zone");
  await press("Enter");
  await expect(row("zone")).toHaveAttribute("aria-level", "3");
  for (let step = 0; step < 12 && (await text()) !== tracker; step++) await press("ControlOrMeta+z");
  await expect(grid.locator(":focus")).toHaveCount(1);

  await test.step("in a list of values", async () => {
    await row("state").focus();
    await press("Enter");
    await page.getByLabel("value 2 of 2").focus();
    await press("Insert");
    await expect(page.getByLabel("New value")).toBeFocused();
    await page.keyboard.type("new");
    await press("Enter");
    await expect.poll(text).toContain('["open", "closed", "new", null]');
    await press("Escape");
    await press("Escape");
    await expect(row("state")).toBeFocused();
    await isBack();
  });
  await test.step("filter, and the next problem", async () => {
    await press("ControlOrMeta+f");
    await expect(page.getByRole("searchbox", { name: "Filter fields" })).toBeFocused();
    await page.keyboard.type("lim");
    await press("Enter");
    await expect(row("limit")).toHaveAttribute("aria-selected", "true");
    await said(page, "limit, 1 of 1");
    await press("ArrowDown");
    await expect(row("limit")).toBeFocused();
    await press("ControlOrMeta+f");
    await press("Escape");
    await expect(row("limit")).toBeFocused();
    await press("F8");
    await expect(grid.locator(":focus")).toHaveAttribute("aria-selected", "true");
  });
});

test("rows are copied as JSON, and pasted JSON becomes fields", async ({ app, page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const design = await openDesign(app, tracker);
  const { grid, row, text } = design;
  const press = (keys: string) => page.keyboard.press(keys);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const limit =
    '{ "type": "integer", "minimum": 1, "maximum": 100, "default": 20, "description": "How many to return" }';
  await row("limit").click();
  await press("ControlOrMeta+c");
  expect(await copied()).toBe(limit);
  await said(page, "Copied limit");
  await row("query").focus();
  await press("ControlOrMeta+v");
  await expect(row("limit_2")).toBeFocused();
  const pasted = tracker.replace('body" },\n', `body" },\n          "limit_2": ${limit},\n`);
  expect(await text()).toBe(pasted);
  await press("ControlOrMeta+x");
  await expect(row("limit_2")).toHaveCount(0);
  expect(await text()).toBe(tracker);

  await page.evaluate(() =>
    navigator.clipboard.writeText('{ "required": ["a"], "properties": { "a": {}, "b": { "const": 1 } } }'),
  );
  await row("from").focus();
  await press("ControlOrMeta+v");
  await said(page, "Pasted 2 fields");
  await expect(row("a")).toBeFocused();
  await expect.poll(text).toContain('"from": { "type": "string", "format": "date" }, "a": {}, "b": { "const": 1 } }');
  expect(await text()).toContain('"required": ["a"]');
  await press("ControlOrMeta+z");
  await expect.poll(text).toBe(tracker);

  await page.evaluate(() => navigator.clipboard.writeText('{ "seen": "2026-01-02", "limit": 3 }'));
  await grid.getByRole("row", { name: /^Input/ }).focus();
  await press("ControlOrMeta+v");
  const dialog = page.getByRole("dialog", { name: "Fields from an example" });
  await expect(dialog.getByRole("listitem").filter({ hasText: "seen" })).toContainText("text, date");
  await dialog.getByRole("button", { name: "Add 1 field" }).click();
  await expect.poll(text).toContain('"seen": { "type": "string", "format": "date" }');
});

test("a row that is deep has the page to itself, with the way back", async ({ app, page }) => {
  let schema: unknown = { type: "string" };
  for (let level = 30; level > 0; level--) schema = { type: "object", properties: { [`at_${level}`]: schema } };
  const text = JSON.stringify({ tools: [{ name: "deep", description: "Takes it.", inputSchema: schema }] });
  const { grid, row } = await openDesign(app, text, "deep");
  await row("at_1").click();
  for (let step = 0; step < 24; step++) await page.keyboard.press("ArrowRight");
  await expect(grid.locator(":focus")).toHaveAccessibleName(/^at_1[0-9], object/);
  await expect(row("at_1")).toHaveCount(0);
  await expect(row("at_8")).toContainText("at_7");
  await page.keyboard.press("F2");
  await page.keyboard.type("other");
  await page.keyboard.press("Enter");
  await expect(row("other")).toBeFocused();
  for (let level = 0; level < 5; level++) await page.keyboard.press("ArrowLeft");
  await grid.getByRole("button", { name: "Input" }).click();
  await expect(row("at_1")).toBeVisible();
  await expect(grid.locator(":focus")).toHaveCount(1);
});

test("keys that come faster than what they open are for that, and the focus is never lost", async ({ app, page }) => {
  const { grid, row } = await openDesign(app, tracker);
  const press = (keys: string) => page.keyboard.press(keys);
  const menu = page.getByRole("menu", { name: /^What to do with/ });
  await test.step("details and menu, opened and closed without a pause", async () => {
    for (const name of ["query", "state", "labels", "created", "assignee", "target", "limit", "metadata"]) {
      await row(name).focus();
      for (const keys of ["Enter", "Escape", "Shift+F10", "Escape", "Escape"]) await press(keys);
      // Keys that wait are played one after the other, and nothing tells when the last was.
      await page.waitForTimeout(250);
      await expect(page.locator("[data-row-details]")).toHaveCount(0);
      await expect(menu).toHaveCount(0);
      // A field that has just opened takes an Escape of its own: the last one may be the one that leaves the menu to its button.
      const isInRow = () => row(name).evaluate((line) => line.contains(document.activeElement));
      await expect.poll(isInRow).toBe(true);
    }
  });
  await test.step("the key after the one that opens a menu is for the menu", async () => {
    await row("limit").focus();
    await press("Shift+F10");
    await press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: /^Rename/ })).toBeFocused();
  });
  await test.step("Tab leaves a menu to the row", async () => {
    await press("Tab");
    await expect(menu).toHaveCount(0);
    await expect(row("limit").getByRole("button", { name: "Menu of limit" })).toBeFocused();
  });
  await test.step("a menu whose row is taken back leaves the focus to the row beside it", async () => {
    await row("limit").focus();
    await press("ControlOrMeta+d");
    await expect(row("limit_2")).toBeFocused();
    await press("Shift+F10");
    await expect(page.getByRole("menuitem", { name: /^Details/ })).toBeFocused();
    await press("ControlOrMeta+z");
    await expect(row("limit_2")).toHaveCount(0);
    await expect(menu).toHaveCount(0);
    await expect(grid.locator(":focus")).toHaveCount(1);
  });
  await test.step("details whose row is taken back, too", async () => {
    await row("limit").focus();
    await press("ControlOrMeta+d");
    await expect(row("limit_2")).toBeFocused();
    await press("Enter");
    const details = page.getByRole("region", { name: "Details of limit_2" });
    await expect(details.locator(":focus")).toHaveCount(1);
    await details.getByRole("button", { name: "Edit as JSON" }).focus();
    await press("ControlOrMeta+z");
    await expect(row("limit_2")).toHaveCount(0);
    await expect(grid.locator(":focus")).toHaveCount(1);
  });
});
