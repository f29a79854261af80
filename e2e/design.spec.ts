import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { openDesign, tracker } from "./design.ts";
import { expect, test } from "./test.ts";

test("the keyboard alone builds and changes a tool, and every step can be undone", async ({ app, page }) => {
  const { grid, row, text } = await openDesign(app, tracker);
  const press = (keys: string) => page.keyboard.press(keys);

  await test.step("move and fold", async () => {
    await row("query").click();
    await expect(row("query")).toBeFocused();
    await press("ArrowDown");
    await press("ArrowDown");
    await expect(row("labels")).toBeFocused();
    await expect(row("labels")).toHaveAttribute("aria-expanded", "true");
    await press("ArrowLeft");
    await expect(row("labels")).toHaveAttribute("aria-expanded", "false");
    await expect(row("labels")).toBeFocused();
    await press("ArrowRight");
    await expect(row("each")).toBeVisible();
    await press("ArrowRight");
    await expect(row("each")).toBeFocused();
    await press("ArrowLeft");
    await press("End");
    await press("l");
    await expect(row("labels")).toBeFocused();
    await press("i");
    await expect(row("limit")).toBeFocused();
  });

  await test.step("rename, with what names it; a name that is taken is never written", async () => {
    await press("F2");
    const field = grid.getByRole("textbox");
    await field.fill("query");
    await expect(row("limit").getByRole("alert")).toHaveText("query is taken");
    await press("Enter");
    await expect(field).toBeFocused();
    await field.fill("most");
    await press("Enter");
    await expect(row("most")).toBeFocused();
    expect(await text()).toContain('"most": { "type": "integer"');
    await expect(page.getByRole("status").filter({ hasText: "limit is most now" })).toBeAttached();
  });

  await test.step("required on and off", async () => {
    await press("Space");
    await expect(row("most").getByRole("checkbox")).toBeChecked();
    expect(await text()).toContain('"required": ["query", "most"]');
    await press("Space");
    await expect(row("most").getByRole("checkbox")).not.toBeChecked();
    expect(await text()).toContain('"required": ["query"]');
  });

  await test.step("keys that come faster than the rows are not lost", async () => {
    await press("Insert");
    await expect(grid.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("quick");
    for (const key of ["Enter", "Space", "ArrowUp", "Space", "Space"]) await press(key);
    await expect(row("most")).toBeFocused();
    await expect(row("quick").getByRole("checkbox")).toBeChecked();
    await expect(row("most").getByRole("checkbox")).not.toBeChecked();
    expect(await text()).toContain('"required": ["query", "quick"]');
    await press("ArrowDown");
    await press("Delete");
    await press("ArrowUp");
    await expect(row("most")).toBeFocused();
  });

  await test.step("reorder, duplicate, remove", async () => {
    await press("Alt+ArrowUp");
    await expect(page.getByRole("status").filter({ hasText: "most moved to" })).toBeAttached();
    await expect(row("most")).toBeFocused();
    await press("ControlOrMeta+d");
    await expect(row("most_2")).toBeFocused();
    await press("Delete");
    await expect(row("most_2")).toHaveCount(0);
    await expect(page.getByText("Removed most_2")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row("most_2")).toHaveCount(1);
  });

  await test.step("add after and inside", async () => {
    await row("most_2").focus();
    await press("Insert");
    await expect(grid.getByRole("textbox")).toHaveValue("field");
    await page.keyboard.type("after");
    await press("Enter");
    await expect(row("after")).toBeFocused();
    await row("created").focus();
    await press("ControlOrMeta+Enter");
    await expect(grid.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("zone");
    await press("Enter");
    await expect(row("zone")).toHaveAttribute("aria-level", "3");
    await expect(row("zone")).toBeFocused();
  });

  await test.step("cells by Tab and arrows", async () => {
    await press("Tab");
    await expect(row("zone").getByRole("button", { name: "zone, name" })).toBeFocused();
    await page.keyboard.type("tz");
    await press("Enter");
    await expect(row("tz")).toBeFocused();
    await row("tz")
      .getByRole("button", { name: /description/ })
      .focus();
    await press("Enter");
    await page.keyboard.type("Time zone of the days");
    await press("Enter");
    await expect(row("tz").getByRole("button", { name: "tz, description, Time zone of the days" })).toBeVisible();
    await expect(row("tz")).toBeFocused();
    await press("Tab");
    await press("Escape");
    await expect(row("tz")).toBeFocused();
  });

  await test.step("details: Enter goes in, Escape comes back", async () => {
    await press("Enter");
    const details = page.getByRole("region", { name: "Details of tz" });
    await expect(details.locator(":focus")).toHaveCount(1);
    await press("Escape");
    await expect(details).toHaveCount(0);
    await expect(row("tz")).toBeFocused();
  });

  await test.step("undo takes everything back", async () => {
    for (let step = 0; step < 30 && (await text()) !== tracker; step++) await press("ControlOrMeta+z");
    expect(await text()).toBe(tracker);
    await expect(row("limit")).toHaveCount(1);
    expect(await focusIsInPage(page)).toBe(true);
  });
});

test("the head of the page edits the tool itself", async ({ app, page }) => {
  const { text } = await openDesign(app, tracker);
  await page.getByRole("button", { name: "Name: search_issues" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("find_issues");
  await page.keyboard.press("Enter");
  await expect.poll(text).toContain('"name": "find_issues"');
  await page.getByRole("button", { name: "read-only: no (default)" }).click();
  await page.getByRole("menuitemradio", { name: /^Yes/ }).click();
  await expect.poll(text).toContain('"readOnlyHint": true');
  await expect(page.getByRole("button", { name: "destructive: no effect, read-only" })).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Finds issues.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect.poll(text).toContain('"description": "Finds issues."');
  expect(await text()).toContain("// kept");
  await page.getByRole("button", { name: "_meta" }).click();
  await expect(page.getByRole("tab", { name: "Source" })).toHaveAttribute("aria-selected", "true");
  await expect(app.editor.locator(".view-line").filter({ hasText: "_meta" })).toBeVisible();
});

test("an output can be added and removed; definitions say how often they are used", async ({ app, page }) => {
  const { grid, row, text } = await openDesign(app, tracker);
  await expect(row("User")).toContainText("used 3 times");
  const output = grid.getByRole("row", { name: /^Output/ });
  await output.click();
  await grid.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Removed the output")).toBeVisible();
  await expect(output).toHaveAccessibleName("Output, none");
  expect(await text()).not.toContain("outputSchema");
  await grid.getByRole("button", { name: "Add output" }).click();
  await expect.poll(text).toContain('"outputSchema"');
});

test("the rows can be dragged among their siblings", async ({ app, page }) => {
  const { row, text } = await openDesign(app, tracker);
  await row("query").hover();
  const grip = row("query").locator("[data-grip]");
  const from = await grip.boundingBox();
  const goal = await row("labels").boundingBox();
  if (!from || !goal) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 8, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, goal.y + goal.height - 4, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await text()).indexOf('"query": {'))
    .toBeGreaterThan((await text()).indexOf('"labels"'));
  await expect(row("query")).toBeFocused();
});

test("what does not parse keeps the last good page, locked, with the way to the error", async ({ app, page }) => {
  const { grid, row } = await openDesign(app, tracker);
  await page.getByRole("tab", { name: "Both" }).click();
  await app.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Backspace");
  await page.keyboard.type(" ,");
  const go = page.getByRole("button", { name: "Go to the error" });
  await expect(go).toBeVisible();
  await expect(grid.getByRole("button", { name: "Add field" }).first()).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Last good text")).toBeVisible();
  await row("query").focus();
  await page.keyboard.press("Delete");
  await expect(row("query")).toHaveCount(1);
  await expectAccessible(page);
  await go.click();
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(go).toBeHidden();
});

test("row and cursor go together without taking the focus", async ({ app, page }) => {
  const { row } = await openDesign(app, tracker);
  await row("limit").click();
  await page.getByRole("tab", { name: "Both" }).click();
  await app.expectNumbersInPlace();
  await row("limit").click();
  await expect(app.status).toContainText(/Ln 2\d/);
  await expect(row("limit")).toBeFocused();
  await app.editor.locator(".view-line").filter({ hasText: '"created"' }).click();
  await expect(row("created")).toHaveAttribute("aria-selected", "true");
  expect(await page.evaluate(() => document.activeElement?.closest(".monaco-editor") !== null)).toBe(true);
});

test("beside a wide panel text and page stand one over the other", async ({ app, page }) => {
  const { grid } = await openDesign(app, tracker);
  await page.getByRole("tab", { name: "Both" }).click();
  const starts = async () => [(await app.editor.boundingBox())?.x ?? 0, (await grid.boundingBox())?.x ?? 0];
  const isBeside = () => starts().then(([text = 0, fields = 0]) => fields > text + 100);
  await expect.poll(isBeside).toBe(true);
  await page.getByRole("tab", { name: "Clients" }).click();
  await expect.poll(isBeside).toBe(false);
});

test("the view is remembered, and a link can open on it", async ({ app, page }) => {
  await openDesign(app, tracker);
  await page.reload();
  await expect(page.getByRole("treegrid")).toBeVisible();
  await page.getByRole("tab", { name: "Source" }).click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share options" }).click();
  await page.getByRole("combobox", { name: "Opens on" }).click();
  await page.getByRole("option", { name: "Design", exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText(/Link copied/).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByRole("treegrid")).toBeVisible();
});

test("problems stand at their row, with their fix", async ({ app, page }) => {
  const broken = JSON.stringify({
    tools: [
      {
        name: "find",
        description: "Finds things in the store.",
        inputSchema: { type: "object", properties: { q: { type: "strng" } } },
      },
    ],
  });
  const { row, text } = await openDesign(app, broken, "find");
  await row("q")
    .getByRole("button", { name: /^Problems of q/ })
    .click();
  await page.getByRole("dialog", { name: "Problems of q" }).getByRole("button", { name: /^Fix/ }).first().click();
  await expect.poll(text).toContain('"string"');
});

test("a problem of another tool leads to its row; a key that does nothing says why", async ({ app, page }) => {
  const tools = ["one", "two"].map((name) => ({
    name,
    description: "Takes what it is given.",
    inputSchema: {
      type: "object",
      properties: {
        a: { type: "string", description: "An a." },
        b: { type: name === "two" ? "strng" : "string", description: "A b." },
      },
    },
  }));
  const { row } = await openDesign(app, JSON.stringify({ tools: [...tools, { name: "bare" }] }, null, 2), "one");
  await row("a").click();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(
    page
      .getByText("Only an object with fields of its own can take a field")
      .or(page.getByText(/no longer there|No object/))
      .first(),
  ).toBeAttached();
  await app.problem(/strng/).first().getByRole("button").first().click();
  await expect(page.getByRole("button", { name: "Name: two" })).toBeVisible();
  await expect(row("b")).toBeFocused();
  await app.tools.getByText("bare", { exact: true }).click();
  await page.getByRole("button", { name: "Add field" }).first().click();
  await expect(page.getByRole("textbox", { name: "New name of field" })).toBeFocused();
});

test("the page has no faults for assistive technology", async ({ app, page }) => {
  const { row } = await openDesign(app, tracker);
  await row("target").click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 760 });
  await expect(row("query")).toBeVisible();
  await expectAccessible(page);
});

test("an empty document gets its first tool without a brace: values, an object and kinds of values in it", async ({
  app,
  page,
}) => {
  await app.open();
  await app.openFile("empty.json", "");
  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("button", { name: "Add tool" }).first().click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await page.keyboard.type("find_city");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Name: find_city" })).toBeFocused();
  // The field of the description closes, and the button under it takes the click nevertheless.
  const describe = async (name: string, text: string) => {
    await page.getByRole("button", { name }).click();
    await page.keyboard.type(text);
  };
  const add = page.getByRole("button", { name: "Add field" });
  const named = async (name: string) => {
    await expect(page.getByRole("textbox", { name: "New name of field" })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("row", { name: new RegExp(`^${name}, text`) })).toBeFocused();
  };
  const become = async (name: string, type: string) => {
    await page.getByRole("button", { name: `${name}, type` }).click();
    await page.getByRole("option", { name: type }).click();
  };
  await describe("Description: Add a description", "Finds");
  await add.click();
  await named("city");
  await describe("Description: Finds", " a city.");
  await add.click();
  await named("size");

  await become("size", "one of several values");
  await expect(page.getByRole("textbox", { name: "value 1 of 2" })).toBeFocused();
  await page.keyboard.type("small");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");

  await add.click();
  await named("near");
  await become("near", "object");
  await expect(add).toHaveCount(2);
  await add.first().click();
  await named("river");
  await become("river", "one of several kinds");
  await page.getByRole("row", { name: /^option 2, / }).click();
  await page.keyboard.press("F2");
  await page.keyboard.type("By its mouth");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /^By its mouth, object/ })).toBeFocused();
  const { description, inputSchema } = JSON.parse(await app.savedText()).tools[0];
  expect(description).toBe("Finds a city.");
  expect(inputSchema.properties).toEqual({
    city: { type: "string" },
    size: { type: "string", enum: ["small", "second"] },
    near: {
      type: "object",
      properties: { river: { anyOf: [{ type: "string" }, expect.objectContaining({ title: "By its mouth" })] } },
    },
  });
});

test("an empty page has its keys: a tool by Insert, fields from a pasted example, a pasted file as the text", async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("ControlOrMeta+v");
  };
  const undo = async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.getByRole("heading", { name: "No tools yet" })).toBeVisible();
  };
  await app.open();
  await app.openFile("empty.json", "");
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(page.getByText("paste a file or an example")).toBeVisible();
  await page.getByRole("button", { name: "? all" }).focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys of the page" })).toContainText("open a file");
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await page.keyboard.press("Insert");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await undo();
  await paste('{ "query": "open bugs", "limit": 20 }');
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await expect(page.getByRole("row", { name: /^query, text/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^limit, integer/ })).toBeVisible();
  await undo();
  await paste('[{ "type": "function", "function": { "name": "find_city", "parameters": { "type": "object" } } }]');
  await expect(page.getByRole("button", { name: "Name: find_city" })).toBeVisible();
});

async function focusIsInPage(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== document.body);
}
