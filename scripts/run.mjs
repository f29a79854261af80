import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import util from "node:util";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

// Called by their files: `npx` costs a second a call, and .bin holds shell scripts on Windows.
const tools = {
  biome: "@biomejs/biome/bin/biome",
  playwright: "@playwright/test/cli.js",
  tsc: "typescript/bin/tsc",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
};

/** @typedef {{ code: number, output: string }} Finished */
/** @typedef {{ show?: boolean, env?: Record<string, string>, shell?: boolean, timeout?: number }} RunOptions */

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopped = false;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => {
    if (running.size === 0 && process.listenerCount(signal) === 1) process.exit(1);
    stopped = running.size > 0;
    for (const child of running) child.kill(signal);
  });
}

// npm runs a script under a shell that dies of a signal without passing it on.
const parent = process.ppid;
const watchParent = () => process.ppid !== parent && process.kill(process.pid, "SIGTERM");
if (process.env.npm_lifecycle_event) setInterval(watchParent, 500).unref();

/** @param {import("node:child_process").ChildProcess} child */
function ended(child) {
  running.delete(child);
  // A script that was told to stop must not go on with its next step.
  if (stopped && running.size === 0) process.exit(1);
}

/**
 * Runs one of the project's own tools.
 * @param {keyof typeof tools} tool
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(tool, args, options) {
  return run(process.execPath, [inRoot("node_modules", tools[tool]), ...args], options);
}

/**
 * Runs a command in the project's folder. Its output is kept, or shown as it comes. Never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { show = false, env = {}, shell = false, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell,
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
      ...(timeout && { timeout }),
    });
    running.add(child);
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", (error) => {
      ended(child);
      resolve({ code: 1, output: `${output}${error.message}\n` });
    });
    child.on("close", (code) => {
      ended(child);
      // Some tools colour whatever they write to.
      resolve({ code: code ?? 1, output: process.stdout.isTTY ? output : util.stripVTControlCharacters(output) });
    });
  });
}

/** Runs npm, the one that runs this script where there is one. @param {readonly string[]} args */
export function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return run(process.execPath, [script, ...args]);
  return run("npm", args, { shell: process.platform === "win32" });
}

/** @param {number} since a time from performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Ends the script with one line that says why.
 * @param {string} reason
 * @returns {never}
 */
export function fail(reason) {
  console.error(reason);
  process.exit(1);
}

/**
 * The names that the command line asks for, as `a b`, `a,b` or `--only a,b`; or all.
 * @param {readonly string[]} all
 * @param {string} command
 */
export function chosenFrom(all, command) {
  const [first, ...others] = process.argv.slice(2);
  if (first === undefined) return all;
  const names = (first === "--only" ? others : [first, ...others]).flatMap((list) => list.split(","));
  const isRight = names.length > 0 && names.every((name) => all.includes(name));
  return isRight ? names : fail(`Usage: ${command} -- [--only] [${all.join("|")}[,...]]`);
}

/** Whether this module is the script that node was asked to run. @param {string} url its import.meta.url */
export function isMain(url) {
  return process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(url);
}
