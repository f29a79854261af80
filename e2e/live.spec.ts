import { expectAccessible } from "./axe.ts";
import { bodyOf, closeServers, official, serve } from "./live-server.ts";
import { expect, test } from "./test.ts";

test.afterEach(() => closeServers());

const tool = {
  name: "find_region",
  description: "Finds a region by its name.",
  inputSchema: {
    type: "object",
    properties: { region: { type: "string", description: "Its name.", "x-mcp-header": "Region" } },
    required: ["region"],
  },
};

test.use({ mayReach: /^http:\/\/127\.0\.0\.1:\d+\/mcp$/ });

test("the tools of a server open as a document; calling one is a second, explicit act", async ({ app, page }) => {
  const calls: unknown[] = [];
  const call = (args: Record<string, unknown> | undefined) => {
    calls.push(args);
    return `found ${args?.region}`;
  };
  const url = await official({ tools: [tool], call });
  await app.open();
  await app.command("Import from a server");
  const dialog = page.getByRole("dialog", { name: "Import from a server" });
  await expect(dialog.getByLabel("Address of the MCP endpoint")).toBeFocused();
  await dialog.getByLabel("Address of the MCP endpoint").fill("example");
  await dialog.getByRole("button", { name: "Import tools" }).click();
  await expect(dialog.getByRole("alert")).toContainText("whole address");
  await expectAccessible(page);
  await dialog.getByLabel("Address of the MCP endpoint").fill(url);
  await dialog.getByLabel("Headers, one a line").fill("X-Key: secret-of-mine");
  await dialog.getByRole("button", { name: "Import tools" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^1 tool from 127\.0\.0\.1/)).toBeVisible();
  await expect(app.tools.getByRole("button", { name: "find_region" })).toBeVisible();
  expect(await app.savedText()).toBe(`${JSON.stringify({ tools: [tool] }, null, 2)}\n`);
  expect(calls).toEqual([]);
  await test.step("the real messages beside ours", async () => {
    await page.getByRole("tab", { name: "Wire" }).click();
    const panel = page.getByRole("region", { name: "Wire", exact: true });
    await panel.getByRole("button", { name: "Call the server" }).click();
    await expect(panel.getByText("The server", { exact: true })).toBeVisible();
    await expect(panel.getByRole("region", { name: "Messages" })).toContainText("found");
    expect(calls).toHaveLength(1);
    await panel.getByRole("button", { name: "Close" }).click();
  });
  await test.step("its tools as the target of a comparison", async () => {
    await app.paste(JSON.stringify({ tools: [{ ...tool, description: "Finds regions." }] }, null, 2));
    await app.command("Import from a server");
    await dialog.getByRole("button", { name: "Compare with this document" }).click();
    await expect(page.getByRole("region", { name: "Compare", exact: true })).toContainText("127.0.0.1");
    await expect(page.getByRole("region", { name: "List of changes" })).toContainText("description");
  });
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain("secret-of-mine");
});

test("a server that lets no page in is explained, and nothing changes", async ({ app, page, allowErrors }) => {
  allowErrors();
  const url = await serve((_, outgoing) => void outgoing.writeHead(200).end("{}"));
  await app.open();
  const before = await app.savedText();
  await app.command("Import from a server");
  const dialog = page.getByRole("dialog", { name: "Import from a server" });
  await dialog.getByLabel("Address of the MCP endpoint").fill(url);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Access-Control-Allow-Origin: http://127.0.0.1");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await app.savedText()).toBe(before);
});

/** Answers an older client by hand, with the text of a result; open to pages of any origin. */
function byHand(result: string): Promise<string> {
  return serve(async (incoming, outgoing) => {
    const open = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": incoming.headers["access-control-request-headers"] ?? "",
    };
    if (incoming.method === "OPTIONS") return void outgoing.writeHead(204, open).end();
    if (incoming.method !== "POST") return void outgoing.writeHead(405, open).end();
    const { id, method } = JSON.parse(await bodyOf(incoming));
    if (id === undefined) return void outgoing.writeHead(202, open).end();
    const hello =
      '{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"old","version":"1"}}';
    const results: Record<string, string> = { initialize: `"result":${hello}`, "tools/list": `"result":${result}` };
    outgoing.writeHead(200, { ...open, "content-type": "application/json" });
    outgoing.end(
      `{"jsonrpc":"2.0","id":${JSON.stringify(id)},${results[method] ?? '"error":{"code":-32601,"message":"no"}'}}`,
    );
  });
}

test("a list that clients refuse opens as it came, and Problems say what is wrong with it", async ({ app, page }) => {
  const digits = "12345678901234567890";
  const url = await byHand(
    `{"tools":[{"name":"good","description":"Counts.","inputSchema":{"type":"object","properties":{"n":{"type":"integer","maximum":${digits}}}}},{"name":"bad","inputSchema":{}}]}`,
  );
  await app.open();
  await app.command("Import from a server");
  const dialog = page.getByRole("dialog", { name: "Import from a server" });
  await dialog.getByLabel("Address of the MCP endpoint").fill(url);
  await dialog.getByRole("button", { name: "Import tools" }).click();
  await expect(app.tools.getByRole("button", { name: "bad" })).toBeVisible();
  expect(await app.savedText()).toContain(`"maximum": ${digits}`);
  await expect(page.getByRole("region", { name: "Problems", exact: true })).toContainText(
    "clients reject the whole list for it",
  );
});

test("a server that sends one elsewhere or never ends is told by its own name", async ({ app, page, allowErrors }) => {
  allowErrors();
  const open = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  const elsewhere = await serve((incoming, outgoing) => {
    const allowed = {
      ...open,
      "access-control-allow-headers": incoming.headers["access-control-request-headers"] ?? "",
    };
    outgoing
      .writeHead(incoming.method === "OPTIONS" ? 204 : 307, { ...allowed, location: "http://127.0.0.1:1/mcp" })
      .end();
  });
  const endless = await serve((incoming, outgoing) => {
    const allowed = {
      ...open,
      "access-control-allow-headers": incoming.headers["access-control-request-headers"] ?? "",
    };
    if (incoming.method === "OPTIONS") return void outgoing.writeHead(204, allowed).end();
    outgoing.writeHead(200, { ...allowed, "content-type": "application/json" });
    const fill = () => {
      while (!outgoing.destroyed && outgoing.write(" ".repeat(65_536)));
    };
    outgoing.on("drain", fill);
    fill();
  });
  await app.open();
  await app.command("Import from a server");
  const dialog = page.getByRole("dialog", { name: "Import from a server" });
  for (const [url, words] of [
    [elsewhere, "it sends requests on to another address: give that address instead"],
    [endless, "its answers are larger than 5 MiB"],
  ] as const) {
    await dialog.getByLabel("Address of the MCP endpoint").fill(url);
    await dialog.getByRole("button", { name: "Import tools" }).click();
    await expect(dialog.getByRole("alert")).toContainText(words);
  }
});
