import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fail, inRoot, run } from "./run.mjs";

/**
 * Whether the commands print what they printed before: `node scripts/compare-outputs.mjs [commit] [part ...]` runs lint, wire,
 * export, diff and sample over every published tool list, with the code of that commit and with the code of this folder,
 * and names each call whose output or exit code differs. A refactoring changes none of them.
 */

/** @typedef {(words: readonly string[], host: object) => Promise<number>} Run */
/** @typedef {{ call: string, digest: string }} Recorded */

const corpus = inRoot("..", "shared", "corpus", "tools-list");
const allParts = ["lint", "wire", "export", "diff", "sample"];

/** @param {string} commit @param {string[]} chosen */
async function compare(commit, chosen) {
  if (!fs.existsSync(corpus)) fail("skipped: no corpus");
  const parts = chosen.length > 0 ? chosen : allParts;
  const id = git("rev-parse", commit).trim();
  const script = createHash("sha256")
    .update(fs.readFileSync(new URL(import.meta.url)))
    .digest("hex")
    .slice(0, 8);
  const known = inRoot(".cache", `outputs-${id}-${parts.join("-")}-${script}.json`);
  fs.mkdirSync(path.dirname(known), { recursive: true });
  if (!fs.existsSync(known)) await recordCommit(id, known, parts);
  const now = inRoot(".cache", "outputs-now.json");
  await bundle(inRoot(), inRoot(".cache", "outputs"));
  await recordWith(inRoot(".cache", "outputs", "run.cjs"), now, parts);
  report(read(known), read(now));
}

/** @param {string} id @param {string} target @param {readonly string[]} parts */
async function recordCommit(id, target, parts) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "toolwright-before-"));
  git("worktree", "add", "--detach", "--force", folder, id);
  try {
    fs.symlinkSync(inRoot("node_modules"), path.join(folder, "node_modules"), "junction");
    await bundle(folder, path.join(folder, ".cache", "outputs"));
    await recordWith(path.join(folder, ".cache", "outputs", "run.cjs"), target, parts);
  } finally {
    git("worktree", "remove", "--force", folder);
  }
}

/** @param {string} root @param {string} target */
async function bundle(root, target) {
  const { build } = await import("vite");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: "src/cli/run.ts",
      outDir: target,
      emptyOutDir: true,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { format: "cjs", entryFileNames: "run.cjs", codeSplitting: false } },
    },
  });
}

/** In a process of its own, so that nothing is remembered from the other code. @param {string} code @param {string} target @param {readonly string[]} parts */
async function recordWith(code, target, parts) {
  const { code: exit } = await run(
    process.execPath,
    [inRoot("scripts", "compare-outputs.mjs"), "--record", code, target, ...parts],
    { show: true },
  );
  if (exit !== 0) fail(`Recording with ${path.relative(inRoot(), code)} failed.`);
}

/** @param {string} code @param {string} target @param {readonly string[]} parts */
async function record(code, target, parts) {
  const { default: bundled } = await import(pathToFileURL(code).href);
  /** @type {Run} */
  const runCommand = bundled.run;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "toolwright-outputs-"));
  /** @type {Recorded[]} */
  const recorded = [];
  for (const file of fs.readdirSync(corpus).sort()) {
    const text = fs.readFileSync(path.join(corpus, file), "utf8");
    fs.writeFileSync(path.join(folder, "tools.json"), text);
    fs.writeFileSync(path.join(folder, "changed.json"), JSON.stringify(changed(JSON.parse(text)), null, 2));
    for (const words of calls(JSON.parse(text), parts)) {
      recorded.push({ call: `${file}: ${words.join(" ")}`, digest: await digestOf(runCommand, words, folder) });
    }
  }
  fs.rmSync(folder, { recursive: true });
  fs.writeFileSync(target, JSON.stringify(recorded));
}

/** @param {Run} runCommand @param {readonly string[]} words @param {string} directory */
async function digestOf(runCommand, words, directory) {
  const hash = createHash("sha256");
  let length = 0;
  const take = (/** @type {string} */ text) => {
    hash.update(text);
    length += text.length;
  };
  const streams = { print: take, note: take, progress: () => {}, input: () => process.stdin };
  const host = { directory, terminal: false, colour: false, ...streams };
  const code = await runCommand(words, host);
  return `${code} ${length} ${hash.digest("hex").slice(0, 16)}`;
}

