import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

const search = {
  name: "search_issues",
  description: "Finds issues by text.",
  inputSchema: {
    type: "object",
    properties: {
      query: { type: "string", description: "Words to find.", minLength: 2 },
      state: { type: ["string", "null"], enum: ["open", "closed", null], default: "open", description: "Which." },
      since: { type: "string", format: "date", description: "From this day on." },
    },
    required: ["query"],
    additionalProperties: false,
  },
};
const link = {
  name: "link_issues",
  description: "Ties two issues together.",
  inputSchema: {
    type: "object",
    oneOf: [{ properties: { blocks: { type: "string" } } }, { properties: { repeats: { type: "string" } } }],
  },
};
const ping = {
  name: "ping",
  description: "Answers.",
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
};
const issues = { tools: [search, link, ping] };

const titles = {
  "claude-code": "Claude Code",
  codex: "Codex CLI",
  "gemini-cli": "Gemini CLI",
  "vscode-copilot": "VS Code with GitHub Copilot",
  cursor: "Cursor",
  "openai-functions": "OpenAI functions (Chat Completions, Responses)",
} as const;

async function openClients(app: Toolwright, page: Page, text: string, name = "issue-tracker.json"): Promise<Locator> {
  await app.open();
  await app.openFile(name, text);
  await page.getByRole("tab", { name: "Clients" }).click();
  return page.getByRole("region", { name: "Clients", exact: true });
}

