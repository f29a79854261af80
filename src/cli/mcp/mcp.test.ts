import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  analyze,
  applyEdits,
  checkResult,
  compat,
  type Json,
  type JsonObject,
  type TextEdit,
} from "../../core/index.ts";
import { speaking } from "../serve/serve.testing.ts";
import { emptyFolder } from "../test-host.ts";
import { reachOf } from "./reach.ts";
import { agentServer } from "./server.ts";
import { descriptorOf } from "./tool.ts";
import { agentTools } from "./tools.ts";

const descriptors = agentTools.map(descriptorOf);

/** What is known and meant. */
const suppress = [
  ...["wire", "compat", "cost"].map((tool) => ({
    ...{ rule: "quality/name-verb-first", tool, reason: "The tools are called as the commands are" },
  })),
];

describe("its own descriptors", () => {
  test("pass every rule", () => {
    const { diagnostics } = analyze(JSON.stringify({ tools: descriptors }, null, 2), {
      preset: "all",
      suppress,
    });
    expect(diagnostics.map(({ rule, tool, path, message }) => [rule, tool, path, message])).toEqual([]);
  });

  test("are refused by no client", () => {
    const refused = compat(descriptors, { server: "toolwright" }).filter(({ verdict }) => verdict === "refused");
    expect(refused.map(({ tool, client, reasons }) => [tool, client, reasons.map(({ message }) => message)])).toEqual(
      [],
    );
  });
});

const folder = emptyFolder();
const inner = join(folder, "inner");
mkdirSync(inner);
writeFileSync(join(folder, "secret.json"), '{"name":"secret","inputSchema":{"type":"object"}}');
writeFileSync(
  join(inner, "tools.json"),
  '{"name":"inside","description":"Is inside.","inputSchema":{"type":"object"}}',
);
writeFileSync(join(inner, "call.json"), '{"n":"x"}');
symlinkSync(join(folder, "secret.json"), join(inner, "link.json"));

async function agent(root: string | undefined, revision = "2025-11-25") {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const handle = serveStdio(() => agentServer(reachOf(root)), { transport: there as never });
  const client = new Client({ name: "agent", version: "1.0.0" }, speaking(revision));
  await client.connect(here);
  onTestFinished(async () => {
    await client.close();
    await handle.close();
  });
  await client.listTools();
  return async (name: string, args: JsonObject) => {
    const result = await client.callTool({ name, arguments: { ...args } });
    const [{ text } = { text: "" }] = result.content as unknown as [{ text: string }];
    return {
      ...(result.structuredContent as JsonObject | undefined),
      ...(result.isError ? { error: text } : {}),
    } as Record<string, never>;
  };
}

/** Comments, trailing commas and a name in required that is not defined: all of it can be repaired. */
const broken = `{
  // Finds a skill.
  "name": "find_skill",
  "description": "Finds a skill by its name.",
  "inputSchema": {
    "type": "object",
    "properties": { "command": { "type": "string", "description": "The name of the skill.", "minLength": "1" } },
    "required": ["comand",],
  },
}`;

describe.each(["2025-11-25", "2026-07-28"])("a real agent, in %s", (revision) => {
  test("lints, fixes and lints again to zero", async () => {
    const ask = await agent(undefined, revision);
    const before: Record<string, Json> = await ask("lint", { document: broken, preset: "recommended", clients: [] });
    expect(before.total).toBeGreaterThan(0);
    const repaired: Record<string, Json> = await ask("fix", { document: broken, preset: "recommended", clients: [] });
    expect(repaired).toMatchObject({ changed: true, left: 0 });
    expect(applyEdits(broken, repaired.edits as unknown as TextEdit[])).toBe(repaired.text);
    expect(await ask("lint", { document: repaired.text ?? "", preset: "recommended", clients: [] })).toMatchObject({
      total: 0,
      problems: [],
    });
  });
});

const two = JSON.stringify({
  tools: [
    {
      name: "a",
      description: "Takes a number.",
      inputSchema: { type: "object", properties: { n: { type: "integer" } }, required: ["n"] },
    },
    {
      name: "b",
      description: "Answers.",
      inputSchema: { type: "object" },
      outputSchema: { type: "object", properties: { x: { type: "string" } } },
    },
  ],
});

