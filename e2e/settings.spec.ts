import { expect, test } from "./test.ts";

test("a rule can be switched off, which stays after a reload, and on again", async ({ app, page }) => {
  await app.open();
  await app.problems.getByRole("button", { name: "schema/required-undefined" }).click();
  await page.getByRole("combobox", { name: "Report" }).click();
  await page.getByRole("option", { name: "off", exact: true }).click();
  await expect(app.status).toContainText("No problems");
  await page.reload();
  await app.ready();
  await expect(app.status).toContainText("No problems");
  await app.command("schema/required-undefined");
  await page.getByRole("combobox", { name: "Report" }).click();
  await page.getByRole("option", { name: /by preset/ }).click();
  await expect(app.status).toContainText("1 error");
});

test("the preset and the revision decide what is reported", async ({ app, page }) => {
  await app.open();
  const tool = { name: "getThing2", description: "x", title: "A title", inputSchema: { type: "object" } };
  await app.openFile("one.json", JSON.stringify(tool, null, 2));
  await expect(app.tools).toContainText("getThing2");
  await app.command("See all rules");
  await page.getByRole("combobox", { name: "Preset" }).click();
  await page.getByRole("option", { name: /^All/ }).click();
  await page.getByRole("button", { name: "Problems", exact: true }).click();
  await expect(app.problem("quality/").first()).toBeVisible();
  await page.getByText("Revision", { exact: true }).click();
  await page.getByRole("option", { name: "2025-03-26" }).click();
  await expect(app.problem("mcp/field-revision")).toContainText("title");
});

test("one finding can be suppressed with a reason, and reported again", async ({ app, page }) => {
  await app.open();
  await app.problems.getByRole("button", { name: "schema/required-undefined" }).click();
  const here = page.getByRole("region", { name: "In this document" });
  await here.getByRole("button", { name: "Suppress" }).click();
  await here.getByLabel("Reason").fill("The server adds it");
  await page.keyboard.press("Enter");
  await expect(here).toContainText("The server adds it");
  await expect(app.status).toContainText("No problems");
  await here.getByRole("button", { name: "Report again" }).click();
  await expect(app.status).toContainText("1 error");
});