async function choose(page: Page, opener: Locator, clients: readonly (keyof typeof titles)[]): Promise<void> {
  await opener.click();
  const popup = page.getByRole("dialog", { name: "Choose clients" });
  for (const id of clients) await popup.getByRole("checkbox", { name: titles[id] }).click();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
const chosen = ["openai-functions", "claude-code", "codex", "vscode-copilot", "cursor"] as const;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("choose clients, read the matrix, filter it, and see why", async ({ app, page }) => {
  test.slow();
  const panel = await openClients(app, page, json(issues));
  await expect(panel.getByText("No client chosen").first()).toBeVisible();
  await expectAccessible(page);
  await choose(page, panel.getByRole("button", { name: "Choose clients" }).last(), chosen);
  const grid = panel.getByRole("grid", { name: "Verdicts" });
  const cell = (name: RegExp | string) => grid.getByRole("gridcell", { name });
  await test.step("the matrix", async () => {
    await expect(page.getByRole("button", { name: "Clients 5" })).toBeVisible();
    await expect(cell("search_issues, Codex CLI: changed")).toBeVisible();
    await expect(cell("ping, Claude Code: works")).toBeVisible();
    await expect(cell(/link_issues, OpenAI functions: refused/)).toBeVisible();
    await expect(cell(/Cursor: unknown/).first()).toBeVisible();
    await expect(panel.getByRole("button", { name: "All 15" })).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
  });
  await test.step("a cell that is changed", async () => {
    await cell(/search_issues, Codex CLI: changed/).click();
    const detail = panel.getByRole("region", { name: "Detail" });
    await expect(detail.getByRole("heading", { level: 3 })).toHaveText("search_issues in Codex CLI");
    await expect(detail).toContainText("mcp__server__search_issues");
    await expect(detail).toContainText("of 128");
    await expect(detail.getByRole("listitem").filter({ hasText: "is dropped" }).first()).toContainText("source read");
    await expect(detail.getByRole("link", { name: "json_schema.rs" }).first()).toHaveAttribute(
      "href",
      /^https:\/\/github\.com\/openai\/codex\/blob\//,
    );
    const lines = panel.getByRole("region", { name: "Before and after" });
    await expect(lines.getByRole("heading", { name: "As Codex CLI sends it" })).toBeVisible();
    await expect(lines).toContainText("removed: ");
    await expect(lines).toContainText("the model does not see");
    await expect(lines).toContainText("Place 1 of");
    await lines.getByRole("button", { name: "Next place" }).click();
    await expect(lines).toContainText("Place 2 of");
    await detail.getByRole("button", { name: "Go to since" }).first().click();
    await expect(app.status).toContainText(/Ln \d+/);
  });
  await test.step("a cell that is refused says how far it reaches", async () => {
    await cell(/link_issues, OpenAI functions: refused/).click();
    const detail = panel.getByRole("region", { name: "Detail" });
    await expect(detail).toContainText(/breaks (this tool|the whole)/);
    await expect(panel.getByRole("region", { name: "Before and after" })).toContainText("Nothing reaches the model");
    await expect(app.tools.getByRole("button", { name: /link_issues/ })).toHaveAttribute("aria-current", "true");
    await expectAccessible(page);
  });
  await test.step("filter by verdict", async () => {
    await panel.getByRole("button", { name: /^Refused/ }).click();
    await expect(grid.getByRole("rowheader")).toHaveText(["link_issues"]);
    await panel.getByRole("button", { name: /^All/ }).click();
    await expect(grid.getByRole("rowheader")).toHaveCount(3);
  });
  await test.step("copy as a table", async () => {
    await panel.getByRole("button", { name: "Copy as table" }).click();
    await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
    const table = await page.evaluate(() => navigator.clipboard.readText());
    expect(table).toContain("| Tool | OpenAI functions | Claude Code | Codex CLI | VS Code Copilot | Cursor |");
    expect(table).toContain("| `ping` | ✅ works");
  });
  await test.step("the page of a client", async () => {
    await grid
      .getByRole("columnheader", { name: /Codex CLI/ })
      .getByRole("button")
      .click();
    const about = page.getByRole("region", { name: "Client Codex CLI" });
    await expect(about).toContainText("What could not be verified");
    await expect(about).toContainText("At most 128 characters");
    await expectAccessible(page);
    await about.getByRole("button", { name: "Clients" }).click();
    await expect(grid).toBeVisible();
  });
});

test("names of the server are part of the final name: the one in the settings, and for VS Code the title", async ({
  app,
  page,
}) => {
  const panel = await openClients(app, page, json({ tools: [ping] }));
  await choose(page, page.getByRole("banner").getByRole("button", { name: /^Clients/ }), [
    "codex",
    "gemini-cli",
    "vscode-copilot",
  ]);
  const detail = panel.getByRole("region", { name: "Detail" });
  await panel.getByRole("textbox", { name: "Server name" }).fill("issues");
  await panel.getByRole("gridcell", { name: /ping, Codex CLI/ }).click();
  await expect(detail).toContainText("mcp__issues__ping");
  await panel.getByRole("gridcell", { name: /ping, VS Code Copilot/ }).click();
  await expect(detail).toContainText("mcp_issues_ping");
  await panel.getByRole("textbox", { name: "Title", exact: true }).fill("Issue Tracker of Ours");
  await expect(detail).toContainText("mcp_issue_tracker_ping");
  await panel.getByRole("textbox", { name: "Server name" }).fill("s".repeat(100));
  await panel.getByRole("gridcell", { name: /ping, Gemini CLI: changed/ }).click();
  await expect(detail).toContainText("63 of 63");
});

test("a reload and a link keep the choice; one's own comes back after a link", async ({ app, page, context }) => {
  test.slow();
  const panel = await openClients(app, page, json(issues));
  await choose(page, panel.getByRole("button", { name: "Choose clients" }).last(), ["codex"]);
  await panel.getByRole("textbox", { name: "Server name" }).fill("issues");
  await page.reload();
  await app.ready();
  await expect(page.getByRole("button", { name: "Clients 1" })).toBeVisible();
  await page.getByRole("tab", { name: "Clients" }).click();
  await expect(panel.getByRole("textbox", { name: "Server name" })).toHaveValue("issues");
  await expect(panel.getByRole("gridcell", { name: /search_issues, Codex CLI: changed/ })).toBeVisible();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText(/^Link copied/).first()).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(url);
  await expect(other.getByRole("button", { name: "Clients 1" })).toBeVisible();
  await other.getByRole("tab", { name: "Clients" }).click();
  await expect(other.getByRole("textbox", { name: "Server name" })).toHaveValue("issues");
  await other.getByRole("button", { name: "Close" }).first().click();
  await expect(other.getByRole("button", { name: "Clients 0" })).toBeVisible();
});

test("keys alone: choose, move, open, read, and back", async ({ app, page }) => {
  const panel = await openClients(app, page, json(issues));
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Clients/ })
    .focus();
  await page.keyboard.press("Enter");
  const popup = page.getByRole("dialog", { name: "Choose clients" });
  await expect(popup.getByRole("checkbox", { name: "Codex CLI" })).toBeVisible();
  await popup.getByRole("searchbox").focus();
  await page.keyboard.type("codex");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await popup.getByRole("searchbox").fill("claude code");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  const grid = panel.getByRole("grid", { name: "Verdicts" });
  await grid.focus();
  const active = () =>
    grid.evaluate((element) => document.getElementById(element.getAttribute("aria-activedescendant") ?? "")?.ariaLabel);
  await expect.poll(active).toMatch(/^search_issues, Claude Code/);
  await page.keyboard.press("ArrowRight");
  await expect.poll(active).toMatch(/^search_issues, Codex CLI: changed/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(active).toMatch(/^link_issues, Codex CLI/);
  await page.keyboard.press("Control+End");
  await expect.poll(active).toMatch(/^ping, Codex CLI: works/);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await expect(panel.getByRole("region", { name: "Detail" })).toContainText("search_issues in Codex CLI");
  await page.keyboard.press("Enter");
  await expect(
    panel
      .getByRole("region", { name: "Detail" })
      .getByRole("button", { name: /^Go to/ })
      .first(),
  ).toBeFocused();
  await grid.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Client Codex CLI" })).toBeVisible();
});

