import { expectAccessible } from "./axe.ts";
import { tracker } from "./design.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("at 360 px a row takes two lines, details are a sheet, and every target is large", async ({ app, page }) => {
  await app.open();
  await app.openFile("designed.json", tracker);
  await page.getByRole("tab", { name: "Design" }).tap();
  await page.getByRole("button", { name: "add_comment", exact: true }).tap();
  await page.getByRole("menuitem", { name: /search_issues/ }).tap();
  const grid = page.getByRole("treegrid");
  const row = grid.getByRole("row", { name: /^query, / });
  await expect(row).toContainText("Required");
  await expect(row).toContainText("text, min 2 characters");
  expect((await row.boundingBox())?.height).toBe(48);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: /^Annotations/ }).tap();
  await page.getByRole("button", { name: /^read-only/ }).tap();
  await page.getByRole("menuitemradio", { name: /^Yes/ }).tap();
  await expect(page.getByRole("button", { name: /^Annotations 2 of 4 set/ })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);

  await row.tap();
  const sheet = page.getByRole("dialog", { name: "query" });
  await sheet.getByRole("textbox", { name: "Description" }).fill("What to look for");
  await sheet.getByRole("checkbox", { name: "Required" }).tap();
  await expect(sheet.getByRole("checkbox", { name: "Required" })).not.toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(row).not.toContainText("Required");
  await expect.poll(() => app.savedText()).toContain('"description": "What to look for"');

  await page.getByRole("button", { name: "Menu of query" }).tap();
  await page.getByRole("menuitem", { name: /^Move down/ }).tap();
  await expect
    .poll(async () => {
      const text = await app.savedText();
      return text.indexOf('"state": {') < text.indexOf('"query": {');
    })
    .toBe(true);

  await row.press("Insert");
  const added = grid.getByRole("row", { name: /^field, text/ });
  await expect(added.getByRole("textbox", { name: "New name of field" })).toBeFocused();
  await expect(added.getByText("text", { exact: true })).toBeHidden();
});

function smallTargets(page: import("@playwright/test").Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("section[aria-label=Design] button, section[aria-label=Design] input")]
      .filter((element) => element.offsetParent && !element.matches(".visually-hidden"))
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.getAttribute("aria-label") ?? element.textContent ?? ""),
  );
}

test("at 360 px the menu of the tool stands beside its name, with a problem and without a title", async ({
  app,
  page,
}) => {
  await app.open();
  await app.openFile("table.json", '{ "name": "Book a table", "inputSchema": { "type": "object" } }');
  await page.getByRole("tab", { name: "Design" }).tap();
  await expect(page.getByText("tok").first()).toBeVisible();
  const middle = async (name: RegExp) => {
    const box = await page.getByRole("button", { name }).first().boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  expect(await middle(/^Menu of the tool/)).toBe(await middle(/^Name: /));
});
