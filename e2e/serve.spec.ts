import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

// The playground, live on a file that is served to a real client.

test.use({ mayReach: /^http:\/\/127\.0\.0\.1:\d+\// });

const document = {
  tools: [
    {
      name: "search_issues",
      description: "Finds issues.",
      inputSchema: {
        type: "object",
        properties: { state: { enum: ["open", "closed"], description: "Which ones." } },
        required: ["state"],
      },
    },
  ],
};

let folder = "";
let file = "";
let child: ChildProcess;
let url = "";
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "toolwright-serve-"));
  file = join(folder, "tools.json");
  writeFileSync(file, JSON.stringify(document, null, 2));
  const main = join(import.meta.dirname, "../dist-cli/main.js");
  child = spawn(process.execPath, [main, "serve", file, "--http"], { stdio: ["ignore", "pipe", "ignore"] });
  url = await new Promise((resolve) => child.stdout?.once("data", (line) => resolve(String(line).trim())));
});
test.afterEach(() => {
  child.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

async function connect(name = "Claude Code"): Promise<Client> {
  const client = new Client({ name, version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

test("calls of a real client: a refused one leads to the field, to Try and to a case in the file", async ({
  app,
  page,
}) => {
  await page.goto(url.replace(/mcp$/, ""));
  await app.ready();
  const strip = page.getByRole("region", { name: "Live server" });
  await expect(strip).toContainText(`Live: ${url}`);
  await expect(app.tools.getByRole("button", { name: "search_issues" })).toBeVisible();
  await app.command("Calls");
  const panel = page.getByRole("region", { name: "Calls", exact: true });
  await expect(panel).toContainText("No calls yet");
  await expectAccessible(page);

  const client = await connect();
  await client.listTools();
  await client.callTool({ name: "search_issues", arguments: { state: "open" } });
  await client.callTool({ name: "search_issues", arguments: { state: "opened" } });
  const rows = panel.getByRole("list", { name: "List of calls" }).getByRole("button", { expanded: false });
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText("Claude Code");
  await expect(rows.first()).toContainText("Refused, 1 problem");
  await expect(strip).toContainText("1 client connected · 4 calls");

  await rows.first().click();
  await expect(panel.getByRole("region", { name: "Arguments" })).toContainText('"opened"');
  await expect(panel.getByRole("region", { name: "Answer" })).toContainText("isError");
  await expect(panel).toContainText("1 of 2 calls of search_issues was refused like this");
  await expectAccessible(page);

  await test.step("new calls wait while a row is open, and the tab counts them", async () => {
    const opened = panel.getByRole("button", { expanded: true });
    const before = await opened.boundingBox();
    const other = await connect("Cursor");
    await other.callTool({ name: "search_issues", arguments: { state: "closed" } });
    await other.close();
    await expect(page.getByRole("tab", { name: "Calls 6" })).toBeVisible();
    expect(await opened.boundingBox()).toEqual(before);
    await panel.getByRole("button", { name: "2 new" }).click();
    await expect(rows).toHaveCount(5);
    await panel.getByRole("combobox", { name: "Client" }).click();
    await page.getByRole("option", { name: "Cursor" }).click();
    await expect(rows).toHaveCount(2);
    await panel.getByRole("combobox", { name: "Client" }).click();
    await page.getByRole("option", { name: "Every client" }).click();
    await expect(rows).toHaveCount(5);
  });
  await test.step("to the text that misled the model", async () => {
    await panel.getByRole("button", { name: "Go to field" }).click();
    const line = JSON.stringify(document, null, 2)
      .split("\n")
      .findIndex((text) => text.includes('"state": {'));
    await expect(app.status).toContainText(`Ln ${line + 1}, `);
  });
  await panel.getByRole("button", { name: "Save as case" }).click();
  await expect.poll(() => readFileSync(file, "utf8")).toContain('"expect": "invalid"');
  await panel.getByRole("button", { name: "Open in Try" }).click();
  await expect(page.getByRole("tab", { name: "Try" })).toHaveAttribute("aria-selected", "true");
  await client.close();
});

test("an edit is saved to the file and served; a change outside is shown, and nothing is overwritten", async ({
  app,
  page,
}) => {
  await page.goto(url.replace(/mcp$/, ""));
  await app.ready();
  await expect(app.status).toContainText("Saved to tools.json");
  const edited = JSON.stringify(document, null, 2).replace("Finds issues.", "Finds issues by state.");
  await app.paste(edited);
  await expect.poll(() => readFileSync(file, "utf8")).toBe(edited);
  const client = await connect();
  expect((await client.listTools()).tools[0]?.description).toBe("Finds issues by state.");
  await client.close();

  const outside = edited.replace("by state", "of others");
  writeFileSync(file, outside);
  await expect(page.locator(".monaco-editor .view-lines").first()).toContainText("of others");

  await test.step("both at once", async () => {
    await page.route(
      "**/live/file",
      async (route) => {
        // Somebody else is a moment faster.
        writeFileSync(file, outside.replace("of others", "of somebody"));
        await route.continue();
      },
      { times: 1 },
    );
    await app.paste(edited.replace("by state", "of mine"));
    const strip = page.getByRole("region", { name: "Live server" });
    await expect(strip).toContainText("tools.json was changed outside of this page");
    expect(readFileSync(file, "utf8")).toContain("of somebody");
    await strip.getByRole("button", { name: "Take the file" }).click();
    await expect(page.locator(".monaco-editor .view-lines").first()).toContainText("of somebody");
    expect(readFileSync(file, "utf8")).toContain("of somebody");
  });
});

test("configuration to paste, and a server that is gone", async ({ app, page, allowErrors }) => {
  allowErrors();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(url.replace(/mcp$/, ""));
  await app.ready();
  const strip = page.getByRole("region", { name: "Live server" });
  await strip.getByRole("button", { name: "Copy configuration for…" }).click();
  await page.getByRole("menuitem", { name: /Claude Code/ }).click();
  await expect(strip.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `claude mcp add --transport http tools ${url}`,
  );
  child.kill("SIGTERM");
  await expect(strip).toContainText("Not reachable since");
  await expect(strip.getByRole("button", { name: "Try again" })).toBeVisible();
});
