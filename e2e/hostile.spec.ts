import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { encodeSnapshot } from "../src/core/share/share.ts";
import type { Toolwright } from "./page.ts";
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
  test.slow();
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
  await walk(app, page, strings);
});

/** Opens every string in every slot of a tool, then looks at everything that shows it. */
async function walk(app: Toolwright, page: Page, strings: readonly string[]) {
  const loud = strings.find((text) => text.includes("<img")) ?? own.join(" ");
  const tools = strings.map(toolOf);
  const cases = strings.map((text) => ({ name: text, tool: text, arguments: entry(text, text), expect: "valid" }));
  await test.step("from a link", async () => {
    const text = JSON.stringify({ tools: tools.slice(0, 5) });
    await page.goto(`./${encodeSnapshot({ version: 1, name: loud, text, revision: loud, tool: loud, panel: loud })}`);
    await app.ready();
    const banner = page.getByRole("region", { name: "From a link" });
    await expect(banner).toContainText("<img");
    await banner.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByRole("banner")).toContainText("<img");
  });
  await test.step("from another format", async () => {
    const functions = tools.map(({ inputSchema: parameters, ...rest }) => ({
      type: "function",
      function: { ...rest, parameters, strict: true },
    }));
    await app.openFile(`${loud.replaceAll("/", "")}.json`, JSON.stringify(functions));
    const report = page.getByRole("region", { name: "Import report" });
    await expect(report).toContainText("read from OpenAI tools");
    await expect(report.getByRole("listitem").first()).toBeVisible();
    await report.getByRole("button", { name: "Dismiss report" }).click();
  });
  await app.openFile("hostile.json", JSON.stringify({ tools, cases }, null, 2));
  await expect(page.getByRole("banner").getByRole("button", { name: "hostile", exact: true })).toBeVisible();
  await expect(app.tools).toContainText(String(tools.length));
  await expect(app.status).toContainText("errors");
  await test.step("problems", () => problems(app, page));
  await test.step("Try", () => tried(app, page, loud));
  await test.step("Wire", () => wire(page));
  await test.step("Compare", () => compared(page, tools));
  await test.step("Export", () => exported(page));
  expect(await page.evaluate(() => "PWNED" in window || "polluted" in {})).toBe(false);
}

async function problems(app: Toolwright, page: Page) {
  for (let problem = 0; problem < 8; problem++) {
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
}

async function tried(app: Toolwright, page: Page, loud: string) {
  await page.getByRole("tab", { name: "Try" }).click();
  const pane = page.getByRole("region", { name: "Arguments" });
  const saved = page.getByRole("region", { name: "Cases", exact: true });
  for (const index of [0, 1, 2]) {
    await app.tools.getByRole("listitem").nth(index).getByRole("button").first().click();
    await expect(pane.locator(".view-lines")).toBeVisible();
    const verdict = page.getByText(/^Accepted$|problems? in the arguments|^Not (fully )?checked$/);
    // Until its form is there, the example is one of the tool before.
    await expect(async () => {
      await page.getByRole("button", { name: "Example", exact: true }).click();
      await expect(verdict).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }
  await saved.getByRole("button", { name: "Save arguments as case" }).click();
  await saved.getByLabel("Name").fill(loud);
  await page.keyboard.press("Enter");
  await expect(saved).toContainText(/pass|fail/);
}

async function wire(page: Page) {
  await page.getByRole("tab", { name: "Wire" }).click();
  const panel = page.getByRole("region", { name: "Wire", exact: true });
  const messages = panel.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText("POST /mcp");
  await panel.getByLabel("Returned").fill('{"<img src=x onerror=window.PWNED=1>":"</script>"}');
  await panel.getByRole("radio", { name: "tools/list" }).click();
  await panel.getByRole("radio", { name: "All tools" }).click();
  await expect(messages).toContainText('"tools": [');
  for (let scroll = 0; scroll < 5; scroll++) {
    await messages.evaluate((element) => element.scrollBy(0, element.clientHeight * 3));
  }
}

async function compared(page: Page, tools: readonly ReturnType<typeof toolOf>[]) {
  await page.getByRole("tab", { name: "Compare" }).click();
  const panel = page.getByRole("region", { name: "Compare", exact: true });
  await panel.getByRole("button", { name: "Paste target" }).first().click();
  const others = tools.slice(0, 20).map((tool) => ({ ...tool, title: "", description: `${tool.description}!` }));
  await panel.getByLabel(/A tool, a list of tools/).fill(JSON.stringify(others));
  await panel.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(panel.getByRole("region", { name: "List of changes" })).toContainText("<img", { timeout: 30_000 });
}

async function exported(page: Page) {
  await page.getByRole("tab", { name: "Export" }).click();
  const panel = page.getByRole("tabpanel", { name: "Export" });
  for (const target of ["SDK v2 with Zod", "Markdown"]) {
    await panel.getByRole("button", { name: target, exact: true }).click();
    await expect(panel.getByRole("heading", { name: target, exact: true })).toBeVisible();
    await expect(panel.locator(".view-line").first()).toBeVisible();
  }
}

function toolOf(text: string) {
  const slots = { title: text, description: text, default: text, enum: [text], pattern: text };
  return {
    name: text,
    title: text,
    description: text,
    ...entry(text, text),
    inputSchema: {
      type: "object",
      properties: entry(text, { type: "integer", ...slots }),
      required: [`${text}!`],
    },
    outputSchema: { $ref: text },
    annotations: { title: text, ...entry(text, text), readOnlyHint: text },
    icons: [{ src: text }],
    _meta: entry(text, text),
  };
}

/** One property, even if it is called `__proto__`. */
function entry(key: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries([[key, value]]);
}