const plain = { preset: "recommended", clients: [] };
const one = { invalid: false, count: 1, seed: 0 };

describe("every tool", () => {
  test.each<[string, JsonObject, JsonObject]>([
    ["lint", { document: two, ...plain }, { errors: 0 }],
    ["explain_rule", { rule: "json/duplicate-key" }, { id: "json/duplicate-key" }],
    [
      "check_arguments",
      { document: two, tool: "a", arguments: '{"n":"x"}' },
      { ok: false, problems: [{ path: "/n", keyword: "type" }] },
    ],
    [
      "check_arguments",
      { document: two, tool: "a", arguments: "file:call.json" },
      { ok: false, problems: [{ path: "/n", keyword: "type" }] },
    ],
    ["sample", { document: two, tool: "a", ...one, of: "input" }, { values: [{ valid: true, breaks: "" }] }],
    ["sample", { document: two, tool: "b", ...one, of: "output" }, { values: [{ valid: true }] }],
    ["wire", { document: two, tool: "a", message: "tools/call", revision: "2025-06-18" }, {}],
    ["diff", { before: two, after: two.replace('"n"', '"m"') }, { verdict: "breaking" }],
    ["compat", { document: two, clients: ["codex"] }, { cells: [{ tool: "a", client: "codex" }, { tool: "b" }] }],
    ["cost", { document: two, tokenizer: "estimate" }, { exact: false, tools: [{}, {}] }],
    [
      "import",
      { from: "auto", document: '[{"type":"function","function":{"name":"f","parameters":{"type":"object"}}}]' },
      { tools: 1, from: "openai" },
    ],
    ["export", { document: two, to: "json" }, { notes: [] }],
    ["lint", { document: "file:tools.json", ...plain }, { errors: 0 }],
  ])("%s answers as it promises", async (name, args, expected) => {
    const ask = await agent(inner);
    const answer: Record<string, Json> = await ask(name, args);
    expect(answer).toMatchObject(expected);
    const tool = descriptors.find((one) => one.name === name) ?? {};
    expect(checkResult(tool, answer).problems).toEqual([]);
  });

  test.each<[string, JsonObject, string]>([
    ["lint", { document: " ", ...plain }, "document is empty"],
    ["lint", { document: two, clients: [] }, "lack `preset`"],
    ["lint", { document: two, presset: "all", clients: [] }, "did you mean `preset`"],
    ["lint", { document: two, preset: "all", clients: ["claudecode"] }, "did you mean claude-code?"],
    ["lint", { document: "file:../secret.json", ...plain }, "outside of the folder"],
    ["lint", { document: "file:link.json", ...plain }, "outside of the folder"],
    ["lint", { document: "file:/etc/passwd", ...plain }, "outside of the folder"],
    ["lint", { document: "file:none.json", ...plain }, "does not exist"],
    ["explain_rule", { rule: "json/duplicate-keys" }, "did you mean json/duplicate-key?"],
    ["check_arguments", { document: two, tool: "", arguments: "{}" }, "name one with the argument tool"],
    ["check_arguments", { document: two, tool: "a", arguments: "{" }, "arguments is not JSON"],
    ["check_arguments", { document: two, tool: "a", arguments: "" }, "arguments is empty"],
    ["check_arguments", { document: two, tool: "a", arguments: "file:../secret.json" }, "outside of the folder"],
    ["sample", { document: two, tool: "a", ...one, of: "output" }, "no outputSchema"],
    ["compat", { document: "[]", clients: [] }, "holds no tool"],
    ["import", { document: "hello", from: "auto" }, "No tool was found"],
  ])("%s %j fails with what to do: %s", async (name, args, words) => {
    const ask = await agent(inner);
    expect((await ask(name, args)).error).toContain(words);
  });

  test("reads no file at all where no folder was given", async () => {
    const ask = await agent(undefined);
    expect((await ask("lint", { document: "file:tools.json", ...plain })).error).toContain("--root <folder>");
  });
});
