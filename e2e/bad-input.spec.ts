import { expect, test } from "./test.ts";

const broken: Record<string, { text: string; says: RegExp }> = {
  "not JSON": { text: "ping(1)", says: /not JSON|double quotes/ },
  "not a tool": { text: '{ "openapi": "3.1.0", "paths": {} }', says: /HTTP API/ },
  "a JSON-RPC error": { text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}', says: /tools/ },
  "an unclosed string": { text: '{ "name": "ping', says: /not closed|missing/ },
  "100,000 nested brackets": { text: "[".repeat(100_000), says: /levels deep/ },
  "100,000 nested brackets with their partners": {
    text: "[".repeat(100_000) + "]".repeat(100_000),
    says: /levels deep/,
  },
};

test("what cannot be read says what to do, and the editor keeps working", async ({ app }) => {
  test.slow();
  await app.open();
  for (const [name, { text, says }] of Object.entries(broken)) {
    await test.step(name, async () => {
      await app.openFile("broken.json", text);
      await expect(app.problem(says).first()).toBeVisible();
      expect(await app.savedText()).toBe(text);
      await app.paste('{ "name": "ping", "description": "Pong.", "inputSchema": { "type": "object" } }');
      await expect(app.status).toContainText("No problems");
    });
  }
});

test("an empty document says how to start", async ({ app, page }) => {
  await app.open();
  await app.openFile("empty.json", "");
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  await page.getByRole("button", { name: "Start from a sample" }).click();
  await page.getByRole("option", { name: "No parameters" }).click();
  await expect(app.status).toContainText("No problems");
});

test("a binary file and a file too large are refused with a reason, and nothing is lost", async ({ app, page }) => {
  await app.open();
  const before = await app.savedText();
  await app.openFile("picture.json", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
  await expect(app.notice).toContainText("not a text file");
  await app.openFile("huge.json", " ".repeat(11 * 1024 * 1024));
  await expect(app.notice).toContainText("at most 10 MiB");
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(await app.savedText()).toBe(before);
});

test("10 MB open, and typing goes on", async ({ app, page }) => {
  test.slow();
  const tools = Array.from({ length: 4_000 }, (_, index) => ({
    name: `tool_${index}`,
    description: `Number ${index}. `.repeat(150),
    inputSchema: { type: "object" },
  }));
  await app.open();
  await app.openFile("large.json", JSON.stringify({ tools }, null, 1));
  await expect(app.tools).toContainText("4,000", { timeout: 30_000 });
  await app.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("x");
  await expect(app.status).toContainText("error", { timeout: 30_000 });
});

test("of documents that come one after the other, long or short, the editor shows the newest", async ({
  app,
  page,
}) => {
  const documentOf = (name: string, length: number) =>
    JSON.stringify({ tools: [{ name, description: "Does it. ".repeat(length), inputSchema: { type: "object" } }] });
  const [long, longer, short] = [documentOf("long", 70_000), documentOf("longer", 100_000), documentOf("short", 1)];
  const first = app.editor.locator(".view-line").first();
  await app.open();
  await app.openFile("long.json", long);
  await app.openFile("longer.json", longer);
  await app.openFile("short.json", short);
  await expect(first).toContainText('"short"');
  await app.openFile("long.json", long);
  await app.openFile("longer.json", longer);
  await expect(first).toContainText('"longer"');
  await app.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type(" ");
  await expect.poll(() => app.savedText()).toBe(` ${longer}`);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => app.savedText()).toBe(longer);
});

test("200 levels of objects overflow the help of the editor, not the page", async ({ app, page }) => {
  const schema = Array.from({ length: 200 }).reduce<object>((inner) => ({ type: "object", properties: { a: inner } }), {
    type: "string",
  });
  await app.open();
  await app.openFile("deep.json", JSON.stringify({ tools: [{ name: "deep", inputSchema: schema }] }, null, 1));
  await expect(app.editor).toContainText('"deep"');
  await app.focus();
  for (const key of ["ControlOrMeta+Home", "ArrowDown", "End", "ControlOrMeta+Space"]) await page.keyboard.press(key);
  await expect.poll(() => page.workers().some((worker) => worker.url().includes("json.worker"))).toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type(" ");
  await expect.poll(async () => (await app.savedText()).slice(0, 2)).toBe(" {");
});

/** Ajv compares every element of the default with every other one, and finds the two that are the same last. */
function slowTool(size: number) {
  const items = [{ n: 1 }, ...Array.from({ length: size }, (_, n) => ({ n: n + 1 }))];
  const properties = { a: { type: "array", uniqueItems: true, default: items } };
  return { name: "slow", description: "Takes a list without repeats.", inputSchema: { type: "object", properties } };
}

test("all safe fixes are made beside a tool whose check never ends", async ({ app, page }) => {
  test.slow();
  const twice = { type: "object", properties: { x: { type: "string" } }, required: ["x", "x"] };
  const fixable = { name: "fixable", description: "Names a parameter twice.", inputSchema: twice };
  await app.open();
  await app.openFile("slow.json", JSON.stringify([slowTool(100_000), fixable]));
  await expect(page.getByText("took too long and was stopped")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: /^Fix all safe/ }).click({ timeout: 30_000 });
  await expect(page.getByText("Fixed 1 problem")).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => app.savedText()).toContain('"required":["x"]');
});

test("a check that never ends is stopped, said so, and the next keystroke works", async ({ app, page }) => {
  test.slow();
  const broken = { name: "other", description: "Has a mistake.", inputSchema: {} };
  await app.open();
  await app.openFile("slow.json", JSON.stringify([slowTool(150_000), broken]));
  await expect(page.getByText("took too long and was stopped")).toBeVisible({ timeout: 30_000 });
  await expect(app.tools.getByRole("button", { name: /other.*1 error/ })).toBeVisible({ timeout: 30_000 });
  await app.paste(JSON.stringify({ name: "ping", description: "Pong.", inputSchema: { type: "object" } }));
  await expect(app.status).toContainText("No problems");
  await expect(page.getByText("took too long and was stopped")).toBeHidden();
});
