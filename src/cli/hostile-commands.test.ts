import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { exporters, importers } from "../core/index.ts";
import { commands } from "./commands.ts";
import { emptyFolder, runHere } from "./test-host.ts";

vi.setConfig({ testTimeout: 60_000 });

const own = [
  "\u001b[2J\u001b]0;title\u0007",
  "\u009b31m\u202e",
  "a\r\n::error file=x::forged",
  "  ::stop-commands::x",
  "##vso[task.setvariable variable=PATH]x",
  "back\b\bspace\u007f",
  "\ud800",
  "*/ \"\"\" '''",
  "__proto__",
  "../../x",
];

const folder = emptyFolder();
writeFileSync(join(folder, "plain.json"), '{"name":"plain","inputSchema":{"type":"object","properties":{"a":{}}}}');

/** Every way in which a command meets a document; `hostile.json` holds one tool of that name. */
function commandLines(name: string): readonly (readonly string[])[] {
  const tool = `--tool=${name}`;
  const value = JSON.stringify({ [name]: name });
  return [
    ["lint", "hostile.json", "--preset", "all"],
    ["lint", "hostile.json", `--rule=${name}=off`],
    ["rules", "--format", name],
    ["explain", name],
    ["check", "hostile.json", tool, "--args", value, "--format", "text"],
    ["check", "hostile.json", tool, "--args", name],
    ["check", "plain.json", tool, "--args", value],
    ["sample", "hostile.json", tool, "--invalid"],
    ["sample", "hostile.json", "--schema", "output"],
    ["wire", "hostile.json", "--revision", "2024-11-05", "--view", "sdk"],
    ["wire", "hostile.json", tool, "--message", "tools/call", "--args", value, "--result", value],
    ["wire", "hostile.json", "--message", "tools/call", "--error", name],
    ["result", value, "--file", "hostile.json"],
    ["import", "hostile.json", "--keep-meta"],
    ...importers.map(({ id }) => ["import", "hostile.json", "--from", id]),
    ...exporters.map(({ id }) => ["export", "hostile.json", "--to", id, "--name", name]),
    ["export", "hostile.json", "--to", name, "--option", name],
    ["diff", "plain.json", "hostile.json"],
    ["diff", "hostile.json", "plain.json", "--format", "markdown"],
    ["diff", "hostile.json", "hostile.json", "--format", "json"],
    ["lock", "hostile.json"],
    ["align", "plain.json", "--to", "hostile.json"],
    ["align", "hostile.json", tool, "--to", "plain.json", "--format", "json"],
    ["clients", "--format", name],
    ["compat", "hostile.json", `--server=${name}`, `--title=${name}`],
    ["compat", "hostile.json", "--format", "markdown"],
    ["compat", "hostile.json", tool, "--client", "codex", "--format", "json"],
    ["compat", "hostile.json", tool, "--client", "zed", `--route=${name}`],
    ["serve", "hostile.json", "--http", "--results", name],
    ["serve", "hostile.json", "--stdio"],
    ["mcp", "--root", `missing ${name.replaceAll("\0", "")}`],
    ["ui", `--port=${name}`],
    ["init", `--client=${name}`],
    ["completion", name],
    ["lsp", `--${name}`],
    ["cost", "hostile.json", "--format", "markdown"],
    ["cost", "hostile.json", tool, `--client=${name}`],
    ["share", "hostile.json", tool, "--only", "--name", name],
    ["open", name],
    ...(name.includes("\0") ? [] : [["lint", `missing ${name}`]]),
  ];
}