/** How many tools each question about cells was about, as the page asked them. */
async function askedCells(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const asked: number[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { name?: string; input?: { tools?: unknown[] } }) {
      if (message.name === "cells") asked.push(message.input?.tools?.length ?? 0);
      return post.call(this, message);
    } as typeof post;
    Object.assign(window, { asked });
  });
  return () => page.evaluate(() => (window as never as { asked: number[] }).asked.splice(0));
}

test("one key asks for one row, and a hidden panel asks for nothing", async ({ app, page }) => {
  const asked = await askedCells(page);
  const tools = Array.from({ length: 60 }, (_, index) => ({ ...ping, name: `ping_${index}` }));
  const panel = await openClients(app, page, json({ tools: [{ ...search, name: "first" }, ...tools] }));
  await choose(page, panel.getByRole("button", { name: "Choose clients" }).last(), ["codex"]);
  await expect(panel.getByRole("button", { name: "Works 60" })).toBeVisible();
  expect((await asked()).reduce((sum, number) => sum + number, 0)).toBe(61);
  await panel.getByRole("gridcell", { name: /first, Codex CLI: changed, 3/ }).click();
  await panel.getByRole("button", { name: "Go to query" }).first().click();
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+End");
  await page.keyboard.press("Delete");
  await page.keyboard.type('"x": 1');
  await expect(panel.getByRole("gridcell", { name: /first, Codex CLI: changed, 2/ })).toBeVisible();
  expect(Math.max(...(await asked()))).toBe(1);
  await page.getByRole("tab", { name: /Problems/ }).click();
  await asked();
  await app.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" ");
  await expect(app.status).toContainText("Saved");
  expect(await asked()).toEqual([]);
});

test("a rewrite is looked at, made as one edit, and one Undo takes it back", async ({ app, page }) => {
  const text = json({ tools: [ping, link] });
  const panel = await openClients(app, page, text);
  await choose(page, panel.getByRole("button", { name: "Choose clients" }).last(), ["openai-functions", "claude-code"]);
  await panel.getByRole("gridcell", { name: /link_issues, OpenAI functions: refused/ }).click();
  const rewrites = panel.getByRole("region", { name: "Rewrites" });
  await rewrites.getByRole("button", { name: "Preview: Merge the branches at the root into one object" }).click();
  const preview = panel.getByRole("region", { name: "Preview of the rewrite" });
  await expect(preview).toContainText("removed: ");
  await expect(
    panel.getByRole("gridcell", { name: "link_issues, OpenAI functions: refused, works after the rewrite" }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await app.savedText()).toBe(text);
  await preview.getByRole("button", { name: "Apply" }).click();
  await expect(panel.getByRole("gridcell", { name: "link_issues, OpenAI functions: works" })).toBeVisible();
  expect(await app.savedText()).not.toContain("oneOf");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByRole("gridcell", { name: /link_issues, OpenAI functions: refused/ })).toBeVisible();
  expect(await app.savedText()).toBe(text);
});

