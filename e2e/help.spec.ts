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

test("problems are searched, sorted, grouped by rule, fixed by rule and asked for by preset", async ({ app, page }) => {
  await app.open();
  await expect(app.problems.getByRole("listitem").first()).toBeVisible();
  await expect(app.problems.getByRole("searchbox", { name: "Search problems" })).toBeHidden();
  const tools = Array.from({ length: 6 }, (_, index) => ({ name: `find ${index}`, inputSchema: { type: "object" } }));
  await app.openFile("finds.json", JSON.stringify(tools));
  await test.step("no other row comes under the pointer that has pressed a fix, until it goes", async () => {
    const fixes = app.problems.getByRole("button", { name: /^Fix: Rename/ });
    await expect(fixes).toHaveCount(6);
    const second = await fixes.nth(1).boundingBox();
    await fixes.first().click();
    await expect(page.getByText("Fixed", { exact: true })).toBeVisible();
    expect(await fixes.first().boundingBox()).toEqual(second);
    await app.tools.hover();
    await expect(page.getByText("Fixed", { exact: true })).toBeHidden();
    expect((await fixes.first().boundingBox())?.y).toBeLessThan(second?.y ?? 0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(fixes).toHaveCount(6);
  });
  await app.problems.getByRole("combobox", { name: "By" }).click();
  await page.getByRole("option", { name: "Rule" }).click();
  // The head of the group is the rule: each row says which tool it is about.
  await expect(app.problem(/^(?=.*find 3).*Why$/).first()).toBeVisible();
  await expect(app.problems.getByRole("button", { name: /^[a-z]+\/[a-z-]+ \d+ problem/ }).first()).toBeVisible();
  await app.problems.getByRole("searchbox", { name: "Search problems" }).fill("zzz");
  await expect(app.problems.getByText("No problem has that in it")).toBeVisible();
  await app.problems.getByRole("searchbox", { name: "Search problems" }).fill("");
  const list = async (name: RegExp) => {
    await app.tools.getByRole("button", { name: "Sort tools" }).click();
    await page.getByRole("menu").getByText(name).click();
  };
  await test.step("the list of tools follows a tool that a fix takes to another place", async () => {
    const fine = (index: number) => ({
      name: `fine_${index}`,
      description: "Finds it.",
      inputSchema: { type: "object" },
    });
    const many = [...Array.from({ length: 60 }, (_, index) => fine(index)), { ...fine(60), name: "the last" }];
    await app.openFile("many.json", JSON.stringify(many, null, 2));
    await list(/^Worst problems first$/);
    await app.problems.getByRole("button", { name: "Fix: Rename it to the_last" }).click();
    await expect(app.tools.getByRole("button", { name: "the_last" })).toBeInViewport();
    await list(/^As in the document$/);
  });
  await test.step("the list of tools is sorted by what is in the problems and in the tokens, and leaves out the rest", async () => {
    const long = {
      name: "long_one",
      description: "Finds what is asked for. ".repeat(40),
      inputSchema: { type: "object" },
    };
    await app.openFile("finds.json", JSON.stringify([...tools, long], null, 2));
    const row = (at: number) => app.tools.getByRole("list").getByRole("button").nth(at);
    await expect(row(0)).toContainText("find 0");
    await list(/^Most tokens first$/);
    await expect(row(0)).toHaveAccessibleName(/^long_one .*\d+ tok$/);
    await list(/^Worst problems first$/);
    await expect(row(0)).toContainText("find 0");
    await list(/^Only with problems$/);
    await expect(app.tools.getByRole("heading")).toHaveText("Tools6 of7");
  });
  await test.step("all of one rule are fixed as one step, which Undo takes back", async () => {
    const before = await app.savedText();
    await app.problems.getByRole("button", { name: /^Fix all 6 of mcp\/name/ }).click();
    await expect(page.getByText(/^Fixed 6 problems of /)).toBeVisible();
    await expect(app.tools.getByRole("button", { name: /find_5/ })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => app.savedText()).toBe(before);
  });
  await test.step("and of those that are listed alone, where the list is searched", async () => {
    const search = app.problems.getByRole("searchbox", { name: "Search problems" });
    await app.openFile("two.json", JSON.stringify([...tools.slice(0, 2), { ...tools[2], name: "list it" }]));
    await expect(app.tools.getByRole("button", { name: /list it/ })).toBeVisible();
    await search.fill("find");
    await app.problems.getByRole("button", { name: /^Fix all 2 of mcp\/name/ }).click();
    await expect(page.getByText(/^Fixed 2 problems of /)).toBeVisible();
    await expect(app.tools.getByRole("button", { name: /list it/ })).toBeVisible();
    await search.fill("");
  });
  const before = await app.problems.getByRole("button", { name: /^All \d+/ }).textContent();
  await app.problems.getByRole("combobox", { name: "Preset" }).click();
  const all = page.getByRole("option", { name: "All" });
  await expect(all).toHaveText(/\d+ problems$/);
  const promised = (await all.textContent())?.replace(/\D/g, "");
  await all.click();
  await expect(app.problems.getByRole("button", { name: /^All \d+/ })).not.toHaveText(before ?? "");
  await expect(app.problems.getByRole("button", { name: /^All \d+/ })).toHaveText(`All ${promised}`);
});
