import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { build, ensureAppBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { chosenFrom, inRoot, run, runTool, seconds } from "./run.mjs";
import { playwrightCounts, summary, vitestCounts } from "./test-report.mjs";

/** @typedef {{ ok: boolean, text?: string, counts?: import("./test-report.mjs").Counts | undefined }} Outcome */

const vitestJson = inRoot(".cache", "vitest.json");
const playwrightJson = inRoot(".cache", "playwright.json");

/** @type {Record<string, () => Promise<Outcome>>} */
const steps = { "type-check": typeCheck, lint, unit, build: buildAll, browser };
const chosen = chosenFrom(Object.keys(steps), "npm test");
/** @type {Map<string, Outcome>} */
const outcomes = new Map();

process.env.CI = "true"; // nothing asks, watches or writes missing snapshots
await ensureInstalled();
fs.mkdirSync(inRoot(".cache"), { recursive: true });

await Promise.all(["type-check", "lint"].map(runStep));
await runStep("unit");
await runStep("build");
if (outcomes.get("build")?.ok === false) console.log("\n== browser: skipped, because the build failed");
else await runStep("browser");
report();

/** @param {string} name */
async function runStep(name) {
  const step = steps[name];
  if (!step || !chosen.includes(name)) return;
  const start = performance.now();
  const isQuiet = step === typeCheck || step === lint; // they run side by side: their output must not mix
  if (!isQuiet) console.log(`\n== ${name}`);
  const outcome = await step();
  outcomes.set(name, outcome);
  if (isQuiet) console.log(`\n== ${name}`);
  if (outcome.text) console.log(outcome.text.trimEnd());
  console.log(`== ${name}: ${outcome.ok ? "ok" : "FAILED"}, ${seconds(start)}`);
}

async function typeCheck() {
  const { code, output } = await runTool("tsc", ["-b", ".", "scripts"]);
  return { ok: code === 0, text: output };
}

async function lint() {
  const [{ code, output }, dead] = await Promise.all([
    runTool("biome", ["check", "."]),
    run(process.execPath, [inRoot("scripts", "dead-exports.mjs")]),
  ]);
  const leaks = machineTraces();
  const ok = code === 0 && dead.code === 0 && leaks.length === 0;
  return { ok, text: [output.trimEnd(), dead.output.trimEnd(), ...leaks].filter((part) => part !== "").join("\n") };
}

/** Where this or another machine shows in what gets published. */
function machineTraces() {
  const traces = [];
  const lock = fs.readFileSync(inRoot("package-lock.json"), "utf8");
  if (/"resolved": *"https?:/.test(lock)) traces.push("package-lock.json: holds download addresses (see .npmrc)");
  for (const file of filesInGit()) {
    const content = fs.readFileSync(inRoot(file));
    if (content.includes(0)) continue;
    content
      .toString()
      .split("\n")
      .forEach((line, index) => {
        const found = /(?<![\w.-])\/(?:root|home\/(?!(?:user|you|me)\b)[\w.-]+)\//.exec(line);
        if (found) traces.push(`${file}:${index + 1}: ${found[0]} is a folder of one machine`);
      });
  }
  return traces;
}

/** Committed files, and new ones that git does not ignore. */
function filesInGit() {
  try {
    const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const names = execFileSync("git", args, { cwd: inRoot(), stdio: ["ignore", "pipe", "ignore"] }).toString();
    return names.split("\0").filter((name) => name && fs.statSync(inRoot(name), { throwIfNoEntry: false })?.isFile());
  } catch {
    return []; // an unpacked archive
  }
}

async function unit() {
  fs.rmSync(vitestJson, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestJson}`];
  const env = process.stdout.isTTY ? {} : { NO_COLOR: "1" }; // CI=true turns colours on
  const { code } = await runTool("vitest", ["run", ...reporters], { show: true, env });
  return { ok: code === 0, counts: vitestCounts(readJson(vitestJson)) };
}

async function buildAll() {
  return { ok: await build() };
}

async function browser() {
  const isBuilt = outcomes.has("build") || ((await ensureAppBuilt()) && (await build(["cli"])));
  if (!isBuilt) return { ok: false };
  fs.rmSync(playwrightJson, { force: true });
  try {
    process.env.CHROMIUM_PATH = await findChromium();
  } catch (error) {
    return { ok: false, text: /** @type {Error} */ (error).message };
  }
  const { code } = await runTool("playwright", ["test", "--config", "e2e/playwright.config.ts"], { show: true });
  return { ok: code === 0, counts: playwrightCounts(readJson(playwrightJson)) };
}

function report() {
  const { ok, text } = summary(outcomes);
  console.log(`\n${text}`);
  process.exitCode = ok ? 0 : 1;
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return undefined; // the runner ended before its report
  }
}
