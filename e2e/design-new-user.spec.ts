import { expect, test } from "./test.ts";

const built = {
  name: "find_recipes",
  description: "Find recipes whose title has certain words",
  inputSchema: {
    type: "object",
    properties: {
      words: { type: "string", description: "Words that the title must have" },
      book: { type: "string", description: "Name of the book to look in", default: null },
      drafts: { type: "boolean", description: "Take drafts, too", default: true },
    },
    required: ["words"],
  },
};

test("a newcomer builds a tool with three fields and never types a brace", async ({ app, page }) => {
  await app.open();
  await app.openFile("empty.json", "");
  let steps = 0;
  let typed = "";
  const click = async (name: string | RegExp, role: "button" | "tab" = "button") => {
    steps++;
    await page.getByTestId("editor").getByRole(role, { name, exact: true }).click();
  };
  const type = async (text: string) => {
    steps++;
    typed += text;
    await page.keyboard.type(text);
  };
  const press = async (key: string) => {
    steps++;
    await page.keyboard.press(key);
  };
  const grid = page.getByRole("treegrid", { name: "Fields of the tool" });
  const row = (name: string) => grid.getByRole("row", { name: new RegExp(`^${name}, `) });
  const addField = async (name: string, description: string) => {
    steps++;
    await grid.getByText("Add field").first().click();
    await expect(grid.getByRole("textbox")).toBeFocused();
    await type(name);
    await press("Enter");
    await expect(row(name)).toBeFocused();
    steps++;
    await row(name).getByText("Add a description").click();
    await type(description);
    await press("Enter");
    await expect(row(name)).toBeFocused();
  };

  await click("Design", "tab");
  await click(/^Add tool/);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await type(built.name);
  await press("Enter");
  await click(/^Description: /);
  await type(built.description);
  await press("ControlOrMeta+Enter");

  await addField("words", "Words that the title must have");
  await press("Space");
  await addField("book", "Name of the book to look in");
  await press("Enter");
  await click("Use null as the default");
  await press("Escape");
  await addField("drafts", "Take drafts, too");
  steps++;
  await row("drafts").locator("[data-cell=type]").click();
  await type("true");
  await press("Enter");
  await expect(row("drafts")).toContainText("true or false");
  await row("drafts").focus();
  await press("Enter");
  steps++;
  await page.getByRole("region", { name: "Details of drafts" }).getByLabel("Default").selectOption("true");

  await expect.poll(async () => JSON.parse(await app.savedText())).toEqual({ tools: [built] });
  expect(typed).not.toMatch(/[{}[\]"]/);
  // Each click, each text and each key is one: more than these would be a worse way.
  expect(steps).toBeLessThanOrEqual(34);
  test.info().annotations.push({ type: "steps", description: String(steps) });
});
