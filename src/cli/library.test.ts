import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, "../..");
// Outside of the repository: its types must not lean on a package that users do not have.
const folder = mkdtempSync(join(tmpdir(), "toolwright-library-"));
const library = join(folder, "dist-core");

const consumer = `
import { type Analysis, analyze, type Diagnostic, type JsonNode, OptionError, parseDocument, type RuleInfo, rules } from "./dist-core/index.js";
export const analysis: Analysis = analyze("{}");
export const found: readonly Diagnostic[] = analysis.diagnostics;
export const rule: RuleInfo | undefined = rules[0];
export const error: TypeError = new OptionError("", { call: "", option: "", given: 1, choices: [] });
export const node: JsonNode | undefined = parseDocument("{}").frame;
// @ts-expect-error: were a type lost on the way, it would be any, and this no error
export const wrongShape: number = analysis.shape;
// @ts-expect-error
export const wrongNode: JsonNode = 1;
// @ts-expect-error
export const wrongRule: number = rules[0]?.examples.bad;
`;

function compile(words: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), ...words], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout };
}

beforeAll(async () => {
  const configFile = join(root, "vite.core.config.ts");
  await build({ root, configFile, logLevel: "error", build: { outDir: library } });
  const types = [join(root, "scripts/library-types.mjs"), join(library, "index.d.ts")];
  expect(spawnSync(process.execPath, types, { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "consumer.ts"), consumer);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
])("its types resolve for module %s with resolution %s", (module, resolution) => {
  const options = { strict: true, noEmit: true, target: "es2022", types: [], module, moduleResolution: resolution };
  const config = join(folder, `tsconfig.${resolution}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files: ["consumer.ts"] }));
  expect(compile(["-p", config])).toEqual({ status: 0, stdout: "" });
});

test("it runs, and imports nothing", async () => {
  const code = 'const { analyze } = await import(process.argv[1]); console.log(analyze("{}").shape)';
  const words = ["--input-type=module", "-e", code, pathToFileURL(join(library, "index.js")).href];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: "/", encoding: "utf8" });
  expect({ stdout, stderr }).toEqual({ stdout: "other\n", stderr: "" });
});

test("every function that the contract names works", async () => {
  const built: typeof import("../core/library.ts") = await import(pathToFileURL(join(library, "index.js")).href);
  const inputSchema = { type: "object", properties: { command: { type: "string" } }, required: ["command"] };
  const tool = { name: "run", description: "Runs a command.", inputSchema };
  const text = JSON.stringify(tool);
  const broken = text.replace('["command"]', '["comand"]');
  const snapshot = { version: 1, name: "my tools", text, revision: "2026-07-28" } as const;

  expect(built.parseDocument(text).tools[0]?.value).toEqual(tool);
  expect(built.rules.length).toBeGreaterThan(50);
  const { diagnostics } = built.analyze(broken, { preset: "strict" });
  expect(diagnostics.map(({ rule }) => rule)).toContain("schema/required-undefined");
  expect(built.applyFixes(broken, diagnostics)).toContain('["command"]');
  const remotes = { "https://example.com/text": { type: "string" } };
  expect(built.validate({ $ref: "https://example.com/text" }, 1, { remotes })).toMatchObject({
    valid: false,
    problems: [{ keyword: "type" }],
    engine: expect.any(String),
  });
  expect(built.checkArguments(tool, { name: "test" })).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining("`command`") }],
  });
  expect(built.sample(inputSchema, { seed: 7 }).values).toMatchObject([{ valid: true }]);
  expect(built.sample(inputSchema, { invalid: true }).values[0]).toMatchObject({ breaks: expect.anything() });
  const document = built.parseDocument(text);
  const call = { revision: "2025-06-18", message: "tools/call", tool: 0, args: { command: "ls" } } as const;
  expect(built.wire(document, call).request.body).toMatchObject({ method: "tools/call" });
  expect(built.normaliseResult(null)).toMatchObject({ content: [{ type: "text", text: "" }] });
  expect(built.buildResult("no", true)).toEqual({ content: [{ type: "text", text: "no" }], isError: true });
  expect([built.isCanonical(built.buildResult("")), built.isCanonical(null)]).toEqual([true, false]);
  expect(built.validateResult({ content: null }).problems.length).toBeGreaterThan(0);
  expect(built.importTools("def run(command: str): ...", { from: "python" }).tools).toMatchObject([{ name: "run" }]);
  expect(built.exportTools([tool], { to: "tools-list" }).files[0]?.text).toContain('"run"');
  expect(built.diffTools(text, text).verdict).toBe("none");
  expect(built.alignTool(text, "run", text.replace("Runs a", "Runs one")).text).toContain("Runs one command.");
  expect(built.decodeSnapshot(built.encodeSnapshot(snapshot))).toEqual({ ok: true, snapshot });
});
