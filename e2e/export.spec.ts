import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "./axe.ts";
import type { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

const tools = [
  {
    name: "find_books",
    description: "Finds books by their title.",
    inputSchema: {
      type: "object",
      required: ["title"],
      properties: {
        title: { type: "string", minLength: 1, format: "book-title" },
        limit: { type: "integer", minimum: 1, maximum: 50, default: 10 },
      },
    },
  },
  { name: "ping", description: "Answers.", inputSchema: { type: "object", additionalProperties: false } },
];

test("a target, its options, its notes, and the ways home", async ({ app, page }) => {
  const { files, lines, choose } = await exported(app, page, tools);

  await test.step("this tool, then all of them", async () => {
    await expect(files.getByRole("button", { name: "find-books.ts", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(lines).toContainText("fromJsonSchema");
    await app.tools.getByText("ping", { exact: true }).click();
    await expect(files.getByRole("button", { name: "ping.ts", exact: true })).toBeVisible();
    await page.getByRole("radio", { name: "All 2" }).click();
    await files.getByRole("button", { name: "server.ts", exact: true }).click();
    await expect(lines).toContainText("registerFindBooks");
  });

  await test.step("an option changes the files", async () => {
    await page.getByRole("checkbox", { name: "Handler stubs" }).uncheck();
    await expect(files.getByRole("button", { name: "server.ts", exact: true })).toBeHidden();
    await page.getByRole("checkbox", { name: "Handler stubs" }).check();
    await expect(files.getByRole("button", { name: "server.ts", exact: true })).toBeVisible();
  });

  await test.step("the list says how many notes a target has", async () => {
    const entry = (name: string) => page.getByRole("button", { name, exact: true });
    await expect(entry("SDK v2 with Zod")).toHaveAccessibleDescription("2 notes");
    await expect(entry("C# SDK")).toHaveAccessibleDescription("");
  });

  await test.step("the filter finds a target, whose notes lead to their place", async () => {
    await page.getByRole("searchbox", { name: /^Filter \d+ targets/ }).fill("v2 with zod");
    await choose("SDK v2 with Zod");
    await expect(lines).toContainText("zod");
    const notes = page.getByRole("region", { name: "What this target cannot say" });
    await expect(notes.getByText("book-title")).toBeVisible();
    await expectAccessible(page);
    await notes.getByRole("listitem").filter({ hasText: "book-title" }).getByRole("button", { name: /^Line/ }).click();
    await expect(page.getByRole("list", { name: "Place in the document" })).toContainText("format");
    await page.getByRole("searchbox", { name: /^Filter \d+ targets/ }).fill("");
  });

  await test.step("copy takes the file on screen", async () => {
    await choose("Anthropic");
    await expect(lines).toContainText("input_schema");
    await page.getByRole("button", { name: "Copy", exact: true }).first().click();
    await expect
      .poll(async () => JSON.parse(await page.evaluate(() => navigator.clipboard.readText())))
      .toMatchObject([{ name: "find_books" }, { name: "ping" }]);
  });

  await test.step("the zip holds every file", async () => {
    await choose("Whole project");
    await expect(files.getByRole("combobox", { name: "File" })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Zip", exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("ts-project.zip");
    const zip = unzipSync(readFileSync(await download.path()));
    const shown = await files.getByRole("combobox", { name: "File" }).locator("option").allTextContents();
    expect(Object.keys(zip).sort()).toEqual(shown.sort());
    expect(strFromU8(zip["src/tools/find-books.ts"] ?? new Uint8Array())).toContain('"book-title"');
  });

  await test.step("a folder gets the files", async () => {
    await page.evaluate(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await choose("Repository files");
    await page.getByRole("button", { name: "Write to folder" }).click();
    await page.getByRole("button", { name: "Write", exact: true }).click();
    await expect.poll(() => page.evaluate(namesInFolder)).toEqual(expect.arrayContaining(["find-books", "ping"]));
  });
});

test("an old text, an empty one, and a narrow screen", async ({ app, page }) => {
  const { files, lines, choose } = await exported(app, page, tools);
  await choose("tools/list result");
  await expect(lines).toContainText("find_books");

  await test.step("a text that cannot be read leaves the last files, marked", async () => {
    await app.paste('{ "tools": [ { "name": ');
    await expect(page.getByText("From an earlier text")).toBeVisible();
    await expect(lines).toContainText("find_books");
    await expectAccessible(page);
  });

  await test.step("nothing to export", async () => {
    await app.paste('{ "tools": [] }');
    await expect(page.getByText("No tool to export")).toBeVisible();
    await app.paste(JSON.stringify({ tools: tools.slice(1) }));
    await expect(lines).toContainText("ping");
    await expect(page.getByText("From an earlier text")).toBeHidden();
  });

  await test.step("360 pixels", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(files).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole("navigation", { name: "Targets" })).toBeHidden();
    const target = page.getByRole("combobox", { name: "Target", exact: true });
    await expect(target.getByRole("option")).toHaveCount(21);
    await target.selectOption("markdown");
    await files.scrollIntoViewIfNeeded();
    await expect(files.getByRole("button", { name: "tools.md", exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test("a long export shows how far it is, can be cancelled, and the panel goes on", async ({ app, page }) => {
  const many = Array.from({ length: 344 }, (_, index) => branching(`tool_${index}`));
  const { files, lines, choose } = await exported(app, page, many);
  const bar = page.getByRole("progressbar", { name: /^Exporting/ });

  await test.step("a short one shows no progress", async () => {
    await expect(files.getByRole("button", { name: "tool-0.ts", exact: true })).toBeVisible();
    await expect(bar).toBeHidden();
  });

  await test.step("tool by tool, with a word for screen readers now and then", async () => {
    await choose("Gemini");
    await page.getByRole("radio", { name: "All 344" }).click();
    await expect(page.getByRole("progressbar", { name: /^Exporting [1-9]\d* of 344 tools$/ })).toBeVisible();
    const first = Number(await bar.getAttribute("value"));
    await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(first);
    await expect(page.getByRole("status").filter({ hasText: /^Exporting \d+ of 344 tools$/ })).toHaveCount(1);
  });

  await test.step("cancelled", async () => {
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByText(/^The export was cancelled after \d+ of 344 tools/)).toBeVisible();
    await expect(page.locator("body")).not.toBeFocused();
    await expectAccessible(page);
  });

  await test.step("again, and then another target instead", async () => {
    await page.getByRole("button", { name: "Export again" }).click();
    await expect(bar).toBeVisible();
    await choose("tools/list result");
    await expect(lines).toContainText("tool_0");
    await expect(bar).toBeHidden();
    await expect(page.getByText("The export was cancelled")).toBeHidden();
    await page.getByRole("radio", { name: "This tool" }).click();
    await choose("Anthropic");
    await expect(lines).toContainText("input_schema");
  });
});

/** Small, but thousands of schemas where its references are written out: hundreds of these take a minute or more. */
function branching(name: string) {
  const level = (index: number) => {
    const next = { $ref: `#/$defs/level${index + 1}` };
    return [`level${index}`, { type: "object", properties: { left: next, right: next } }] as const;
  };
  const levels = Object.fromEntries(Array.from({ length: 12 }, (_, index) => level(index)));
  const inputSchema = {
    type: "object",
    properties: { top: { $ref: "#/$defs/level0" } },
    $defs: { ...levels, level12: { type: "string" } },
  };
  return { name, description: `Takes a tree for ${name}.`, inputSchema };
}

/** The Export panel on the first of some tools. */
async function exported(app: Toolwright, page: Page, list: readonly object[]) {
  await app.open();
  await app.openFile("tools.json", JSON.stringify({ tools: list }, null, 2));
  await expect(app.status).toContainText(`${list.length} tool`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("tab", { name: "Export" }).click();
  const files = page.getByRole("region", { name: "Files", exact: true });
  const lines = files.locator(".view-lines");
  await expect(lines).toBeVisible();
  const choose = (title: string) =>
    page.getByRole("navigation", { name: "Targets" }).getByRole("button", { name: title, exact: true }).click();
  return { files, lines, choose };
}

/** What stands in the folder that the page was given, at any depth. */
async function namesInFolder(): Promise<string[]> {
  const names: string[] = [];
  const open = [await navigator.storage.getDirectory()];
  for (let folder = open.pop(); folder; folder = open.pop()) {
    for await (const handle of folder.values()) {
      names.push(handle.name);
      if (handle.kind === "directory") open.push(handle);
    }
  }
  return names;
}
