import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

const python = `
@skill_command(read_only=True, category="maps")
def find_place(query: str, limit: int = 5) -> str:
    """Finds a place by its name."""
`;
const openai = JSON.stringify([
  { type: "function", function: { name: "ping", description: "Pong.", parameters: { type: "dict", properties: {} } } },
]);
const mcp = '[ {"name":"ping",  "description":"Pong.", /* as it is */ "inputSchema":{"type":"object"} } ]\n';
const config = '{"mcpServers":{"files":{"command":"npx","env":{"KEY":"top-SECRET-key"}}}}';

test("a file in another format opens as MCP, and a wrong guess can be changed", async ({ app, page }) => {
  await app.open();
  const report = page.getByRole("region", { name: "Import report" });
  const readAs = report.getByRole("combobox", { name: "Read as" });

  await test.step("says what was read and what was lost", async () => {
    await app.openFile("places.py", python);
    await expect(app.tools.getByRole("button", { name: "find_place" })).toBeVisible();
    await expect(report).toContainText("1 tool read from Python functions");
    await expect(report.getByRole("listitem").filter({ hasText: "category" })).toContainText("Lost");
    expect(JSON.parse(await app.savedText()).tools[0]).toMatchObject({
      inputSchema: { properties: { limit: { type: "integer", default: 5 } }, required: ["query"] },
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    });
  });
  await expectAccessible(page);
  await test.step("keeps what was lost on request", async () => {
    await report.getByRole("button", { name: "Keep in _meta" }).click();
    await expect(report.getByRole("button", { name: "Keep in _meta" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => app.savedText()).toContain('"skill-command/category": "maps"');
  });
  await test.step("shows the text as it is, and reads it again", async () => {
    await readAs.click();
    await page.getByRole("option", { name: "The text as it is" }).click();
    await expect.poll(() => app.savedText()).toBe(python);
    await readAs.click();
    await page.getByRole("option", { name: "Gemini function declarations" }).click();
    await expect(report).toContainText("can be read as Gemini");
    await readAs.click();
    await page.getByRole("option", { name: "Python functions" }).click();
    await expect(app.tools.getByRole("button", { name: "find_place" })).toBeVisible();
  });
  await test.step("a server configuration is answered, and none of it is kept", async () => {
    await app.openFile("mcp.json", config);
    await expect(report).toContainText("This is a configuration of 1 server");
    await expect(app.tools.getByRole("button", { name: "find_place" })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("SECRET");
    await report.getByRole("button", { name: "Dismiss report" }).click();
    await expect(report).toBeHidden();
  });
});

test("pasted tools of another format become MCP, and one undo brings the pasted text back", async ({ app, page }) => {
  await app.open();
  const report = page.getByRole("region", { name: "Import report" });
  await app.paste(openai);
  await expect(report).toContainText("1 tool read from OpenAI tools");
  await expect(app.tools.getByRole("button", { name: "ping" })).toBeVisible();
  await expect
    .poll(async () => JSON.parse(await app.savedText()).tools?.[0]?.inputSchema)
    .toEqual({
      ...{ type: "object", properties: {} },
    });
  await app.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => app.savedText()).toBe(openai);
  await app.paste(mcp);
  await expect.poll(() => app.savedText()).toBe(mcp);
  await expect(report).toBeHidden();
});

const typescript = `import { z } from "zod";
server.registerTool("find_street", {
  description: "Finds a street.",
  inputSchema: { name: z.string().min(1), town: z.string().refine((town) => town !== "").optional() },
}, async () => ({ content: [] }));
`;
const openapi = `openapi: 3.0.3
info: {title: Pets, version: "1"}
servers: [{url: https://pets.example.com}]
paths:
  /pets/{id}:
    get:
      operationId: getPet
      summary: One pet
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      responses: {"200": {description: ok}}
    head: {operationId: peek, responses: {}}
  /pets:
    get: {operationId: listPets, summary: All pets, responses: {"200": {description: ok}}}
    post: {operationId: addPet, summary: A new pet, responses: {"200": {description: ok}}}
`;

test("source in TypeScript is read when it is opened or pasted, and a wrong guess can be changed", async ({
  app,
  page,
}) => {
  await app.open();
  const report = page.getByRole("region", { name: "Import report" });
  await app.openFile("streets.ts", typescript);
  await expect(report).toContainText("1 tool read from TypeScript or JavaScript source");
  await expect(report.getByRole("listitem").filter({ hasText: "refine" })).toContainText("Lost");
  expect(JSON.parse(await app.savedText()).tools[0].inputSchema).toEqual({
    ...{ type: "object", required: ["name"] },
    properties: { name: { type: "string", minLength: 1 }, town: { type: "string" } },
  });
  await expectAccessible(page);
  await report.getByRole("combobox", { name: "Read as" }).click();
  await page.getByRole("option", { name: "Python functions" }).click();
  await expect(report).toContainText("can be read as Python functions");
  await app.paste(typescript);
  await expect(report).toContainText("1 tool read from TypeScript or JavaScript source");
  await app.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => app.savedText()).toBe(typescript);
});

test("of a specification only what is chosen is opened", async ({ app, page }) => {
  await app.open();
  const report = page.getByRole("region", { name: "Import report" });
  const dialog = page.getByRole("dialog", { name: "Choose operations" });
  await app.openFile("pets.yaml", openapi);
  await expect(dialog).toContainText("3 operations");
  await expect(dialog.getByRole("searchbox", { name: "Search operations" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("searchbox", { name: "Search operations" }).fill("new pet");
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Leave found" }).click();
  await dialog.getByRole("button", { name: "Open 2 tools" }).click();
  await expect(report).toContainText("2 tools read from OpenAPI operations");
  await expect(report.getByRole("listitem").filter({ hasText: "HEAD /pets/{id}" })).toContainText(
    "is not taken, because",
  );
  await expect(app.tools.getByRole("button", { name: "getPet" })).toBeVisible();
  await expect(app.tools.getByRole("button", { name: "addPet" })).toHaveCount(0);
  await test.step("giving up opens nothing", async () => {
    await app.openFile("pets.yaml", openapi);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(report).toContainText("2 tools read");
  });
  await test.step("giving up what was pasted says nothing of the text before", async () => {
    await app.paste(openapi);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(report).toBeHidden();
  });
});

test("a bundle opens as the tools of its manifest; a folder of TypeScript with what its files import", async ({
  app,
  page,
}) => {
  await app.open();
  const manifest = { manifest_version: "0.3", name: "b", server: { type: "node" }, tools: [{ name: "bundled" }] };
  const bundle = zipSync({ "manifest.json": strToU8(JSON.stringify(manifest)), "server/index.js": strToU8("0") });
  await app.openFile("files.mcpb", Buffer.from(bundle));
  await expect(page.getByRole("region", { name: "Import report" })).toContainText("A manifest has no schemas");
  await expect(app.tools.getByRole("button", { name: "bundled" })).toBeVisible();

  const folder = join(await mkdtemp(join(tmpdir(), "toolwright-")), "server");
  await mkdir(join(folder, "src", "shared"), { recursive: true });
  const files = {
    "package.json": '{ "dependencies": { "zod": "^4.0.0" } }',
    "src/shared/limits.ts": "export const longest = 40;\nexport enum Unit { Metric = 'metric', Imperial = 'imperial' }",
    "src/schemas.ts": `import { z } from "zod";
import { longest, Unit } from "./shared/limits.js";
export const town = z.string().max(longest).describe("The town");
export default z.nativeEnum(Unit);`,
    "src/index.ts": `import { town } from "./schemas.js";
import unit from "./schemas.js";
server.registerTool("weather_of", { inputSchema: { town, unit: unit.optional() } }, async () => 0);
server.registerTool(nameOf(town), {}, async () => 0);`,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  await page.getByLabel("Open folder", { exact: true }).setInputFiles(folder);
  await expect(app.tools.getByRole("button", { name: "weather_of" })).toBeVisible();
  const report = page.getByRole("region", { name: "Import report" });
  await expect(report).toContainText("1 tool read from 1 source file of server · 1 lost");
  await expect(report).toContainText(/server\/src\/index\.ts: The name of a tool on line 4 is computed/);
  expect(JSON.parse(await app.savedText()).tools[0].inputSchema).toEqual({
    ...{ type: "object", required: ["town"] },
    properties: {
      town: { type: "string", maxLength: 40, description: "The town" },
      unit: { type: "string", enum: ["metric", "imperial"] },
    },
  });
});

test("10 MB of source are read beside the page, with progress and Cancel", async ({ app, page }) => {
  await app.open();
  const one = (index: number) =>
    `server.registerTool("tool_${index}", { inputSchema: { a: z.string(), b: z.number().int() } }, async () => { ${"work();".repeat(80)} });\n`;
  const text = Array.from({ length: 15_000 }, (_, index) => one(index)).join("");
  const report = page.getByRole("region", { name: "Import report" });
  await app.openFile("long.ts", text);
  await expect(report.getByRole("progressbar")).toBeVisible();
  await expect.poll(async () => Number(await report.getByRole("progressbar").getAttribute("value"))).toBeGreaterThan(0);
  await test.step("the page goes on meanwhile", async () => {
    await page.getByRole("tab", { name: "Wire" }).click();
    await expect(page.getByRole("tab", { name: "Wire" })).toHaveAttribute("aria-selected", "true");
  });
  await report.getByRole("button", { name: "Cancel" }).click();
  await expect(report).toBeHidden();
  await expect(app.tools.getByRole("button", { name: "tool_0", exact: true })).toHaveCount(0);
});
