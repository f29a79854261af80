import { readFile } from "node:fs/promises";
import { expect, test } from "./test.ts";

const tool = { name: "ping", description: "Answers pong.", inputSchema: { type: "object" } };
const shapes = {
  tool,
  array: [tool],
  tools: { tools: [tool] },
  result: { tools: [tool], nextCursor: "2" },
  response: { jsonrpc: "2.0", id: 1, result: { tools: [tool] } },
};

for (const [shape, value] of Object.entries(shapes)) {
  test(`takes a ${shape}`, async ({ app }) => {
    await app.open();
    await app.openFile("some.json", JSON.stringify(value, null, 2));
    await expect(app.tools.getByRole("button", { name: "ping" })).toBeVisible();
    await expect(app.status).toContainText("No problems");
  });
}

test("comments and trailing commas are fine", async ({ app }) => {
  await app.open();
  await app.paste(
    '[\n  // a comment\n  { "name": "ping", "description": "Pong.", "inputSchema": { "type": "object", }, },\n]\n',
  );
  await expect(app.status).toContainText("No problems");
});

test("opening never overwrites: the document before is still there", async ({ app, page }) => {
  await app.open();
  const before = await app.savedText();
  await app.openFile("other.json", JSON.stringify(tool));
  await expect(page.getByRole("button", { name: "other" })).toBeVisible();
  await expect(app.status).toContainText("Saved");
  await page.getByRole("button", { name: "other" }).click();
  await page.getByRole("button", { name: /^my-tools/ }).click();
  await expect(app.problem("comand")).toBeVisible();
  expect(await app.savedText()).toBe(before);
});

test("a reload brings everything back, the name too", async ({ app, page }) => {
  await app.open();
  await page.getByRole("button", { name: "my-tools" }).click();
  await page.getByLabel("Name").fill("ops server");
  await page.keyboard.press("Enter");
  await app.paste(JSON.stringify(tool));
  await expect(app.tools.getByRole("button", { name: "ping" })).toBeVisible();
  await expect(app.status).toContainText("Saved");
  await page.reload();
  await app.ready();
  await expect(page.getByRole("button", { name: "ops server" })).toBeVisible();
  expect(await app.savedText()).toBe(JSON.stringify(tool));
});

test("a download is the text, byte for byte", async ({ app, page }) => {
  const text = '{\r\n\t"name": "ping", // é ünïcode \u{1F600}\r\n\t"inputSchema": {"type": "object"}\r\n}\r\n';
  await app.open();
  await app.openFile("crlf.jsonc", text);
  await expect(app.tools.getByRole("button", { name: "ping" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await app.command("Download");
  const file = await saved;
  expect(file.suggestedFilename()).toBe("crlf.jsonc");
  expect(await readFile(await file.path(), "utf8")).toBe(text);
});

test("a dropped file opens", async ({ app, page }) => {
  await app.open();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "dropped.json", { type: "application/json" }));
    return transfer;
  }, JSON.stringify(tool));
  await app.editor.dispatchEvent("dragover", { dataTransfer: data });
  await expect(page.getByText("Drop the file to open it")).toBeVisible();
  await app.editor.dispatchEvent("drop", { dataTransfer: data });
  await expect(page.getByRole("button", { name: "dropped" })).toBeVisible();
  await expect(app.tools.getByRole("button", { name: "ping" })).toBeVisible();
});

test("the gallery makes new documents", async ({ app, page }) => {
  await app.open();
  for (const title of ["No parameters", "Required string", "Optional parameters", "Several parameters"]) {
    await app.tools.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("menuitem", { name: "New from a sample" }).click();
    await page.getByRole("option", { name: title }).click();
    await expect(app.status).toContainText("No problems");
  }
});