/** @param {{ tools: any[] }} list @param {readonly string[]} parts @returns {string[][]} */
function calls({ tools }, parts) {
  const names = [0, Math.floor(tools.length / 2), tools.length - 1].map((at) => tools[at]?.name);
  const some = [...new Set(names)].filter((name) => typeof name === "string" && name !== "");
  /** @type {Record<string, () => string[][]>} */
  const all = {
    lint: () =>
      ["recommended", "all"].flatMap((preset) =>
        ["2025-06-18", "2026-07-28"].map((revision) => [
          ...["lint", "tools.json", "--format", "json", "--preset", preset, "--revision", revision],
        ]),
      ),
    wire: () =>
      ["2024-11-05", "2025-06-18", "2026-07-28"].flatMap((revision) => [
        ["wire", "tools.json", "--revision", revision, "--message", "tools/list"],
        ...some.map((name) => [
          "wire",
          "tools.json",
          "--revision",
          revision,
          "--message",
          "tools/call",
          "--tool",
          name,
        ]),
      ]),
    export: () => exporters.map((id) => ["export", "tools.json", "--to", id]),
    diff: () => [
      ["diff", "tools.json", "changed.json", "--format", "json"],
      ["diff", "changed.json", "tools.json", "--format", "json"],
    ],
    sample: () =>
      some.flatMap((name) => [
        ["sample", "tools.json", "--tool", name, "--count", "3", "--seed", "7"],
        ["sample", "tools.json", "--tool", name, "--invalid"],
      ]),
  };
  return parts.flatMap(
    (part) => all[part]?.() ?? fail(`There is no part "${part}"; there are ${allParts.join(", ")}.`),
  );
}

const exporters = [
  ...["json", "tools-list", "json-schema", "ts-sdk-v2", "ts-sdk-v2-zod", "ts-sdk-v1-zod", "ts-types", "ts-project"],
  ...["python-skill-command", "python-mcp", "python-mcp-lowlevel", "python-fastmcp", "csharp-sdk"],
  ...["csharp-azure-functions", "azure-binding", "openai", "openai-strict", "anthropic", "gemini", "markdown", "repo"],
];

/** Another version of a list: every tool changes in one of several ways. @param {{ tools: any[] }} list */
function changed({ tools }) {
  return { tools: tools.map((tool, index) => edits[index % edits.length]?.(structuredClone(tool)) ?? tool) };
}

/** @type {((tool: any) => any)[]} */
const edits = [
  (tool) => Object.assign(tool, { description: `${tool.description} Now.` }),
  (tool) => onSchema(tool, (schema) => Object.assign(schema, { required: Object.keys(schema.properties ?? {}) })),
  (tool) => onSchema(tool, (schema) => Object.assign(schema, { additionalProperties: false })),
  (tool) => onFirst(tool, (property) => Object.assign(property, { type: "integer" })),
  (tool) => onFirst(tool, (property) => Object.assign(property, { maxLength: 10, minimum: 3 })),
  (tool) => onSchema(tool, (schema) => delete schema.properties?.[Object.keys(schema.properties)[0] ?? ""]),
];

/** @param {any} tool @param {(schema: any) => void} edit */
function onSchema(tool, edit) {
  if (tool.inputSchema) edit(tool.inputSchema);
  return tool;
}

/** @param {any} tool @param {(property: any) => void} edit */
function onFirst(tool, edit) {
  const first = Object.values(tool.inputSchema?.properties ?? {})[0];
  if (first && typeof first === "object") edit(first);
  return tool;
}

/** @param {readonly Recorded[]} before @param {readonly Recorded[]} now */
function report(before, now) {
  const digests = new Map(before.map(({ call, digest }) => [call, digest]));
  const different = now.filter(({ call, digest }) => digests.get(call) !== digest);
  for (const { call, digest } of different.slice(0, 50)) console.log(`${call}\n  ${digests.get(call)} -> ${digest}`);
  const missing = before.length - now.length;
  console.log(`${now.length} calls, ${different.length} differ${missing > 0 ? `, ${missing} are no longer made` : ""}`);
  process.exitCode = different.length > 0 || missing > 0 ? 1 : 0;
}

/** @param {...string} args */
function git(...args) {
  return execFileSync("git", args, { cwd: inRoot(), encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** @param {string} file @returns {Recorded[]} */
function read(file) {
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

if (process.argv[2] === "--record") await record(process.argv[3] ?? "", process.argv[4] ?? "", process.argv.slice(5));
else await compare(process.argv[2] ?? "HEAD", process.argv.slice(3));
