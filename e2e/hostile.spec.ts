import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "./test.ts";

const own = [
  '<img src=x onerror="window.PWNED=1">',
  "<script>window.PWNED=1</script>",
  '"><svg onload=window.PWNED=1>',
  "javascript:window.PWNED=1",
  "[click](javascript:window.PWNED=1)",
  "[click](command:toolwright.fixAll)",
  "![x](https://example.com/x.png)",
  "<a href='https://example.com'>x</a>",
  "`code` ``` <b>bold</b>",
  "{{constructor.constructor('window.PWNED=1')()}}",
  `$\{window.PWNED=1}`,
  "\u202Eright to left\u202C",
  "zero\u200Bwidth\u2060joiner\uFEFF",
  "line\u2028separator\u2029here",
  "\u0000\u0007\u001B[31mred\u001B[0m",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "\uD800 lone surrogate",
  "a".repeat(5_000),
];

const shared = fileURLToPath(new URL("../../shared/oracles/nasty.json", import.meta.url));

test("hostile text is only text, wherever it stands", async ({ app, page }) => {
  await app.open();
  await walk(app, page, own);
});

test(existsSync(shared) ? "hostile text of the corpus is only text" : "skipped: no corpus", async ({ app, page }) => {
  test.skip(!existsSync(shared), "no corpus");
  test.slow();
  const corpus: { strings: { value?: string }[]; keys: { value?: string }[] } = JSON.parse(
    readFileSync(shared, "utf8"),
  );
  const strings = [...corpus.strings, ...corpus.keys]
    .map((entry) => entry.value)
    .filter((text) => typeof text === "string");
  expect(strings.length).toBeGreaterThan(100);
  await app.open();
  await walk(app, page, strings);
});

/** Opens every string in every slot of a tool, then looks at everything that shows it. */
async function walk(
  app: import("./page.ts").Toolwright,
  page: import("@playwright/test").Page,
  strings: readonly string[],
) {
  const tools = strings.map((text) => ({
    name: text,
    title: text,
    description: text,
    [text]: text,
    inputSchema: {
      type: "object",
      properties: {
        [text]: { type: "integer", title: text, description: text, default: text, enum: [text], pattern: text },
      },
      required: [`${text}!`],
    },
    outputSchema: { $ref: text },
    annotations: { title: text, [text]: text, readOnlyHint: text },
    icons: [{ src: text }],
    _meta: { [text]: text },
  }));
  await app.openFile("hostile.json", JSON.stringify(tools, null, 2));
  await expect(app.tools).toContainText(String(tools.length));
  await expect(app.status).toContainText("errors");
  for (let problem = 0; problem < 12; problem++) {
    await page.keyboard.press("F8");
    await expect(page.getByRole("dialog", { name: "Problem" })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  const list = page.getByRole("region", { name: "List of problems" });
  for (let scroll = 0; scroll < 10; scroll++) {
    await list.evaluate((element) => element.scrollBy(0, element.clientHeight));
    await app.tools.locator("ul").evaluate((element) => element.parentElement?.scrollBy(0, 300));
  }
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: /Find/ }).fill("@");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => "PWNED" in window || "polluted" in {})).toBe(false);
}
