import "./node-version.mjs";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { fail, inRoot, isMain, npm, seconds } from "./run.mjs";

const wanted = inRoot("package-lock.json");
const present = inRoot("node_modules", ".package-lock.json");
const mark = inRoot("node_modules", ".toolwright-lock");

/** Installs the packages of package-lock.json, unless they are there already. */
export async function ensureInstalled() {
  const stamp = stampOf();
  if (stamp !== undefined && stamp === read(mark)) return;
  if (!isSameTree()) await install();
  fs.writeFileSync(mark, stampOf() ?? "");
}

async function install() {
  const start = performance.now();
  console.log("Installing packages (npm ci) ...");
  // `--include=dev`: NODE_ENV=production would leave out what builds the app.
  const { code, output } = await npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) fail(`npm ci failed: ${reasonIn(output)}`);
  console.log(`Installed in ${seconds(start)}.`);
}

/** @param {string} output */
function reasonIn(output) {
  const lines = output
    .split("\n")
    .map((line) => /^npm (?:error|ERR!) (.+)/.exec(line)?.[1]?.trim())
    .filter((line) => line !== undefined);
  const code = lines.find((line) => line.startsWith("code "))?.slice("code ".length);
  const mismatch = lines.find((line) => /^(Missing|Invalid): /.test(line));
  const text = mismatch ?? lines.find((line) => !/^(code|syscall|errno|path|dest|type|address|port) /.test(line));
  const known = [code, text].filter(Boolean).join(": ");
  return known || output.trim().split("\n").at(-1) || "it said nothing";
}

/** Says which lock file is installed as what; undefined when nothing is. */
function stampOf() {
  const lock = read(wanted);
  const tree = read(present);
  return lock === undefined || tree === undefined ? undefined : `${hash(lock)} ${hash(tree)}\n`;
}

/** True after a plain `npm ci` or `npm install` of the same lock file: no need to do it again. */
function isSameTree() {
  const want = packagesIn(wanted);
  const have = packagesIn(present);
  if (!want || !have) return false;
  for (const [name, { version, integrity, optional, devOptional }] of Object.entries(want)) {
    if (name === "") continue;
    const found = have[name];
    // Builds for other platforms are in the lock file only.
    if (!found && (optional || devOptional)) continue;
    if (found?.version !== version || found?.integrity !== integrity) return false;
  }
  return Object.keys(have).every((name) => want[name]);
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Entry
 * @param {string} file
 * @returns {Record<string, Entry> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function hash(text) {
  return createHash("sha256").update(text).digest("hex");
}

if (isMain(import.meta.url)) await ensureInstalled();
