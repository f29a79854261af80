import { expect, test } from "./test.ts";

test("a first visit shows a real sample with one mistake, and one click repairs it", async ({ app, page }) => {
  await app.open();
  await expect(app.problem("comand")).toBeVisible();
  await expect(app.status).toContainText("1 error");
  await app.problem("comand").getByRole("button", { name: /^Fix/ }).click();
  await expect(page.getByText("No problems", { exact: true }).first()).toBeVisible();
  await expect(app.status).toContainText("Ln 21,");
  await expect(app.editor.getByText('"command"', { exact: true }).last()).toBeInViewport();
  await expect(page.getByText("Fixed: Use command")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  const text = await app.savedText();
  expect(text).toContain('"required": ["command"]');
  expect(text).not.toContain("missing");
  await expect(page.getByRole("button", { name: "Try it with arguments" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "command", exact: true })).toBeVisible();
});

test("Fix all safe is one step that Undo takes back, comments and formatting untouched", async ({ app, page }) => {
  // What confirms comes after the editor, and may come after the press that it confirms.
  let load = () => {};
  const isFixed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/Overlays-[^/]*\.js$/, async (route) => {
    await isFixed;
    await route.continue();
  });
  await app.open();
  const before = await app.savedText();
  await page.getByRole("button", { name: /^Fix all safe/ }).click();
  await expect(app.status).toContainText("No problems");
  load();
  await expect(page.getByText("Fixed 1 problem")).toBeVisible();
  const fixed = await app.savedText();
  expect(fixed).toBe(before.replace('"comand"', '"command"'));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(app.problem("comand")).toBeVisible();
  expect(await app.savedText()).toBe(before);
});

test("F8 goes to the problem and shows why; Ctrl+. makes the fix that is shown, or offers all of them", async ({
  app,
  page,
}) => {
  await app.open();
  await page.keyboard.press("F8");
  const card = page.getByRole("dialog", { name: "Problem" });
  await expect(card).toContainText("Why");
  await expect(card).toContainText("schema/required-undefined");
  await page.keyboard.press("ControlOrMeta+.");
  await expect(page.getByText("No problems", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(app.problem("comand")).toBeVisible();
  await page.keyboard.press("F8");
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await page.keyboard.press("ControlOrMeta+.");
  await expect(page.getByText("Use command", { exact: false }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("No problems", { exact: true }).first()).toBeVisible();
  await expect(
    page.locator(".codicon-light-bulb, .codicon-lightbulb-autofix, .lightBulbWidget").filter({ visible: true }),
  ).toHaveCount(0);
});

test("the pointer on a squiggle opens the same card, and its button repairs", async ({ app, page }) => {
  await app.open();
  const box = await page.locator(".squiggly-error").first().boundingBox();
  if (!box) throw new Error("nothing is underlined");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  const card = page.getByRole("dialog", { name: "Problem" });
  await card.getByRole("button", { name: /^Quick fix/ }).click();
  await expect(page.getByText("No problems", { exact: true }).first()).toBeVisible();
});

test("a rule's page says why, wrong, right and source, and leads back", async ({ app, page }) => {
  await app.open();
  await app.problems.getByRole("button", { name: "schema/required-undefined" }).click();
  const rule = page.getByRole("region", { name: "Rule schema/required-undefined" });
  for (const part of ["Why", "Wrong", "Right", "Source"]) await expect(rule).toContainText(part);
  await rule.getByRole("button", { name: "All rules" }).click();
  await expect(page.getByRole("region", { name: "List of rules" }).getByRole("listitem").nth(20)).toBeVisible();
  await page.getByRole("button", { name: "Problems", exact: true }).click();
  await expect(app.problem("comand")).toBeVisible();
});
