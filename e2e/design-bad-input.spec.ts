import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDesign } from "./design.ts";
import { expect, test } from "./test.ts";

const tool = (name: string, inputSchema: unknown) => ({ name, description: "Takes what it is given.", inputSchema });
const document = (...tools: unknown[]) => JSON.stringify({ tools }, null, 1);
const fields = (number: number) =>
  Object.fromEntries(
    Array.from({ length: number }, (_, at) => [`field_${at}`, { type: "string", description: `${at}` }]),
  );

test("5,000 fields: rows are drawn as they come into sight, and an edit reaches the text", async ({ app, page }) => {
  const text = document(tool("wide", { type: "object", properties: fields(5_000) }));
  const { grid, row, text: saved } = await openDesign(app, text, "wide");
  await expect(grid).toHaveAttribute("aria-rowcount", "5004");
  expect(await grid.getByRole("row").count()).toBeLessThan(80);
  await row("field_0").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.type("field_4321");
  await expect(row("field_4321")).toBeFocused();
  await page.keyboard.press("F2");
  await page.keyboard.type("renamed");
  await page.keyboard.press("Enter");
  await expect(row("renamed")).toBeFocused();
  expect(await saved()).toContain('"renamed": {');
});

test("500 fields: the filter finds what is closed, with its parents, and Escape brings all back", async ({
  app,
  page,
}) => {
  const nested = {
    type: "object",
    required: ["email_address"],
    properties: { email_address: { type: "string" }, phone: {} },
  };
  const text = document(tool("order", { type: "object", properties: { ...fields(500), contact: nested } }));
  const { grid, row } = await openDesign(app, text, "order");
  const filter = page.getByRole("searchbox", { name: "Filter fields" });
  await expect(filter).toBeVisible();
  await row("field_2").click();
  await page.keyboard.press("ControlOrMeta+f");
  await expect(filter).toBeFocused();
  await page.keyboard.type("addr");
  await expect(page.getByText("1 of 503")).toBeVisible();
  await expect(row("contact")).toBeVisible();
  await expect(row("field_2")).toHaveCount(0);
  await expect(page.getByText("Parents of a match stay in sight")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(row("email_address")).toHaveAttribute("aria-selected", "true");
  await expect(filter).toBeFocused();
  await filter.fill("field_12");
  for (const [key, name, said] of [
    ["Enter", "field_12", "1 of 11"],
    ["Enter", "field_120", "2 of 11"],
    ["Shift+Enter", "field_12", "1 of 11"],
    ["Shift+Enter", "field_129", "11 of 11"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText(`${name}, ${said}`)).toBeAttached();
  }
  await expect(filter).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(row("field_129")).toBeFocused();
  await expect(page.getByText("Parents of a match stay in sight")).toHaveCount(0);
  await filter.fill("addr");
  await page.getByRole("radio", { name: "Required 1" }).click();
  await expect(row("email_address")).toBeVisible();
  await filter.focus();
  await page.keyboard.press("Escape");
  await expect(row("field_128")).toHaveCount(1);
  await expect(grid.locator(":focus")).toHaveCount(1);
});

test("100,000 properties: the page says what it folded away", async ({ app }) => {
  test.slow();
  const properties = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, { type: "string" }]));
  const { grid } = await openDesign(
    app,
    JSON.stringify({ tools: [tool("huge", { type: "object", properties })] }),
    "huge",
  );
  await expect(grid.getByRole("row", { name: "Input, 100000 fields" })).toBeVisible();
  await grid.getByRole("row", { name: "Input, 100000 fields" }).focus();
  await app.page.keyboard.press("End");
  await expect(grid.getByText(/90,?000 more rows are not shown/)).toBeAttached();
});

test("240 levels open one after the other; a text too deep to read says so", async ({ app, page }) => {
  let schema: unknown = { type: "string" };
  for (let level = 0; level < 240; level++) schema = { type: "object", properties: { in: schema } };
  const { row } = await openDesign(app, JSON.stringify({ tools: [tool("deep", schema)] }), "deep");
  await row("in").first().click();
  for (let level = 0; level < 12; level++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("row", { name: /^in, object/, selected: true })).toHaveAttribute("aria-level", "9");
  await app.openFile("deeper.json", `{"name":"deeper","inputSchema":${'{"not":'.repeat(600)}{}${"}".repeat(601)}`);
  await expect(page.getByText("No page yet")).toBeVisible();
});

test("what refers to itself opens one level at a time", async ({ app, page }) => {
  const schema = {
    type: "object",
    properties: { node: { $ref: "#/$defs/A" }, self: { $ref: "#" }, lost: { $ref: "#/$defs/None" } },
    $defs: {
      A: { type: "object", properties: { b: { $ref: "#/$defs/B" } } },
      B: { type: "object", properties: { a: { $ref: "#/$defs/A" } } },
      loop: { $ref: "#/$defs/loop" },
    },
  };
  const { row } = await openDesign(app, document(tool("cycle", schema)), "cycle");
  await row("node").click();
  for (let level = 0; level < 10; level++) await page.keyboard.press("ArrowRight");
  const selected = page.getByRole("row", { selected: true });
  await expect(selected).toHaveAttribute("aria-level", "7");
  await expect(row("lost")).toContainText("not there");
});