test("no command is left out", () => {
  const tried = new Set(commandLines("x").map(([word]) => word));
  expect(commands.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});

describe("every command", () => {
  test.each(own)("shows %j and obeys none of it", obeysNoneOf);

  test.skipIf(!existsSync(corpus()))(
    existsSync(corpus()) ? "the same for the corpus" : "skipped: no corpus",
    async () => {
      const { strings, toolNames } = JSON.parse(readFileSync(corpus(), "utf8"));
      const entries: readonly (string | { readonly value?: unknown })[] = [...strings, ...toolNames];
      const texts = entries
        .map((entry) => (typeof entry === "string" ? entry : entry.value))
        .filter((text) => typeof text === "string");
      for (const text of texts.filter((_, index) => index % 15 === 0)) await obeysNoneOf(text);
    },
  );
});

test.each([
  ["nothing", "", /no tool/i],
  ["a text", "hello", /no tool/i],
  ["brackets without end", "[".repeat(100_000), /no tool|nested too deep/i],
  ["100,000 levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, /no tool|nested too deep/i],
  ["bytes", new Uint8Array([1, 0, 255]), /is binary/],
])("%s on stdin is refused in one line", async (_, input, reason) => {
  for (const words of readers("-")) {
    const { code, notes } = await runHere(words, folder, input);
    expect([words[0], code, notes]).toEqual([words[0], 2, [expect.stringMatching(reason)]]);
  }
});

test("a folder and a missing file are refused in one line", async () => {
  for (const words of readers(".")) {
    // Source is read out of a folder; here there is none.
    const why = words[0] === "import" ? "no source file in this folder" : "is a folder";
    expect(await runHere(words, folder)).toMatchObject({ code: 2, notes: [expect.stringContaining(why)] });
  }
  for (const words of readers("missing.json")) {
    expect(await runHere(words, folder)).toMatchObject({ code: 2, notes: [expect.stringContaining("does not exist")] });
  }
});

test("values that nest too deep are refused in one line", async () => {
  writeFileSync(join(folder, "deep.json"), `${"[".repeat(100_000)}${"]".repeat(100_000)}`);
  for (const words of [
    ["check", "plain.json", "--args", "@deep.json"],
    ["wire", "plain.json", "--message", "tools/call", "--args", "@deep.json"],
    ["result", "@deep.json"],
    ["share", "deep.json"],
  ]) {
    expect(await runHere(words, folder)).toMatchObject({ code: 2, notes: [expect.stringContaining("too deep")] });
  }
});

function readers(file: string): readonly (readonly string[])[] {
  return [
    ["check", file, "--args", "{}"],
    ["sample", file],
    ["wire", file],
    ["result", "1", "--file", file],
    ["import", file],
    ["export", file, "--to", "json"],
    ["diff", file, "plain.json"],
    ["diff", "plain.json", file],
    ["lock", file],
    ["align", file, "--to", "plain.json"],
    ["compat", file],
  ];
}

async function obeysNoneOf(text: string): Promise<void> {
  writeFileSync(join(folder, "hostile.json"), JSON.stringify([toolOf(text)]));
  for (const words of commandLines(text)) {
    const { code, out, notes } = await runHere(words, folder);
    expect([0, 1, 2]).toContain(code);
    const lines = `${out}\n${notes.join("\n")}`.split("\n");
    const obeyed = /[^\t\u0020-\u007e\u00a0-\u{10ffff}]|[\ud800-\udfff]|^\s*::|##(vso)?\[/iu;
    expect([words, lines.filter((line) => obeyed.test(line))]).toEqual([words, []]);
    if (code === 2 && words[0] !== "import") expect([words, notes]).toEqual([words, [expect.any(String)]]);
  }
}

function toolOf(text: string) {
  const slots = { title: text, description: text, default: text, enum: [text], pattern: text, format: text };
  const properties = Object.fromEntries([
    [text, { type: "string", ...slots, "x-mcp-header": text }],
    ["reference", { $ref: text }],
  ]);
  return {
    ...{ name: text, title: text, description: text },
    inputSchema: { type: "object", properties, required: [text] },
    outputSchema: { type: "object", description: text, properties: { out: { const: text } }, required: ["out"] },
    annotations: { title: text },
    icons: [{ src: text }],
    _meta: { key: text },
  };
}

function corpus(): string {
  return join(import.meta.dirname, "../../../shared/oracles/nasty.json");
}
