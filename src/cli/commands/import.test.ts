import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emptyFolder, runHere } from "../test-host.ts";

const folder = emptyFolder();
const openai = JSON.stringify({ name: "ping", parameters: { type: "dict", properties: {} }, strict: true });
writeFileSync(join(folder, "functions.json"), openai);
writeFileSync(join(folder, "server.py"), '@mcp.tool\ndef ping(n: int = 1):\n    "Pings."\n');
writeFileSync(join(folder, "mcp.json"), '{"mcpServers":{"a":{"command":"x","env":{"KEY":"SECRET"}}}}');
const schema = { type: "object", properties: {} };

it("prints MCP tools, and on stderr what became of the rest", async () => {
  const { code, out, notes } = await runHere(["import", "functions.json"], folder);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ tools: [{ name: "ping", inputSchema: schema }] });
  expect(notes).toEqual([
    "read functions.json as openai (OpenAI tools)",
    "lost: MCP has no field for `strict` (ping)",
    "mapped: The type `dict` became `object` (ping)",
  ]);
});

it("keeps what is lost in _meta on request, and reads stdin", async () => {
  const { out } = await runHere(["import", "-", "--keep-meta"], folder, openai);
  expect(JSON.parse(out).tools[0]._meta).toEqual({ "openai/strict": true });
});

it("takes the format that is named", async () => {
  const { out } = await runHere(["import", "server.py", "--from", "python"], folder);
  expect(JSON.parse(out).tools).toMatchObject([{ name: "ping", description: "Pings." }]);
  const wrong = await runHere(["import", "server.py", "--from", "gemini"], folder);
  expect(wrong).toMatchObject({ code: 2, out: "" });
  const unknown = await runHere(["import", "server.py", "--from", "pyton"], folder);
  expect(unknown.notes.join()).toContain("python");
});

it("answers a server configuration with what to do, and shows no key", async () => {
  const { code, out, notes } = await runHere(["import", "mcp.json"], folder);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(notes.join()).toContain("tools/list");
  expect(notes.join()).not.toContain("SECRET");
});

it("escapes what a document would do to a terminal", async () => {
  const hostile = JSON.stringify({ name: "a\u001b[2J", parameters: {}, "x\u202ey": 1 });
  const { out, notes } = await runHere(["import", "-"], folder, hostile);
  expect(out + notes.join()).not.toContain("\u001b");
  expect(out + notes.join()).not.toContain("\u202e");
  expect(JSON.parse(out).tools[0].name).toBe("a\u001b[2J");
});
