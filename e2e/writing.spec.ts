import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const tool = `{
  "name": "book_room",
  "title": "Book a room",
  "description": "Books a room with a projector.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "room": { "type": "string", "description": "Which room" },
      "seats": { "type": "integer", "description": "How many people" }
    },
    "required": ["room"]
  }
}`;

const list = (page: Page) => page.locator(".suggest-widget.visible");

/** Puts the cursor behind the first place of a text, by the search of the editor. */
async function goBehind(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+f");
  const find = page.getByRole("textbox", { name: "Find", exact: true });
  await find.fill(text);
  await expect(page.locator(".find-widget .matchesCount")).toContainText("1 of");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
}

test("prose is left alone, also by Tab", async ({ app, page }) => {
  await app.open();
  await app.paste(tool);
  await goBehind(page, "with a proj");
  await page.keyboard.type("e");
  await page.waitForTimeout(500);
  await expect(list(page)).toBeHidden();
  await page.keyboard.type(" room");
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeHidden();
  expect(await app.savedText()).not.toContain("roomprojector");
});

test("required, references and snippets complete from the document and by their words", async ({ app, page }) => {
  await app.open();
  await app.paste(tool);

  await test.step("names of the fields, without those that are listed", async () => {
    await goBehind(page, '["room"');
    await page.keyboard.type(', "');
    await expect(list(page).getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect.poll(() => app.savedText()).toContain('"required": ["room", "seats"]');
  });

  await test.step("a pattern is found by its words, and true and false are not offered as schemas", async () => {
    await goBehind(page, '"How many people" }');
    await page.keyboard.type(',\n"address": ', { delay: 30 });
    await page.keyboard.press("Escape");
    await page.keyboard.type("nest", { delay: 30 });
    await expect(list(page).getByRole("option").first()).toContainText("Nested object");
    await page.keyboard.press("Escape");
    for (let typed = 0; typed < 4; typed++) await page.keyboard.press("Backspace");
    await page.keyboard.press("ControlOrMeta+Space");
    await expect(list(page).getByRole("option").first()).toContainText("Text");
    await expect(list(page).getByRole("option", { name: /^(true|false)\b/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("nothing opens on a space", async () => {
    await page.keyboard.type(" ");
    await page.waitForTimeout(400);
    await expect(list(page)).toBeHidden();
  });
});

test("completion works in a document of 2 MB", async ({ app, page }) => {
  await app.open();
  const filler = (index: number) => ({
    ...{ name: `tool_${index}`, description: "x".repeat(4000), inputSchema: { type: "object", properties: {} } },
  });
  const text = `{ "tools": [\n${tool},\n${Array.from({ length: 500 }, (_, index) => JSON.stringify(filler(index))).join(",\n")}] }`;
  await app.openFile("large.json", text);
  await expect(app.status).toContainText("501 tools");
  await app.focus();
  await goBehind(page, '["room"');
  await page.keyboard.type(', "');
  await expect(list(page).getByRole("option")).toHaveCount(1);
  await expect(list(page)).toContainText("seats");
});

test("Undo belongs to where one is", async ({ app, page }) => {
  await app.open();
  await app.paste(tool);
  await expect(app.tools.getByText("book_room")).toBeVisible();
  await page.getByRole("tab", { name: "Try" }).click();
  const json = page.getByRole("region", { name: "Arguments", exact: true }).locator(".view-lines");
  await expect(json).toContainText("{}");
  await page.getByRole("button", { name: "Example" }).click();
  await expect(json).toContainText('"room"');
  await page.keyboard.press("ControlOrMeta+z");
  await expect(json).not.toContainText('"room"');
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(json).toContainText('"room"');
  expect(await app.savedText()).toBe(tool);

  await test.step("nothing left in the panel is said, and the document stays", async () => {
    for (let step = 0; step < 5; step++) await page.keyboard.press("ControlOrMeta+z");
    await expect(page.getByText("Nothing to undo in the arguments").first()).toBeVisible();
    expect(await app.savedText()).toBe(tool);
  });

  await test.step("outside of any editor it says what it undid", async () => {
    await app.tools.getByRole("button", { name: "book_room" }).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.getByText(/^Undid the last change of the text, in line \d+$/)).toBeVisible();
    expect(await app.savedText()).not.toBe(tool);
  });
});

test("what is no JSON is named and never offered a fix of its signs", async ({ app, page }) => {
  await app.open();
  for (const [text, told] of [
    ["interface Room {\n  name: string;\n}\n", "This looks like TypeScript, not JSON"],
    ["rooms:\n  - name: 'blue'\n", "This looks like YAML, not JSON"],
    ["class Room:\n    name = 'blue'\n", "This looks like Python, not JSON"],
    ['The tool should find "rooms", and say {when} they are free.', "This is not JSON"],
  ] as const) {
    await app.paste(text);
    await expect(app.problem(told)).toBeVisible();
    // What can be done here comes first.
    await expect(app.problem(told)).toContainText("imported when they are opened or pasted, on the command line by");
    await expect(page.getByRole("button", { name: /Fix all safe/ })).toHaveCount(0);
  }
});

test("a tool, a parameter, an output and an annotation are added by name, not by brackets", async ({ app, page }) => {
  await app.open();
  await app.paste(tool);
  await expect(app.tools.getByText("book_room")).toBeVisible();
  await app.tools.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("menuitem", { name: "Add tool" }).click();
  await expect(page.getByText("Added a tool: type its name")).toBeVisible();
  await page.keyboard.type("cancel_room");
  await expect(app.tools.getByText("cancel_room")).toBeVisible();
  // As Tab, which a phone has not.
  await page.keyboard.press("Enter");
  await page.keyboard.type("Cancels a booking.");
  await app.command("Add parameter");
  await expect(page.getByText("Added a parameter: type its name")).toBeVisible();
  await page.keyboard.type("booking_id");
  await page.keyboard.press("Tab");
  // What is chosen for a place goes on to the next place.
  await page.keyboard.type("int");
  await expect(page.locator(".suggest-widget.visible").getByText('"integer"')).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Which one is cancelled");
  await page.keyboard.press("Escape");
  await expect(app.status).toContainText("Saved");
  await app.command("Add output schema");
  await expect(page.getByText("Added an output schema")).toBeVisible();
  await app.command("Add annotation");
  await expect(page.getByText("Added an annotation")).toBeVisible();
  await expect
    .poll(async () => JSON.parse(await app.savedText()).map((one: { name: string }) => one.name))
    .toEqual(["book_room", "cancel_room"]);
  const [, added] = JSON.parse(await app.savedText());
  expect(added.description).toBe("Cancels a booking.");
  expect(added.inputSchema.properties).toEqual({
    booking_id: { type: "integer", description: "Which one is cancelled" },
  });
  expect(added).toHaveProperty("outputSchema");
  expect(added.annotations).toEqual({ readOnlyHint: false });

  await test.step("one tool alone is laid out as the list that it becomes; where nothing can be added, why is said", async () => {
    expect(await app.savedText()).toContain(`[\n  ${tool.replaceAll("\n", "\n  ")},\n  {\n    "name"`);
    await app.paste(tool.replace('"required"', '"required'));
    await expect(app.problem(/never closed|not closed|missing/).first()).toBeVisible();
    await app.command("Add output schema");
    await expect(app.notice).toContainText("mend the error");
  });

  await test.step("a new document waits for the keys, in the text and on the page of fields", async () => {
    await app.tools.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("menuitem", { name: "New document" }).click();
    await expect(page.getByRole("textbox", { name: "Tool descriptors" })).toBeFocused();
    await page.getByRole("tab", { name: "Design", exact: true }).click();
    await app.problems.or(page.getByRole("tabpanel")).getByRole("button", { name: "Add tool" }).click();
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
    await page.keyboard.type("find_room");
    await page.keyboard.press("Enter");
    await expect(app.tools.getByText("find_room")).toBeVisible();
    await expect(page.getByRole("button", { name: "Name: find_room" })).toBeFocused();
    await page.getByRole("button", { name: "Description: Add a description" }).press("Enter");
    await page.keyboard.type("Finds a room.");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(page.getByRole("button", { name: "Description: Finds a room." })).toBeFocused();
  });
});

test("what is pasted on one line is offered formatted, and lines can be wrapped", async ({ app, page }) => {
  await app.open();
  const line = JSON.stringify({ ...JSON.parse(tool), description: "x".repeat(400) });
  const offer = page.getByText("Pasted on one line");
  // What is read from another format is laid out by that.
  await app.paste(JSON.stringify([{ type: "function", function: { name: "find", description: "x".repeat(400) } }]));
  await expect(page.getByRole("region", { name: "Import report" })).toBeVisible();
  await expect(offer).toBeHidden();
  await app.paste(line);
  await expect(app.status).toContainText("Ln 1, Col 1");
  await expect(offer).toBeVisible();
  await test.step("it goes out of the way of what gets the focus, and goes when the text is another", async () => {
    await page.getByRole("tab", { name: "Try" }).click();
    const save = page.getByRole("button", { name: "Save arguments as case" });
    await save.focus();
    const [over, under] = [await offer.boundingBox(), await save.boundingBox()];
    expect((over?.x ?? 0) + (over?.width ?? 0)).toBeLessThan(under?.x ?? 0);
    await app.focus();
    await page.keyboard.type(" ");
    await expect(offer).toBeHidden();
  });
  await test.step("it goes where the text is out of sight", async () => {
    await app.paste(line);
    await expect(offer).toBeVisible();
    await page.getByRole("tab", { name: "Design" }).click();
    await expect(offer).toBeHidden();
    await page.getByRole("tab", { name: "Source" }).click();
  });
  await app.paste(line);
  await page.getByRole("dialog", { name: "Pasted on one line" }).getByRole("button", { name: "Format" }).click();
  await expect(page.getByRole("textbox", { name: "Tool descriptors" })).toBeFocused();
  await expect.poll(async () => (await app.savedText()).split("\n").length).toBeGreaterThan(10);
  expect(JSON.parse(await app.savedText())).toEqual(JSON.parse(line));
  await expect(app.editor.getByText('"book_room"')).toBeInViewport();
  const wide = app.editor.locator(".view-line").filter({ hasText: "xxxx" });
  const before = await wide.count();
  await page.getByRole("button", { name: "Wrap long lines" }).click();
  await expect.poll(() => wide.count()).toBeGreaterThan(before);
  await page.reload();
  await app.ready();
  await expect(page.getByRole("button", { name: "Wrap long lines" })).toHaveAttribute("aria-pressed", "true");
});

test("F6 leaves the editor and goes round the page; F1 opens our palette; one fix is made by its key", async ({
  app,
  page,
}) => {
  await app.open();
  await app.focus();
  await page.keyboard.press("F6");
  await expect(page.getByRole("tab", { name: /Problems/ })).toBeFocused();
  await expect(page.getByText("Panel. F6 goes on, Shift+F6 goes back")).toBeAttached();
  await page.keyboard.press("Shift+F6");
  await expect(page.getByRole("textbox", { name: "Tool descriptors" })).toBeFocused();

  await page.keyboard.press("F1");
  await expect(page.getByRole("dialog", { name: "Commands" })).toBeVisible();
  await page.getByRole("combobox").fill("revision 2025-06");
  await expect(page.getByRole("option", { name: "Use revision 2025-06-18" })).toBeVisible();
  await page.getByRole("combobox").fill("export to zod");
  await expect(page.getByRole("option", { name: /^Export to .*Zod/i }).first()).toBeVisible();
  await page.getByRole("combobox").fill("preset strict");
  await expect(page.getByRole("option", { name: "Use the preset Strict" })).toBeVisible();
  await page.keyboard.press("Escape");

  await app.paste(tool.replace('"book_room"', "'book_room'"));
  await expect(app.problem("JSON strings take double quotes")).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("ControlOrMeta+.");
  await expect.poll(() => app.savedText()).toBe(tool);
});

test("the menu of the editor has a ground of its own, and our commands", async ({ app, page }) => {
  await app.open();
  await app.editor.locator(".view-lines").click({ button: "right", position: { x: 120, y: 30 } });
  const menu = page.locator(".monaco-menu");
  await expect(menu).toBeVisible();
  const ground = await menu.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return at.closest(".context-view") !== null;
    }
    return false;
  });
  expect(ground).toBe(true);
  // So that the press that opens it cannot choose, the menu takes none in its first tenth of a second.
  await expect(async () => {
    await menu.getByRole("menuitem", { name: "Commands" }).click({ timeout: 1_000 });
    await expect(page.getByRole("dialog", { name: "Commands" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("a whole document that is pasted is read from its beginning where it is long, and from its end where it is short", async ({
  app,
  page,
}) => {
  const described = (name: string) => ({ name, description: "Says what it is.", inputSchema: { type: "object" } });
  const long = JSON.stringify({ tools: Array.from({ length: 30 }, (_, at) => described(`tool_${at}`)) }, null, 2);
  await app.open();
  await app.paste(long);
  await expect(app.status).toContainText("30 tools");
  await expect(app.status).toContainText("Ln 1, Col 1");
  await expect(app.editor.getByText('"tool_0"')).toBeInViewport();
  await app.expectNumbersInPlace();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(app.status).toContainText("1 tool");
  await app.paste(JSON.stringify(described("short"), null, 2));
  await expect(app.status).toContainText("Ln 7, Col 2");
});

test("what nobody sees is spelled where it stands, and is no part of the text", async ({ app, page }) => {
  const hiding = tool.replace("with a projector", "with\u200B a pro\u00ADjector");
  await app.open();
  await app.paste(hiding);
  await expect(app.editor.getByText("U+200B", { exact: true })).toBeVisible();
  await expect(app.editor.getByText("U+00AD", { exact: true })).toBeVisible();
  expect(await app.savedText()).toBe(hiding);
  await app.problem("hides U+200B zero width space").getByRole("button", { name: "Fix" }).click();
  await expect(app.editor.getByText("U+200B", { exact: true })).toBeHidden();
  await expect(app.editor.getByText("U+00AD", { exact: true })).toBeHidden();
  expect(page.workers().filter((worker) => worker.url().includes("editor.worker"))).toEqual([]);
});

test("a long text is shown at once, and what is typed before its last line is there goes into all of it", async ({
  app,
  page,
}) => {
  const properties = Object.fromEntries(
    Array.from({ length: 30_000 }, (_, at) => [`field_${at}`, { type: "string", description: `Place ${at}.` }]),
  );
  const long = JSON.stringify({ name: "many", inputSchema: { type: "object", properties } }, null, 2);
  await app.open();
  // Of its last line the editor knows nothing in the task that shows the first one.
  await page.evaluate(() => {
    const shown = new MutationObserver(() => {
      const editor = document.querySelector(".monaco-editor");
      if (!editor?.textContent?.includes("field_0")) return;
      shown.disconnect();
      editor.querySelector<HTMLElement>("textarea, .native-edit-context")?.focus();
      performance.mark("first-line");
    });
    shown.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await app.openFile("many.json", long);
  await page.waitForFunction(() => performance.getEntriesByName("first-line").length > 0);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" ");
  await expect.poll(() => app.savedText()).toBe(`${long} `);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => app.savedText()).toBe(long);
  await expect(app.status).toContainText("Ln 120008, Col 2");
  await page.getByRole("tab", { name: "Export" }).click();
  await page.getByRole("navigation", { name: "Targets" }).getByText("tools/list result").click();
  await expect(page.getByText(/^Only the first 1\.0 MB are shown/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Files" }).getByText(/^\d\.\d MB$/)).toBeVisible();
});
