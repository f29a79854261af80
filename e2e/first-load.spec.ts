import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

/** Holds the real editor back until it is let go. */
async function holdEditor(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/SourceEditor-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const field = (page: Page) => page.getByRole("textbox", { name: "Tool descriptors" });

/** Sixty tools, so that there is something to scroll through. */
const many = JSON.stringify(
  Array.from({ length: 60 }, (_, index) => ({
    name: `tool_${index}`,
    description: `Does the thing number ${index}.`,
    inputSchema: { type: "object" },
  })),
  null,
  2,
);

test("what is typed before the editor is one step back in it; selection, scroll and focus go on", async ({
  app,
  page,
}) => {
  await app.open();
  await app.openFile("many.json", many);
  await expect(app.tools.getByRole("button", { name: "tool_0", exact: true })).toBeVisible();
  const before = await app.savedText();
  const letGo = await holdEditor(page);
  await page.reload();
  const plain = field(page);
  await expect(app.tools.getByRole("button", { name: "tool_7" })).toBeVisible();
  await app.tools.getByRole("button", { name: "tool_7" }).click();
  await expect(plain).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(' "title": "Typed early",', { delay: 20 });
  await page.keyboard.press("Shift+Home");
  const left = await plain.evaluate((element: HTMLTextAreaElement) => {
    const { selectionStart, selectionEnd, value, scrollTop } = element;
    return { selected: value.slice(selectionStart, selectionEnd), scrollTop };
  });
  expect(left.selected).toContain("Typed early");
  letGo();
  await app.ready();
  await expect(plain).toBeFocused();
  await expect(page.locator("textarea[class*=field]")).toHaveCount(0);
  const scrolled = await page.evaluate(() => {
    const lines = document.querySelector<HTMLElement>(".monaco-editor .lines-content");
    return -Number.parseFloat(lines?.style.top || "0");
  });
  expect(Math.abs(scrolled - left.scrollTop)).toBeLessThan(2);
  // The selection is the same: what is typed now takes its place.
  await page.keyboard.type("x");
  await expect.poll(() => app.savedText()).not.toContain("Typed early");
  for (const _ of [1, 2]) await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => app.savedText()).toBe(before);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(() => app.savedText()).toContain("Typed early");
});

test("a word that is being composed is not cut off by the editor", async ({ app, page }) => {
  const letGo = await holdEditor(page);
  await page.goto("./");
  await field(page).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
  letGo();
  await expect(page.locator(".monaco-editor").first()).toBeAttached();
  await page.waitForTimeout(1_000);
  await expect(page.locator("textarea[class*=field]")).toBeFocused();
  await keyboard.send("Input.insertText", { text: "// 日本\n" });
  await app.ready();
  await expect(page.locator("textarea[class*=field]")).toHaveCount(0);
  await expect.poll(() => app.savedText()).toMatch(/^\/\/ 日本\n\{/);
});

test("the plain editor stands where the real one will, at every width, and is accessible", async ({ app, page }) => {
  test.slow();
  for (const width of [1440, 900, 360]) {
    await page.unrouteAll();
    const letGo = await holdEditor(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("./");
    await expect(field(page)).toBeVisible();
    await expect(app.status).toContainText("1 tool");
    await expectAccessible(page);
    const plain = await field(page).evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const { paddingLeft, paddingTop } = getComputedStyle(element);
      return [left + Number.parseFloat(paddingLeft), top + Number.parseFloat(paddingTop)].map(Math.round);
    });
    const number = await page.evaluate(() => {
      const numbers = document.querySelector("[class*=numbers]");
      return numbers && Math.round(numbers.getBoundingClientRect().right);
    });
    expect(number === null).toBe(width === 360);
    if (number !== null) await expect(page.locator("[class*=numbers]")).toHaveText(/^1\n2\n3\n.*\n20\n/s);
    letGo();
    await app.ready();
    const real = await page.evaluate(() => {
      const line = document.querySelector(".monaco-editor .view-line")?.getBoundingClientRect();
      return [line?.left, line?.top].map((pixels) => Math.round(pixels ?? -1));
    });
    expect(plain).toEqual(real);
    const realNumber = await page.evaluate(() =>
      Math.round(document.querySelector(".monaco-editor .line-numbers")?.getBoundingClientRect().right ?? -1),
    );
    if (number !== null) expect(number).toBe(realNumber);
  }
});

test("where the editor cannot be loaded, the page says so and typing goes on", async ({ app, page, allowErrors }) => {
  allowErrors();
  await page.route(/SourceEditor-.*\.js/, (route) => route.abort());
  await page.goto("./");
  await expect(page.getByText("The full editor could not be loaded")).toBeVisible();
  await field(page).fill('{ "name": "alone", "description": "Typed alone.", "inputSchema": { "type": "object" } }');
  await expect(app.tools.getByRole("button", { name: "alone" })).toBeVisible();
  await expect(app.status).toContainText("No problems");
  expect(await app.savedText()).toContain('"alone"');
  await expectAccessible(page);
});

test("the list has its tools before anything is checked", async ({ app, page }) => {
  await page.route(/lint\.worker/, () => {});
  await page.goto("./");
  await expect(app.tools.getByRole("button", { name: "run_command" })).toBeVisible();
  await expect(app.status).not.toContainText("1 error");
});
