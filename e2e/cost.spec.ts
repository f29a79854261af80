import { existsSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

const address = { type: "object", properties: { street: { type: "string" }, city: { type: "string" } } };
const send = {
  name: "send_parcel",
  description: "Sends a parcel from one address to another, and says what it costs and when it is there.",
  inputSchema: {
    type: "object",
    title: "send_parcelArguments",
    properties: {
      weight_kg: { title: "Weight Kg", type: "number", description: "What the parcel weighs." },
      from: address,
      to: address,
    },
    required: ["weight_kg"],
  },
  outputSchema: { type: "object", properties: { price: { type: "number" } } },
  annotations: { readOnlyHint: false },
};
const track = {
  name: "track_parcel",
  description: "Says where a parcel is.",
  inputSchema: { type: "object", properties: { id: { title: "Id", type: "string" } } },
};
const parcels = `// parcels of all kinds\n${JSON.stringify({ tools: [track, send] }, null, 2)}`;

async function openCost(app: Toolwright, page: Page, text: string): Promise<Locator> {
  await app.open();
  await app.openFile("parcels.json", text);
  await app.command("Cost");
  return page.getByRole("region", { name: "Cost", exact: true });
}

const items = (panel: Locator) => panel.getByRole("tree", { name: "Cost by tool and part" }).getByRole("treeitem");

test("counts every tool and part, by estimate and exactly, as written and as sent", async ({ app, page }) => {
  const panel = await openCost(app, page, parcels);
  await expect(panel).toContainText(/≈\d+ tokens/);
  await expect(panel).toContainText(/Claude: [\d,]+–[\d,]+/);
  await expect(items(panel)).toHaveCount(2);
  await expect(items(panel).first()).toHaveAccessibleName(/^send_parcel, ≈\d+ tokens$/);
  const rows = panel.getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toContainText(/send_parcel.*%/);
  await expectAccessible(page);

  await panel.getByRole("combobox", { name: "Tokenizer" }).click();
  await page.getByRole("option", { name: /^o200k/ }).click();
  await expect(items(panel).first()).toHaveAccessibleName(/^send_parcel, \d+ tokens$/);
  await expect(app.status).toContainText(/, \d+ tokens/);

  await panel.getByRole("combobox", { name: "As sent by" }).click();
  await page.getByRole("option", { name: "Claude Code" }).click();
  await expect(panel).toContainText("Claude Code does not send: outputSchema, annotations");
  await panel.getByRole("button", { name: "About these figures" }).click();
  await expect(page.getByRole("dialog", { name: "About these figures" })).toContainText(
    "−7.3 % for one tool in twenty",
  );
  await page.getByRole("checkbox", { name: "Show tokens in Source" }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator(".view-lines")).toContainText(/"weight_kg"\s*\d+/);

  await test.step("the choice is kept, and Design and the status bar count alike", async () => {
    await page.reload();
    await app.ready();
    await expect(page.locator(".view-lines")).toContainText(/"weight_kg"\s*\d+/);
    await app.command("Cost");
    await expect(panel.getByRole("combobox", { name: "Tokenizer" })).toContainText("o200k");
    await expect(panel.getByRole("combobox", { name: "As sent by" })).toContainText("Claude Code");
    await app.tools.getByText("send_parcel", { exact: true }).click();
    await page.getByRole("tab", { name: "Design" }).click();
    const chip = page.getByRole("row", { name: /^weight_kg,/ }).getByText(/ tok$/);
    await expect(chip).toHaveText(/^\d+ tok$/);
    await expect(app.status).toContainText(/, \d+ tokens/);
  });
});

test("changes are told since the version that is chosen", async ({ app, page }) => {
  const panel = await openCost(app, page, parcels);
  const since = panel.getByRole("combobox", { name: "Since" });
  // A text that is replaced before it was ever saved is no version.
  await expect.poll(() => app.savedText()).toBe(parcels);
  // As long as ends a burst of typing: each is a version of its own.
  const [long, short] = ["Says where it is, on any day. ".repeat(20), "Says where it is."];
  await app.paste(parcels.replace("Says where a parcel is.", long));
  await expect.poll(() => app.savedText()).toContain(long);
  await page.evaluate((text) => navigator.clipboard.writeText(text), parcels.replace("Says where a parcel is.", short));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect.poll(() => app.savedText()).toContain(short);
  await page.getByRole("tab", { name: /Problems/ }).click();
  await app.command("Cost");
  const track = panel.getByRole("row", { name: /^track_parcel/ });
  await expect(since).toContainText("Version 2");
  await expect(track).toContainText(/−\d{3}/);
  await since.click();
  await page.getByRole("option", { name: /^Version 1/ }).click();
  await expect(since).toContainText("Version 1");
  await expect(track).toContainText(/−\d$/);
  await expectAccessible(page);
});

test("is a tree by keyboard: tools, their parts, and the place in the text", async ({ app, page }) => {
  const panel = await openCost(app, page, parcels);
  await items(panel).nth(1).focus();
  await page.keyboard.press("ArrowUp");
  await expect(items(panel).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Parts of send_parcel" })).toBeVisible();
  await expect(items(panel).first()).toHaveAttribute("aria-level", "1");
  const price = panel.getByRole("treeitem", { name: /^from, \d+ tokens$/ });
  await expect(price).toHaveAttribute("aria-level", "2");
  await expect(panel.getByRole("treeitem", { name: /^street, / }).first()).toHaveAttribute("aria-level", "3");
  await price.focus();
  await page.keyboard.press("Enter");
  await expect(app.status).toContainText(/Ln (?!1,)\d+/);
  await expectAccessible(page);
  await price.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(items(panel)).toHaveCount(2);
});

test("savings are previewed, applied in one step and taken back by Undo", async ({ app, page }) => {
  const panel = await openCost(app, page, parcels);
  const savings = panel.getByRole("region", { name: "Savings", exact: true });
  await expect(savings.getByRole("listitem")).toHaveCount(2);
  await savings.getByRole("button", { name: "Preview: Remove 3 generated titles" }).click();
  const preview = page.getByRole("region", { name: "Preview of the saving" });
  await expect(preview.locator(".monaco-diff-editor")).toBeVisible();
  await preview.getByRole("button", { name: "Back to the costs" }).click();
  await savings.getByRole("button", { name: /^Apply 2 savings \(−\d+\)$/ }).click();
  await expect(savings).toContainText("Nothing found");
  const after = await app.savedText();
  expect(after).toContain("// parcels of all kinds");
  expect(after).toContain("#/$defs/From");
  expect(after).not.toContain("Weight Kg");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(savings.getByRole("listitem")).toHaveCount(2);
  expect(await app.savedText()).toBe(parcels);
});

test("a budget is kept, and passing it is a problem in the editor", async ({ app, page }) => {
  const panel = await openCost(app, page, parcels);
  await panel.getByRole("textbox", { name: "Budget" }).fill("1000");
  await expect(panel).toContainText(/\d+ left/);
  await panel.getByRole("textbox", { name: "Budget" }).fill("20");
  await expect(panel).toContainText(/\d+ over the budget/);
  await expect(panel).toContainText(/Show 2 savings/);
  await expectAccessible(page);
  await page.getByRole("tab", { name: /Problems/ }).click();
  await expect(app.problem(/over the budget of 20/)).toBeVisible();
  await page.reload();
  await app.ready();
  await app.command("Cost");
  await expect(panel.getByRole("textbox", { name: "Budget" })).toHaveValue("20");
});

test("an empty document has nothing to count, and a torn one keeps its figures", async ({ app, page }) => {
  const panel = await openCost(app, page, parcels);
  await expect(items(panel)).toHaveCount(2);
  await app.paste('{ "tools": [');
  await expect(panel).toContainText("Last good text");
  await expect(items(panel)).toHaveCount(2);
  await app.paste("");
  await page.keyboard.press("Delete");
  await expect(panel.getByRole("heading", { name: "Nothing to count" })).toBeVisible();
});

test("1,000 tools are counted, read and saved on", async ({ app, page }) => {
  const tools = Array.from({ length: 1000 }, (_, at) => ({
    ...track,
    name: `track_${at}`,
    description: `Says where parcel ${at} is.`,
  }));
  const panel = await openCost(app, page, JSON.stringify({ tools }, null, 1));
  await expect(items(panel)).toHaveCount(1000, { timeout: 30_000 });
  await panel.getByRole("button", { name: "track_500", exact: true }).or(items(panel).first()).first().focus();
  await page.keyboard.press("End");
  await expect(panel.getByRole("region", { name: "Savings", exact: true })).toContainText(
    "Remove 1000 generated titles",
    { timeout: 30_000 },
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("everything is there, nothing is cut off", async ({ app, page }) => {
    const panel = await openCost(app, page, parcels);
    await expect(items(panel)).toHaveCount(2);
    const { wide, inner } = await panel.evaluate((element) => ({
      wide: element.scrollWidth,
      inner: element.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(inner);
    await panel.getByRole("radio", { name: "This tool" }).click();
    await expect(panel.getByRole("table")).toContainText("description");
    await expectAccessible(page);
  });
});

const nasty = new URL("../../shared/oracles/nasty.json", import.meta.url);

test(existsSync(nasty) ? "hostile names are shown and read as text" : "skipped: no corpus", async ({ app, page }) => {
  test.skip(!existsSync(nasty), "no corpus");
  const { toolNames, strings } = JSON.parse(readFileSync(nasty, "utf8"));
  const textOf = (one: unknown) => (typeof one === "string" ? one : String((one as { value?: unknown }).value ?? ""));
  const tools = toolNames.slice(0, 60).map((name: unknown, at: number) => ({
    ...{ name: textOf(name), description: textOf(strings[at] ?? "") },
    inputSchema: { type: "object", properties: { [textOf(strings[at] ?? "x")]: { type: "string" } } },
  }));
  const panel = await openCost(app, page, JSON.stringify({ tools }));
  await expect(items(panel)).toHaveCount(tools.length);
  await panel.getByRole("radio", { name: "This tool" }).click();
  await expect(panel.getByRole("table")).toBeVisible();
  await expectAccessible(page);
});

test("the row of the chosen tool is in sight, however many are dearer", async ({ app, page }) => {
  const tools = Array.from({ length: 60 }, (_, at) => ({ ...track, name: `tool_${at}`, title: "word ".repeat(at) }));
  const panel = await openCost(app, page, JSON.stringify({ tools }, null, 2));
  for (const name of ["tool_0", "tool_20", "tool_10"]) {
    await app.tools.getByRole("button", { name, exact: true }).click();
    const row = panel.getByRole("row", { name: new RegExp(`^${name} `) });
    await expect(row).toHaveAttribute("data-selected", "true");
    await expect(row).toBeInViewport({ ratio: 1 });
  }
});

test("a confirmation leaves the saving free that is found after it", async ({ app, page }) => {
  await app.open();
  await app.paste(JSON.stringify({ tools: [track, { ...send, title: "Send ".repeat(60) }] }));
  const offer = page.getByRole("dialog", { name: "Pasted on one line" });
  await expect(offer).toBeVisible();
  await page.getByRole("tab", { name: "Cost" }).click();
  const apply = page.getByRole("button", { name: /^Apply \d+ saving/ });
  await expect(apply).toBeInViewport();
  await expect(async () => {
    const [over, under] = [await offer.boundingBox(), await apply.boundingBox()];
    if (!over || !under) throw new Error("one of them is gone");
    const isBeside = over.x + over.width <= under.x || under.x + under.width <= over.x;
    expect(isBeside || over.y + over.height <= under.y || under.y + under.height <= over.y).toBe(true);
  }).toPass();
});
