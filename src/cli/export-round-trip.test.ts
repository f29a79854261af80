import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { InMemoryTransport, type McpServer } from "@modelcontextprotocol/server";
import { describe, expect, it } from "vitest";
import { exportTools, type Json, type JsonObject, parseDocument, samples } from "../core/index.ts";
import { load } from "./generated.ts";

const corpus = "../shared/corpus/tools-list";

/** The tools that a server made of the export lists, as it puts them on the wire. */
async function listed(tools: readonly JsonObject[]): Promise<Json[]> {
  const { files, refused } = exportTools(tools, { to: "ts-sdk-v2", name: "round trip" });
  expect(refused).toBeUndefined();
  const { createServer } = await load(files, "server.js");
  const [here, there] = InMemoryTransport.createLinkedPair();
  await (createServer as () => McpServer)().connect(there);
  await here.start();
  const ask = (id: number, method: string, params: Record<string, unknown>) =>
    new Promise<JsonObject>((resolve) => {
      here.onmessage = (message) => resolve((message as unknown as { result: JsonObject }).result);
      void here.send({ jsonrpc: "2.0", id, method, params });
    });
  const clientInfo = { name: "test", version: "1.0.0" };
  await ask(1, "initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
  await here.send({ jsonrpc: "2.0", method: "notifications/initialized" });
  const result = await ask(2, "tools/list", {});
  await here.close();
  return JSON.parse(JSON.stringify(result.tools));
}

/** What the SDK has no place for is left out, with a note. */
function expected({ name, title, description, inputSchema, outputSchema, annotations, icons, _meta }: JsonObject) {
  const fields = { name, title, description, inputSchema, outputSchema, annotations, icons, _meta };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

describe("a server made of ts-sdk-v2 lists the descriptors it was made of", () => {
  it("of every sample", async () => {
    for (const { id, text } of samples) {
      const tools = parseDocument(text).tools.map(({ value }) => value);
      expect(await listed(tools), id).toEqual(tools.map(expected));
    }
  });

  if (!existsSync(corpus)) it.skip("skipped: no corpus");
  else
    it("of every tool of the corpus", { timeout: 120_000 }, async () => {
      const tools: JsonObject[] = [];
      for (const file of readdirSync(corpus)) {
        for (const { value } of parseDocument(readFileSync(`${corpus}/${file}`, "utf8")).tools) {
          const name = `${tools.length}.${value.name}`;
          tools.push({ ...value, name });
        }
      }
      expect(tools.length).toBeGreaterThan(3_000);
      const found = await listed(tools);
      const wanted = tools.map(expected);
      const different = wanted.filter((tool, index) => !isDeepStrictEqual(tool, found[index]));
      expect(found.length).toBe(tools.length);
      expect(different.map(({ name }) => name)).toEqual([]);
    });
});
