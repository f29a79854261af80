import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

test("settings, help and what this is are one page, with a way back", async ({ app, page }) => {
  await app.open();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Settings and help" }).click();
  const help = page.getByRole("region", { name: "Settings and help" }).first();
  await expect(help.getByText(/^Toolwright \d+\.\d+\.\d+/)).toBeVisible();
  await expect(help.getByText(/Nothing leaves this browser/)).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent("popup");
  await help.getByRole("link", { name: "What each client and model API does to a tool" }).click();
  const documentation = await opened;
  await expect(documentation.getByRole("heading", { level: 1, name: "Clients and model APIs" })).toBeVisible();
  await expectAccessible(documentation);
  await documentation.close();
  await help.getByRole("combobox", { name: "Theme" }).click();
  await page.getByRole("option", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await help.getByRole("button", { name: "Take the tour" }).click();
  const tour = page.getByRole("region", { name: "Tour" });
  await expect(tour).toContainText("1 of 4");
  await expect(app.problems).toBeVisible();
  await tour.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("tab", { name: "Try" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await tour.getByRole("button", { name: "Skip the tour" }).click();
  await expect(tour).toBeHidden();
});

test("problems are searched, grouped by rule and asked for by preset", async ({ app, page }) => {
  await app.open();
  await expect(app.problems.getByRole("listitem").first()).toBeVisible();
  await expect(app.problems.getByRole("searchbox", { name: "Search problems" })).toBeHidden();
  const tools = Array.from({ length: 6 }, (_, index) => ({ name: `find ${index}`, inputSchema: { type: "object" } }));
  await app.openFile("finds.json", JSON.stringify(tools));
  await app.problems.getByRole("combobox", { name: "By" }).click();
  await page.getByRole("option", { name: "Rule" }).click();
  await expect(app.problems.getByRole("button", { name: /^[a-z]+\/[a-z-]+ \d+ problem/ }).first()).toBeVisible();
  await app.problems.getByRole("searchbox", { name: "Search problems" }).fill("zzz");
  await expect(app.problems.getByText("No problem has that in it")).toBeVisible();
  await app.problems.getByRole("searchbox", { name: "Search problems" }).fill("");
  const before = await app.problems.getByRole("button", { name: /^All \d+/ }).textContent();
  await app.problems.getByRole("combobox", { name: "Preset" }).click();
  await page.getByRole("option", { name: "All" }).click();
  await expect(app.problems.getByRole("button", { name: /^All \d+/ })).not.toHaveText(before ?? "");
});