const hostile = [
  "<img src=x onerror=alert(1)>",
  "__proto__",
  "constructor",
  "",
  "a\nb\tc",
  "\u202Eright to left",
  "javascript:alert(1)",
  '"],"x":["',
  "{{7*7}}",
  "🙂".repeat(40),
  "x".repeat(3_000),
  "../../etc/passwd",
];

test("hostile names and texts are shown as text, and can be edited", async ({ app, page }) => {
  const properties = Object.fromEntries(
    hostile.map((name) => [name, { type: "string", description: name, default: name }]),
  );
  const text = `{"tools":[${JSON.stringify(tool("hostile", { type: "object", properties, required: hostile }))}]}`;
  const { grid, text: saved } = await openDesign(app, text, "hostile");
  await expect(
    grid
      .getByRole("row", { name: `Input, ${new Set(hostile).size - 1} fields` })
      .or(grid.getByRole("row", { name: /^Input/ })),
  ).toBeVisible();
  await expect(grid.locator("img")).toHaveCount(0);
  const box = await grid.boundingBox();
  expect(box?.width ?? 0).toBeLessThan(1_440);
  await grid.getByRole("row", { name: /^constructor/ }).click();
  await page.keyboard.press("F2");
  await page.keyboard.type("hasOwnProperty");
  await page.keyboard.press("Enter");
  await expect(grid.getByRole("row", { name: /^hasOwnProperty/ })).toBeFocused();
  expect(JSON.parse(await saved()).tools[0].inputSchema.required).toContain("hasOwnProperty");
});

const corpus = fileURLToPath(new URL("../../shared/oracles/nasty.json", import.meta.url));

test(
  existsSync(corpus) ? "hostile texts of the corpus do nothing in any place of the page" : "skipped: no corpus",
  async ({ app, page }) => {
    test.skip(!existsSync(corpus), "no corpus");
    test.slow();
    const { strings, keys }: Record<string, { value?: string }[]> = JSON.parse(readFileSync(corpus, "utf8"));
    const texts = [...(strings ?? []), ...(keys ?? [])].flatMap(({ value }) =>
      typeof value === "string" ? [value] : [],
    );
    expect(texts.length).toBeGreaterThan(200);
    const everywhere = (text: string) => ({
      title: text,
      description: text,
      enum: [text, "other"],
      default: text,
      examples: [text],
    });
    const named = Object.fromEntries(texts.map((text) => [text, everywhere(text)]));
    const schema = {
      type: "object",
      properties: named,
      $defs: Object.fromEntries(texts.map((text) => [text, { const: text }])),
    };
    const hostileTool = {
      ...tool("hostile", schema),
      title: texts.find((text) => text.includes("<")),
      outputSchema: schema,
    };
    const { grid } = await openDesign(app, JSON.stringify({ tools: [hostileTool] }), "hostile");
    await page.evaluate(() => {
      const seen: string[] = [];
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (
              node instanceof Element &&
              (node.matches("img, script, iframe") || node.querySelector("img, script, iframe"))
            )
              seen.push(node.outerHTML.slice(0, 200));
      }).observe(window.document.body, { childList: true, subtree: true });
      Object.assign(window, { seen });
    });
    await grid.getByRole("row", { name: /^Input/ }).click();
    await page.keyboard.press("ArrowDown");
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("PageDown");
      if (step % 4 !== 0) continue;
      await page.keyboard.press("Enter");
      await expect(page.locator("[data-row-details] :focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-row-details]")).toHaveCount(0);
      await expect(grid.locator("[data-key]:focus")).toHaveCount(1);
    }
    await page.keyboard.press("ControlOrMeta+f");
    await page.keyboard.type("script");
    await expect(page.getByText(/\d+ of \d/)).toBeVisible();
    const harm = await page.evaluate(() => ({
      seen: Reflect.get(window, "seen"),
      owned: Reflect.get(window, "PWNED"),
    }));
    expect(harm).toEqual({ seen: [], owned: undefined });
    expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBeLessThanOrEqual(1_440);
  },
);

test("values in the wrong place are rows with their problem, never a crash", async ({ app, page }) => {
  const odd = document(
    { name: "list", inputSchema: { type: "object", properties: [] } },
    { name: "text", inputSchema: "none", annotations: 7, description: 5 },
    { name: "nothing" },
    {
      name: "bad",
      inputSchema: { type: "object", properties: { a: 5, b: null, c: true, d: false, e: { type: 7 } }, required: {} },
    },
  );
  const { grid, row } = await openDesign(app, odd, "list");
  await expect(row("properties")).toBeVisible();
  for (const name of ["text", "nothing", "bad"]) {
    await app.tools.getByText(name, { exact: true }).click();
    await expect(page.getByRole("button", { name: `Name: ${name}` })).toBeVisible();
  }
  await expect(row("a")).toContainText("which is no schema");
  await expect(grid.getByRole("row", { name: /^d, no value/ })).toBeVisible();
});

test("344 tools: the page follows the tool, and its edits do not wait for the others", async ({ app, page }) => {
  const tools = Array.from({ length: 344 }, (_, at) => tool(`tool_${at}`, { type: "object", properties: fields(20) }));
  const { row, text } = await openDesign(app, document(...tools), "tool_5");
  await row("field_3").click();
  await page.keyboard.press("Space");
  await expect(row("field_3").getByRole("checkbox")).toBeChecked();
  await page.getByRole("tab", { name: "Source" }).click();
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(page.getByRole("button", { name: "Name: tool_5" })).toBeVisible();
  expect(await text()).toContain('"required"');
});
