import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** The largest contrast between two pixels of a picture of an element, as WCAG counts it. */
async function contrast(reader: Page, element: Locator): Promise<number> {
  const png = (await element.screenshot()).toString("base64");
  return reader.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    const linear = (part: number) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    let [darkest, lightest] = [1, 0];
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.slice(at, at + 3);
      const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      darkest = Math.min(darkest, light);
      lightest = Math.max(lightest, light);
    }
    return (lightest + 0.05) / (darkest + 0.05);
  }, png);
}

test("with the system's colours everything can be read, light and dark", async ({ app, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await app.open();
  await expect(app.problems.getByRole("listitem").first()).toBeVisible();
  const reader = await page.context().newPage();
  const parts = {
    "a line of the editor": app.editor.locator(".view-line").nth(2),
    "the line of the cursor": app.editor.locator(".view-line").first(),
    "a line number": app.editor.locator(".line-numbers").nth(2),
    "a tool": app.tools.getByRole("button").last(),
    "a problem": app.problems.getByRole("listitem").nth(1),
    "the chosen tab": page.getByRole("tab", { name: "Source" }),
    "the status bar": app.status,
  };
  const line = (tab: string) =>
    page
      .getByRole("tab", { name: tab, exact: true })
      .evaluate((element) => getComputedStyle(element).borderBottomWidth);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, part] of Object.entries(parts)) {
      // The editor draws its lines again when the theme changes: the one that was found may be gone.
      await expect(async () => expect(await contrast(reader, part), name).toBeGreaterThan(4.5)).toPass();
    }
    expect([await line("Source"), await line("Design")]).toEqual(["2px", "0px"]);
    const label = page.getByRole("tab", { name: "Design", exact: true }).locator("span");
    await expect(label).toHaveCSS("border-bottom-width", "0px");
  }
  await page.getByRole("button", { name: "Sort tools" }).click();
  await expect(page.getByRole("menu")).toHaveCSS("border-top-width", "1px");
  const dot = page.getByRole("menuitemradio", { name: "As in the document" }).locator("span").first();
  expect(await contrast(reader, dot)).toBeGreaterThan(4.5);
});
