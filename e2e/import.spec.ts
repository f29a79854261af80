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
