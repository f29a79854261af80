import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { InMemoryTransport as VersionOne } from "@modelcontextprotocol/sdk/inMemory.js";
import { InMemoryTransport as VersionTwo } from "@modelcontextprotocol/server";
import ts from "@typescript/typescript6";
import { transformWithOxc } from "vite";
import { afterAll, expect, vi } from "vitest";
import { type ExportFile, exportTools, type Json, type JsonObject, revisions } from "../core/index.ts";

const cache = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules/.cache");
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes generated TypeScript as JavaScript where Node finds our packages, and imports one file of it. */
export async function load(files: readonly ExportFile[], entry: string): Promise<Record<string, unknown>> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "generated-"));
  folders.push(folder);
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  const sources = files.filter(({ path }) => path.endsWith(".ts"));
  await Promise.all(
    sources.map(async ({ path, text }) => {
      const target = join(folder, path.replace(/\.ts$/, ".js"));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, (await transformWithOxc(text, path, { sourcemap: false })).code);
    }),
  );
  return import(/* @vite-ignore */ pathToFileURL(join(folder, entry)).href);
}

/** The tools that a server made of the export lists, as it puts them on the wire. */
export async function listed(tools: readonly JsonObject[], to: string): Promise<JsonObject[]> {
  const { files, refused } = exportTools(tools, { to, name: "round trip" });
  expect(refused).toBeUndefined();
  // The SDK tells of every format that it does not know.
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  try {
    const { createServer } = await load(files, "server.js");
    return await listOf(createServer as () => Server, to.includes("v1") ? VersionOne : VersionTwo);
  } finally {
    warn.mockRestore();
  }
}

interface Server {
  connect(transport: unknown): Promise<void>;
}

async function listOf(create: () => Server, Transport: typeof VersionOne | typeof VersionTwo): Promise<JsonObject[]> {
  const [here, there] = Transport.createLinkedPair();
  await create().connect(there);
  await here.start();
  const ask = (id: number, method: string, params: Record<string, unknown>) =>
    new Promise<Json>((resolve) => {
      here.onmessage = (message: unknown) => resolve(message as Json);
      void here.send({ jsonrpc: "2.0", id, method, params });
    });
  const clientInfo = { name: "test", version: "1.0.0" };
  const handshaken = revisions.findLast(({ messages }) => messages.start === "initialize");
  await ask(1, "initialize", { protocolVersion: handshaken?.id, capabilities: {}, clientInfo });
  await here.send({ jsonrpc: "2.0", method: "notifications/initialized" });
  const answer = JSON.parse(JSON.stringify(await ask(2, "tools/list", {})));
  await here.close();
  expect(answer.error).toBeUndefined();
  return answer.result.tools;
}

/** What the parser of TypeScript has to say about a text, and the names of all members in it. */
export function parsed(text: string, path: string): { readonly errors: string[]; readonly members: string[] } {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, false) as ts.SourceFile & {
    readonly parseDiagnostics: readonly ts.Diagnostic[];
  };
  const members: string[] = [];
  const waiting: ts.Node[] = [file];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (ts.isPropertySignature(node) || ts.isPropertyAssignment(node)) members.push(nameOf(node.name));
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
  return {
    errors: file.parseDiagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")),
    members,
  };
}

function nameOf(name: ts.PropertyName): string {
  const inner = ts.isComputedPropertyName(name) ? name.expression : name;
  return ts.isIdentifier(inner) || ts.isStringLiteralLike(inner) || ts.isNumericLiteral(inner) ? inner.text : "";
}
