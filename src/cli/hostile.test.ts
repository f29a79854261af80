import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { buildCommand, type Spawned, spawnCommand } from "./built.ts";
import { reporters } from "./reporters.ts";
import { emptyFolder, runHere } from "./test-host.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const formats = reporters.map(({ id }) => id);
const corpus = join(import.meta.dirname, "../../../shared/oracles/nasty.json");

const own = [
  "\u001b[2J\u001b]0;title\u0007",
  "\u009b31m",
  "a\r\n::error file=x::forged",
  "  ::stop-commands::x",
  "##vso[task.setvariable variable=PATH]x",
  "##[group]x",
  "\u202ereversed\u2066",
  "back\b\bspace\u007f\u0000",
  "\ud800",
  "| `pipe` <img src=x> |",
  "%0A::error::x",
];

let main = "";
beforeAll(async () => {
  main = await buildCommand();
});

describe.each(formats)("%s", (format) => {
  test("obeys no text", async () => {
    for (const input of documents(own, own)) {
      harmless(spawnCommand(main, ["lint", "-", "--preset", "all", "--format", format], { input }), format);
    }
  });

  test.skipIf(!existsSync(corpus))(
    existsSync(corpus) ? "obeys no text of the corpus" : "skipped: no corpus",
    async () => {
      const { strings, keys, toolNames, urls } = JSON.parse(readFileSync(corpus, "utf8"));
      const textOf = (entry: string | { value?: string }) => (typeof entry === "string" ? entry : (entry.value ?? ""));
      for (const input of documents([...strings, ...toolNames, ...urls].map(textOf), keys.map(textOf))) {
        const { code, out, notes } = await runHere(["lint", "-", "--preset", "all", "--format", format], "/", input);
        harmless({ code, out, error: notes.join("\n") }, format);
      }
    },
  );

  test("obeys no file name and no file that cannot be read", () => {
    const directory = emptyFolder();
    const names = own.filter((name) => !/[\0/]/.test(name)).map((name) => `${name}.json`);
    for (const name of names) writeFileSync(join(directory, name), '{ "name": 1 }');
    const missing = own.filter((name) => !name.includes("\0")).map((name) => `missing ${name}`);
    const ran = spawnCommand(main, ["lint", ".", ...missing, "--format", format], { directory });
    expect(ran.code).toBe(2);
    harmless(ran, format);
  });
});

test("a dry run shows a document and obeys none of it", () => {
  const fixable = '{"name":"a","inputSchema":{"type":"object","properties":{"command":{}},"required":["comand"]}}';
  const comments = own.map((text) => `/*\n${text}\n*/`).join("\n");
  const directory = emptyFolder();
  writeFileSync(join(directory, "t.jsonc"), `${comments}\n${fixable}\n${comments}`);
  const ran = spawnCommand(main, ["lint", "t.jsonc", "--fix-dry-run", "--preset", "all"], { directory });
  harmless(ran, "diff");
});

/** One document with the texts in every slot, and one with the characters themselves, which no JSON may hold. */
function documents(texts: readonly string[], keys: readonly string[]): string[] {
  const properties = Object.fromEntries(keys.map((key) => [key, { type: key, description: key, enum: [key, key] }]));
  const tools = texts.map((text) => ({
    name: text,
    title: text,
    description: text,
    [text]: text,
    inputSchema: { type: text, properties: { [text]: text, $ref: { $ref: text } }, required: [text, `${text}x`] },
    annotations: { [text]: text, readOnlyHint: text },
  }));
  const raw = texts.map((text) => `{ "name": "${text}", "inputSchema": ${text} }`).join(",\n");
  return [
    JSON.stringify([...tools, { name: "keys", inputSchema: { type: "object", properties, required: keys } }]),
    `[${raw}]`,
  ];
}

function harmless({ code, out, error }: Spawned, format: string): void {
  expect(code).not.toBeNull();
  expect(error).not.toContain("bug in toolwright");
  const annotation = /^::(error|warning|notice) file=[^:]*,title=[^:]*::/;
  const lines = `${out}\n${error}`.split("\n");
  expect(lines.filter((line) => /[^\t\u0020-\u007e\u00a0-\u{10ffff}]/u.test(line))).toEqual([]);
  expect(lines.filter((line) => /^\s*::/.test(line) && !(format === "github" && annotation.test(line)))).toEqual([]);
  expect(lines.filter((line) => /##(vso)?\[/i.test(line))).toEqual([]);
  if (format === "json" || format === "sarif") expect(() => JSON.parse(out)).not.toThrow();
}
