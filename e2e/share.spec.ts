import { existsSync, readFileSync } from "node:fs";
import { encodeSnapshot } from "../src/core/share/share.ts";
import { expectAccessible } from "./axe.ts";
import type { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

const names = Array.from({ length: 12 }, (_, index) => `tool_${index + 1}`);
const text = `${JSON.stringify({ tools: names.map((name) => ({ name, inputSchema: { type: "object" } })) }, null, 2)}\n`;
const link = (more = {}) => encodeSnapshot({ version: 1, name: "theirs", text, revision: "2025-06-18", ...more });

const banner = ({ page }: Toolwright) => page.getByRole("region", { name: "From a link" });
const selected = ({ tools }: Toolwright) => tools.locator('[aria-current="true"]');
const goTo = ({ page }: Toolwright, hash: string) =>
  page.evaluate((target) => {
    location.hash = target;
  }, hash);

test("a link shows what it holds and touches nothing of one's own", async ({ app, page }) => {
  await page.goto(`./${link({ tool: "tool_9", panel: "wire" })}`);
  await app.ready();

  await test.step("it opens on its tool and its panel, with its revision", async () => {
    await expect(banner(app)).toContainText("theirs is from a link");
    await expect(banner(app)).toContainText("2025-06-18");
    await expect(selected(app)).toContainText("tool_9");
    await expect(page.getByRole("tab", { name: "Wire" })).toHaveAttribute("aria-selected", "true");
    await expect(app.status).toContainText("From a link, not stored");
    await expect(app.status).toContainText("MCP 2025-06-18");
    await expectAccessible(page);
  });

  await test.step("closed, the own document and revision are back, and the address is clean", async () => {
    await banner(app).getByRole("button", { name: "Close" }).click();
    await expect(banner(app)).toBeHidden();
    await expect(app.status).toContainText("MCP 2026-07-28");
    await expect(app.status).toContainText("Saved");
    expect(await app.savedText()).toContain("comand");
    expect(new URL(page.url()).hash).toBe("");
  });

  await test.step("another one opens while the page is open; kept, it is a document", async () => {
    await goTo(app, link({ tool: "tool_12" }));
    await expect(selected(app)).toContainText("tool_12");
    await banner(app).getByRole("button", { name: "Keep" }).click();
    await expect(page.locator("[data-document-menu]")).toBeFocused();
    await expect(banner(app)).toBeHidden();
    expect(await app.savedText()).toBe(text);
    await expect(app.status).toContainText("MCP 2026-07-28");
    await expect(selected(app)).toContainText("tool_12");
  });

  await test.step("the first edit keeps it too", async () => {
    await goTo(app, link({ name: "edited" }));
    await expect(banner(app)).toContainText("edited");
    await app.focus();
    await page.keyboard.type(" ");
    await expect(banner(app)).toBeHidden();
    expect(await app.savedText()).toContain("tool_12");
    await page.reload();
    await app.ready();
    await expect(banner(app)).toBeHidden();
    await expect(page.getByRole("banner").getByRole("button", { name: "edited" })).toBeVisible();
  });
});

test("whoever gets a document back sees what is different, and an edit of it never takes the name of one's own", async ({
  app,
  page,
}) => {
  await app.open();
  await app.openFile("theirs.json", text.replace("tool_12", "tool_13"));
  await expect(app.tools).toContainText("tool_13");
  await expect(app.status).toContainText("Saved");
  await goTo(app, link());
  await banner(app).getByRole("button", { name: "Compare with yours" }).click();
  const panel = page.getByRole("tabpanel", { name: "Compare" });
  await expect(panel).toContainText("tool_13");
  const question = panel.getByRole("group", { name: "Which is newer?" });
  await expect(question.getByRole("button", { name: "your theirs" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const tops = banner(app)
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(await tops).size).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.focus();
  await page.keyboard.type(" ");
  await expect(page.getByText("Edited, so it is kept as theirs 2")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "theirs 2" })).toBeVisible();
  await goTo(app, link({ name: "somebody's" }));
  await expect(banner(app)).toContainText("somebody's");
  await expect(banner(app).getByRole("button", { name: "Compare with yours" })).toHaveCount(0);
});

test("a link is copied at once, for one tool or a panel too, and warns", async ({ app, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = async () => {
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#v1/");
    const url = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => navigator.clipboard.writeText(""));
    return url;
  };
  await app.open();
  // The pages of one browser share a clipboard: another journey may have left a link there.
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await app.openFile("tools.json", text);
  await expect(app.tools).toContainText("tool_12");

  await test.step("Share, its shortcut and the palette copy the same link", async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const url = await copied();
    expect(url).toBe(page.url() + encodeSnapshot({ version: 1, name: "tools", text, revision: "2026-07-28" }));
    await page.keyboard.press("Alt+l");
    expect(await copied()).toBe(url);
  });

  await test.step("one tool of many, opened on a panel", async () => {
    await app.tools.getByRole("button", { name: /^tool_5/ }).click();
    await expect(selected(app)).toContainText("tool_5");
    await page.getByRole("button", { name: "Share options" }).click();
    const options = page.getByRole("dialog", { name: "Share options" });
    await options.getByRole("checkbox", { name: /Only the selected tool/ }).check();
    await options.getByRole("combobox", { name: /Opens on/ }).click();
    await page.getByRole("option", { name: "Try" }).click();
    await options.getByRole("button", { name: "Copy link" }).click();
    await expect(options.getByRole("status")).toContainText("Link copied,");
    const url = await copied();
    await page.keyboard.press("Escape");
    await goTo(app, new URL(url).hash);
    await expect(banner(app)).toBeVisible();
    await expect(app.status).toContainText("1 tool");
    await expect(page.getByRole("tab", { name: "Try" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("a long link and a secret say so, and a file is offered", async () => {
    const noise = Array.from({ length: 2_500 }, (_, at) => Math.imul(at, 2654435761).toString(36)).join(" ");
    const token = ["ghp", "9a8B7c6D5e4F3g2H1i0JkLmNoPqRsTuVwXyZ"].join("_");
    await app.openFile("long.json", JSON.stringify({ name: "a", description: token, noise }));
    await expect(app.tools).not.toContainText("tool_5");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const options = page.getByRole("dialog", { name: "Share options" });
    await expect(options).toContainText("more than 8,000 characters");
    await expect(options).toContainText("seems to hold a GitHub token");
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await options.getByRole("button", { name: "Download the file" }).click();
    expect((await download).suggestedFilename()).toBe("long.json");
  });
});

const shared = new URL("../../shared/oracles/nasty.json", import.meta.url);
const recipes: { share: { value?: string }[] } = existsSync(shared)
  ? JSON.parse(readFileSync(shared, "utf8"))
  : { share: [] };

test("a link that cannot be opened says why and changes nothing", async ({ app, page }) => {
  const whole = link();
  await page.goto(`./${whole.slice(0, -9)}`);
  await app.ready();
  await expect(app.notice).toContainText("The link is damaged");
  await expect(app.problem("comand")).toBeVisible();
  const bad: [string, string][] = [
    ["#v7/AAAA", "newer version (v7; this one reads v1)"],
    [`#v1/${"A".repeat(70_000)}`, "longer than 64 KiB"],
    ["#s=%%%", "holds no link"],
    [`${whole.slice(0, 40)}A${whole.slice(41)}`, "damaged"],
    [link({ text: "[".repeat(100_000) }), "500 levels"],
    [link({ text: " ".repeat(3_000_000) }), "more than 2 MiB"],
    ...recipes.share.flatMap(({ value }): [string, string][] => (value?.startsWith("#") ? [[value, "link"]] : [])),
  ];
  for (const [hash, reason] of bad) {
    await page.getByRole("button", { name: "Dismiss" }).first().click();
    await expect(app.notice).toBeHidden();
    await goTo(app, hash);
    await expect(app.notice, hash.slice(0, 60)).toContainText(reason);
  }
  await expect(banner(app)).toBeHidden();
  await expect(app.problem("comand")).toBeVisible();
  expect(await app.savedText()).toContain("comand");
  expect(await page.evaluate(() => "PWNED" in window || "polluted" in {})).toBe(false);
});
