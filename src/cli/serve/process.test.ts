import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as StdioV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { revisions } from "../../core/index.ts";
import { buildCommand } from "../built.ts";
import { emptyFolder, runHere } from "../test-host.ts";
import { document, speaking } from "./serve.testing.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let main = "";
beforeAll(async () => {
  main = await buildCommand();
});

const folder = emptyFolder();
const path = join(folder, "tools.json");
const write = (value: unknown) => writeFileSync(path, JSON.stringify(value));
write(document);

const more = { ...document, tools: [...(document.tools as []), { name: "new", inputSchema: { type: "object" } }] };

describe("over stdio", () => {
  test.each(revisions.map(({ id }) => id))("the official client, in %s", async (revision) => {
    write(document);
    const changes: unknown[] = [];
    const onChanged = (_: unknown, tools: unknown) => void changes.push(tools);
    const listChanged = { tools: { autoRefresh: true, debounceMs: 0, onChanged } };
    const client = new Client({ name: "tester", version: "1.0.0" }, { ...speaking(revision), listChanged });
    const args = [main, "serve", "tools.json", "--stdio"];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: folder, stderr: "ignore" }));
    onTestFinished(() => client.close());
    expect((await client.listTools()).tools).toEqual(document.tools);
    expect(await client.callTool({ name: "find_city", arguments: { name: "Oslo" } })).toMatchObject({
      structuredContent: { city: "Oslo" },
    });
    write(more);
    await vi.waitFor(() => expect(changes.at(-1)).toHaveLength(3), 10_000);
  });

  test("the client of version 1", async () => {
    write(document);
    const client = new ClientV1({ name: "older", version: "1.0.0" });
    const args = [main, "serve", "tools.json", "--stdio"];
    await client.connect(new StdioV1({ command: process.execPath, args, cwd: folder, stderr: "ignore" }));
    onTestFinished(() => client.close());
    expect((await client.listTools()).tools).toEqual(document.tools);
    expect(await client.callTool({ name: "find_city", arguments: {} })).toMatchObject({ isError: true });
  });
});

/** Its first line on stdout is the address. */
async function started(words: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main, "serve", ...words], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = await new Promise<string>((resolve, reject) => {
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += chunk;
      if (out.includes("\n")) resolve(out.trim());
    });
    child.on("exit", (code) => reject(new Error(`ended with ${code}`)));
  });
  return { child, url };
}

describe("the process", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("%s ends it cleanly, streams open or not", async (signal) => {
    const { child, url } = await started(["tools.json", "--http"]);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
    const client = new Client({ name: "t", version: "1" }, speaking("2025-11-25"));
    const { StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    await client.listTools();
    const ended = new Promise((resolve) => child.on("exit", (code) => resolve(code)));
    child.kill(signal);
    expect(await ended).toBe(0);
    await client.close();
  });

  test.each([
    [["tools.json"], "say how to serve: --stdio or --http [port]"],
    [["tools.json", "--http", "99999"], "--http takes a whole number from 0 to 65535, not 99999"],
    [["tools.json", "--http", "--latency", "9-1"], "--latency takes milliseconds: 200, or 100-300, not 9-1"],
    [["tools.json", "--http", "--error-rate", "101"], "--error-rate takes a whole number from 0 to 100, not 101"],
    [
      ["tools.json", "--http", "--allow-origin", "x"],
      "--allow-origin x is no origin: --allow-origin https://example.com",
    ],
    [["tools.json", "--http", "--results", "none.json"], "none.json does not exist: check the path"],
    [["absent.json", "--stdio"], "absent.json does not exist: check the path"],
  ])("%j is refused in one line", async (words, reason) => {
    const { code, out, notes } = await runHere(["serve", ...words], folder);
    expect([code, out, notes]).toEqual([2, "", [`toolwright serve: ${reason}`]]);
  });
});
