import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const branch = (title: string, kind: string, name: string) => ({
  title,
  type: "object",
  required: ["kind", name],
  properties: { kind: { const: kind }, [name]: { type: "string" } },
});

const tool = {
  name: "publish_page",
  description: "Publishes a page.",
  inputSchema: {
    type: "object",
    required: ["author", "blocks", "isDraft"],
    properties: {
      author: { oneOf: [branch("Person", "person", "email"), branch("Company", "company", "vat")] },
      blocks: { type: "array", items: { oneOf: [branch("Text", "text", "text"), branch("Image", "image", "url")] } },
      isDraft: { type: "boolean" },
      subtitle: { type: ["string", "null"] },
      count: { type: "integer" },
      labels: { type: "object", additionalProperties: { type: "string" } },
    },
  },
};

test("by keyboard alone: to Try, through kinds, lists, null and names, to a call and a case", async ({ app, page }) => {
  const { keyboard } = page;
  await app.open();
  await app.openFile("pages.json", JSON.stringify({ tools: [tool] }));
  await expect(app.status).toContainText("1 tool");
  const form = page.getByRole("region", { name: "Form" });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });

  await test.step("what cannot be done now stands in nobody's way; the panel that is asked for has the focus", async () => {
    await keyboard.press("ControlOrMeta+k");
    await keyboard.type("try");
    await expect(page.getByRole("option").first()).toContainText("Show Try");
    await expect(page.getByRole("group", { name: "Not possible now" })).toContainText("Call the tool");
    await keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: "Try" })).toBeFocused();
  });

  await test.step("what lacks is a choice: the focus is on it", async () => {
    await expect(field("email")).toBeVisible();
    await tabTo(page, "arguments still to give");
    await keyboard.press("Enter");
    const kind = form.getByRole("radiogroup", { name: "Kind of author" });
    await expect(kind.getByRole("radio", { name: "Person" })).toBeFocused();
    await keyboard.press("ArrowRight");
    await expect(kind.getByRole("radio", { name: "Company" })).toBeChecked();
    await keyboard.press("Tab");
    await expect(field("vat")).toBeFocused();
    await keyboard.type("DE1");
  });

  await test.step("an added element starts with its kind, and true or false is a field", async () => {
    await tabTo(page, "Add to blocks");
    await keyboard.press("Enter");
    await expect(form.getByRole("radio", { name: "Text" })).toBeFocused();
    await form.getByRole("button", { name: "Add to blocks" }).press("Enter");
    await expect(form.getByRole("radio", { name: "Text" })).toBeFocused();
    await keyboard.press("ArrowRight");
    await expect(form.getByRole("radio", { name: "Image" })).toBeFocused();
    await keyboard.press("Tab");
    await expect(field("url")).toBeFocused();
    await keyboard.type("https://example.com/");
    await page.getByRole("button", { name: /in the arguments|still to give/ }).press("Enter");
    await expect(form.getByRole("radiogroup", { name: "isDraft" }).getByRole("radio").first()).toBeFocused();
    await keyboard.press("Space");
  });

  await test.step("Tab comes to the state that is, whatever made it so", async () => {
    await field("subtitle").focus();
    await keyboard.type("Hi");
    await keyboard.press("Shift+Tab");
    const state = form.getByRole("radiogroup", { name: "Send subtitle" });
    await expect(state.getByRole("radio", { name: "Value" })).toBeFocused();
    await keyboard.press("ArrowLeft");
    await expect(field("subtitle")).toHaveAttribute("placeholder", "null");
  });

  await test.step("Escape takes a new name back", async () => {
    await form.getByRole("button", { name: "Add to labels" }).press("Enter");
    await keyboard.type("lang");
    await keyboard.press("Tab");
    await keyboard.type("en");
    await form.getByRole("button", { name: "Add entry" }).press("Enter");
    await keyboard.type("x");
    await keyboard.press("Escape");
    await expect(field("Name of the new entry")).toHaveCount(0);
    await expect(form.locator(":focus")).toHaveCount(1);
    await expect(field("lang")).toHaveValue("en");
  });

  await test.step("a call that is not possible yet leads to what has to be repaired, and confirms nothing", async () => {
    await field("count").focus();
    await keyboard.type("many");
    await field("vat").focus();
    await keyboard.press("ControlOrMeta+Enter");
    await expect(field("count")).toBeFocused();
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveText("");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("3");
    await keyboard.press("ControlOrMeta+Enter");
    await expect(page.getByRole("region", { name: "Last result" })).toContainText("It is done");
  });

  await test.step("the case that is saved is confirmed beside the next step", async () => {
    const save = page.getByRole("button", { name: "Save arguments as case" });
    await save.press("Enter");
    await keyboard.type("as sent");
    await keyboard.press("Enter");
    await expect(save).toBeFocused();
    await expectFree(page, page.getByRole("button", { name: /^Call/ }));
    await expectFree(page, save);
  });
});

for (const [width, height] of [
  [360, 740],
  [820, 900],
] as const)
  test(`what a case asks and what was saved is in view, ${width} pixels wide`, async ({ app, page }) => {
    await app.open();
    await app.openFile("pages.json", JSON.stringify({ tools: [tool] }));
    await expect(app.status).toContainText("1 tool");
    await page.setViewportSize({ width, height });
    await page.getByRole("tab", { name: "Try" }).click();
    const call = page.getByRole("button", { name: /^Call/ });
    const save = page.getByRole("button", { name: "Save arguments as case" });
    await save.click();
    await expect(page.getByRole("button", { name: "Save case" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.type("empty");
    await page.keyboard.press("Enter");
    const saved = page.getByRole("region", { name: "Cases" }).getByRole("listitem");
    await expect(saved).toBeInViewport({ ratio: 1 });
    for (const part of [save, call, saved, page.getByRole("tab", { name: "Try" })]) await expectFree(page, part);
  });

/** Goes on with Tab until a control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
    );
  for (let step = 0; step < 40 && !(await focused()).includes(name); step++) await page.keyboard.press("Tab");
  expect(await focused()).toContain(name);
}

/** No confirmation stands over it. */
async function expectFree(page: Page, part: ReturnType<Page["getByRole"]>): Promise<void> {
  const toast = page.getByRole("region", { name: "Notifications" }).getByText("Saved the case");
  await expect(toast).toBeVisible();
  const [box, other] = [await toast.locator("xpath=..").boundingBox(), await part.boundingBox()];
  if (!box || !other) return;
  const isApart = box.x + box.width <= other.x || other.x + other.width <= box.x;
  expect(isApart || box.y + box.height <= other.y || other.y + other.height <= box.y).toBe(true);
}
