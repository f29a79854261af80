import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import {
  type CodeAction,
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import { applyEdits } from "../../core/index.ts";
import { buildCommand } from "../built.ts";
import { emptyFolder } from "../test-host.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let main = "";
beforeAll(async () => {
  main = await buildCommand();
});

const broken = `{
  "name": "find",
  "description": "Finds a skill by its name.",
  "inputSchema": { "type": "object", "properties": { "command": { "type": "string" } }, "required": ["comand"] }
}`;

interface Published {
  readonly uri: string;
  readonly diagnostics: readonly {
    readonly code: string;
    readonly range: { readonly start: { readonly line: number } };
  }[];
}

/** A real client of the protocol, on the streams of a real process. */
async function editor() {
  const child = spawn(process.execPath, [main, "lsp", "--stdio"], {
    cwd: emptyFolder(),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const published: Published[] = [];
  connection.onNotification("textDocument/publishDiagnostics", (heard: Published) => void published.push(heard));
  const warned: string[] = [];
  connection.onNotification("window/showMessage", ({ message }: { message: string }) => void warned.push(message));
  connection.onRequest("client/registerCapability", () => null);
  connection.listen();
  onTestFinished(() => {
    connection.dispose();
    child.kill();
  });
  const { capabilities } = await connection.sendRequest<{ capabilities: object }>("initialize", {
    ...{
      processId: null,
      rootUri: null,
      capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
    },
  });
  await connection.sendNotification("initialized", {});
  const open = (uri: string, text: string) =>
    connection.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId: "json", version: 1, text },
    });
  const heardOf = (uri: string) => published.findLast((heard) => heard.uri === uri)?.diagnostics;
  return { child, connection, published, warned, capabilities, open, heardOf };
}

test("diagnostics, quick fixes, fix all, hover and completion", async () => {
  const { child, connection, published, open } = await editor();
  const uri = "file:///work/tools.json";
  await open(uri, broken);
  await vi.waitFor(
    () => expect(published.at(-1)?.diagnostics.map(({ code }) => code)).toContain("schema/required-undefined"),
    20_000,
  );
  const line = broken.split("\n").findIndex((text) => text.includes("comand"));
  const character = (broken.split("\n")[line] ?? "").indexOf("comand");
  const at = { line, character };
  const textDocument = { uri };

  const actions = await connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
    ...{ textDocument, range: { start: at, end: at }, context: { diagnostics: [] } },
  });
  const quick = actions.find(({ kind }) => kind === "quickfix");
  expect(quick?.diagnostics?.[0]?.code).toBe("schema/required-undefined");
  const all = actions.find(({ kind }) => kind === "source.fixAll");
  expect(all?.edit?.changes?.[uri]?.[0]?.newText).toContain('"required": ["command"]');

  const hover = await connection.sendRequest<{ contents: { value: string } }>("textDocument/hover", {
    textDocument,
    position: at,
  });
  expect(hover.contents.value).toContain("schema/required-undefined");

  const text = applyEdits(broken, [{ offset: broken.indexOf('"description"'), length: 0, text: '"ti' }]);
  await connection.sendNotification("textDocument/didChange", {
    ...{ textDocument: { uri, version: 2 }, contentChanges: [{ text }] },
  });
  const position = { line: 2, character: 5 };
  const offered = await connection.sendRequest<{ label: string }[]>("textDocument/completion", {
    textDocument,
    position,
  });
  expect(offered.map(({ label }) => label)).toEqual(expect.arrayContaining(["title", "annotations"]));

  await connection.sendRequest("shutdown");
  const ended = new Promise((resolve) => child.on("exit", (code) => resolve(code)));
  await connection.sendNotification("exit");
  expect(await ended).toBe(0);
});

test("leaves other files alone", async () => {
  const { published, open } = await editor();
  await open("file:///work/package.json", '{ "name": "x", "x": 1, }');
  await open("file:///work/my.mcp-tools.jsonc", `// fine\n${broken}`);
  await vi.waitFor(() => expect(published).toHaveLength(2), 20_000);
  const of = (name: string) => published.find(({ uri }) => uri.endsWith(name))?.diagnostics.length;
  expect(of("package.json")).toBe(0);
  expect(of("my.mcp-tools.jsonc")).toBeGreaterThan(0);
});

test("takes what the settings name, and goes by them as soon as they change", async () => {
  const { connection, warned, open, heardOf } = await editor();
  const folder = emptyFolder();
  const [config, listed, other] = ["toolwright.config.json", "lists/mail.txt", "mail.txt"].map((name) =>
    pathToFileURL(join(folder, name)),
  ) as [URL, URL, URL];
  writeFileSync(config, '{ "files": ["lists/*.txt"] }');
  await open(listed.href, broken);
  await open(other.href, broken);
  await vi.waitFor(() => expect([heardOf(listed.href), heardOf(other.href)]).toMatchObject([[{}], []]), 20_000);

  const changed = { changes: [{ uri: config.href, type: 2 }] };
  writeFileSync(config, '{ "files": ["lists/*.txt"], "rules": { "schema/required-undefined": "off" } }');
  await connection.sendNotification("workspace/didChangeWatchedFiles", changed);
  await vi.waitFor(() => expect(heardOf(listed.href)).toEqual([]), 20_000);

  writeFileSync(config, '{ "file": [] }');
  await connection.sendNotification("workspace/didChangeWatchedFiles", changed);
  await vi.waitFor(() => expect(warned.join()).toContain("file is no setting: did you mean files?"), 20_000);
});
