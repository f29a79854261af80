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
});