test("findings about the chosen clients are in Problems", async ({ app, page }) => {
  await openClients(app, page, json({ tools: [link] }));
  await page.getByRole("tab", { name: /Problems/ }).click();
  await expect(app.problems.getByText(/client\//)).toHaveCount(0);
  await choose(page, page.getByRole("banner").getByRole("button", { name: /^Clients/ }), ["openai-functions"]);
  await expect(app.problems.getByText(/client\//).first()).toBeVisible();
});

test("an empty document, and a text that cannot be read", async ({ app, page }) => {
  const panel = await openClients(app, page, "");
  await choose(page, panel.getByRole("button", { name: "Choose clients" }).first(), ["codex"]);
  await expect(panel.getByText("No tool to judge")).toBeVisible();
  await expectAccessible(page);
  await app.openFile("issues.json", json({ tools: [ping] }));
  await expect(panel.getByRole("gridcell", { name: "ping, Codex CLI: works" })).toBeVisible();
  await app.paste("{ this is no JSON");
  await expect(panel.getByText("Last good text")).toBeVisible();
  await expect(panel.getByRole("gridcell", { name: "ping, Codex CLI: works" })).toBeVisible();
  await expectAccessible(page);
});

test("all clients can be chosen once they are known, not before", async ({ app, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/questions\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  const panel = await openClients(app, page, json(issues));
  await panel.getByRole("button", { name: "Choose clients" }).last().click();
  const all = page.getByRole("button", { name: "Choose all" });
  await expect(all).toBeDisabled();
  release();
  await all.click();
  await expect(page.getByText("30 chosen")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel.getByRole("grid", { name: "Verdicts" })).toHaveAttribute("aria-colcount", "31");
});

test("1,000 tools in 30 clients: every verdict is worked out, and the end is one key away", async ({ app, page }) => {
  test.slow();
  const tools = Array.from({ length: 1_000 }, (_, index) => ({ ...search, name: `search_${index}` }));
  const panel = await openClients(app, page, json({ tools }));
  await panel.getByRole("button", { name: "Choose clients" }).last().click();
  await page.getByRole("button", { name: "Choose all" }).click();
  await page.keyboard.press("Escape");
  const grid = panel.getByRole("grid", { name: "Verdicts" });
  await expect(grid).toHaveAttribute("aria-rowcount", "1001", { timeout: 60_000 });
  await expect(grid).toHaveAttribute("aria-colcount", "31");
  await expect(
    grid.getByRole("gridcell", { name: /search_0, Claude Code|search_0, Anthropic API/ }).first(),
  ).toBeVisible();
  await grid.focus();
  await page.keyboard.press("Control+End");
  await expect(grid.getByRole("gridcell", { name: /^search_999, MCP Python SDK: (works|changed)/ })).toBeVisible();
  expect(await grid.getByRole("gridcell").count()).toBeLessThan(900);
  await expect
    .poll(
      async () => {
        const words = await panel.getByRole("button", { name: /^(Works|Changed|Refused|Unknown) / }).allInnerTexts();
        return words.reduce((sum, text) => sum + Number(text.replace(/\D/g, "")), 0);
      },
      { timeout: 60_000 },
    )
    .toBe(30_000);
});

const hostileNames = [
  "<img src=x onerror=alert(1)>",
  "a|b`c",
  "\u202Eevil\u202C",
  "nul\u0000byte",
  "__proto__",
  "constructor",
  "x".repeat(5_000),
  "",
  "😀 tool \uD800",
];

test("hostile names and schemas do no harm", async ({ app, page }) => {
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  const tools = [
    ...hostileNames.map((name) => ({ ...search, name })),
    {
      name: "proto",
      inputSchema: JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string","default":1}}}'),
    },
    { name: "circle", inputSchema: { $ref: "#" } },
    { name: "list", inputSchema: [] },
    { inputSchema: null },
    { name: 5 },
  ];
  const panel = await openClients(app, page, json({ tools }));
  await panel.getByRole("button", { name: "Choose clients" }).last().click();
  await page.getByRole("button", { name: "Choose all" }).click();
  await page.keyboard.press("Escape");
  const grid = panel.getByRole("grid", { name: "Verdicts" });
  await grid.focus();
  const detail = panel.getByRole("region", { name: "Detail" });
  for (let row = 0; row < tools.length; row++) {
    await expect(detail.getByRole("heading", { level: 3 })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
  }
  await panel.getByRole("button", { name: "Copy as table" }).click();
  await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
  const table = await page.evaluate(() => navigator.clipboard.readText());
  expect(table.trim().split("\n")).toHaveLength(tools.length + 2);
  expect(dialogs).toBe(0);
  await expectAccessible(page);
});

test("facts that are older than 180 days show their age", async ({ app, page }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 300 * 86_400_000;
  });
  const panel = await openClients(app, page, json(issues));
  await choose(page, panel.getByRole("button", { name: "Choose clients" }).last(), ["codex"]);
  await panel.getByRole("gridcell", { name: /search_issues, Codex CLI/ }).click();
  await expect(panel.getByRole("region", { name: "Detail" })).toContainText(/\d+ days ago/);
});

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the matrix fits, a cell opens a sheet, before and after is a page", async ({ app, page }) => {
    await app.open();
    await app.openFile("issues.json", json(issues));
    await page.getByRole("button", { name: "More", exact: true }).tap();
    await page.getByRole("menuitem", { name: "Clients" }).tap();
    const panel = page.getByRole("region", { name: "Clients", exact: true });
    await panel.getByRole("button", { name: /^Clients/ }).tap();
    const popup = page.getByRole("dialog", { name: "Choose clients" });
    for (const id of ["claude-code", "codex", "cursor"] as const)
      await popup.getByRole("checkbox", { name: titles[id] }).tap();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    const grid = panel.getByRole("grid", { name: "Verdicts" });
    await expect(grid.getByRole("rowheader").first()).toHaveText("link_issues");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
    await grid.getByRole("gridcell", { name: /search_issues, Codex CLI/ }).tap();
    const sheet = page.getByRole("dialog", { name: "Detail of the cell" });
    await expect(sheet).toContainText("search_issues in Codex CLI");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Before and after" }).tap();
    await expect(page.getByText("As Codex CLI sends it")).toBeVisible();
    await page.getByRole("radio", { name: "Your document" }).tap();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Back to the matrix" }).tap();
    await page.keyboard.press("Escape");
    await expect(grid).toBeVisible();
  });
});
