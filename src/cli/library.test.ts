import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, "../..");
// Inside the repository, since the types lean on a dependency's.
mkdirSync(join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(join(root, ".cache", "library-"));
const library = join(folder, "dist-core");

const consumer = `
import { type Analysis, analyze, type Diagnostic, type JsonNode, parseDocument, type Rule, rules } from "./dist-core/index.js";
export const analysis: Analysis = analyze("{}");
export const found: readonly Diagnostic[] = analysis.diagnostics;
export const rule: Rule | undefined = rules[0];
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
  const types = ["-p", join(root, "src/core/tsconfig.build.json"), "--outDir", library];
  expect(compile(types)).toEqual({ status: 0, stdout: "" });
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
