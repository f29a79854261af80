import fs from "node:fs";
import path from "node:path";
import { fail, isMain, run, runTool } from "./run.mjs";

const isRoot = process.getuid?.() === 0;

/** Chromium starts no sandbox as root, and without the rest it keeps calling home. */
export const chromiumFlags = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds a Chromium, or installs one. Rejects with one line that says what to do.
 * @param {(line: string) => void} [say]
 * @returns {Promise<string>} the path of its program
 */
export async function findChromium(say = console.log) {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    const version = await versionOf(wished);
    if (!version) throw new Error(`CHROMIUM_PATH=${wished} does not start.`);
    return took(wished, version, "CHROMIUM_PATH");
  }
  /** @type {string[]} */
  const failures = [];
  return (await onMachine("found on this machine")) ?? (await fromDebian()) ?? (await fromPlaywright()) ?? giveUp();

  /** @param {string} why */
  async function onMachine(why) {
    for (const file of [...onPath(), ...applications, await playwrightsOwn()]) {
      const version = await versionOf(file);
      if (version) return took(file, version, why);
    }
    return undefined;
  }

  async function fromDebian() {
    if (!isRoot || !onPath(["apt-get"])[0]) return undefined;
    say("Installing Chromium (apt-get install chromium-headless-shell) ...");
    const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" } };
    await run("apt-get", ["-qq", "update"], quiet);
    note("apt-get", await run("apt-get", ["-qq", "-y", "install", "chromium-headless-shell"], quiet));
    return onMachine("installed from Debian's packages");
  }

  async function fromPlaywright() {
    say("Downloading Chromium (playwright install chromium) ...");
    note("playwright", await runTool("playwright", ["install", "chromium"], { timeout: 300_000 }));
    return onMachine("downloaded by Playwright");
  }

  /** @param {string} file @param {string} version @param {string} why */
  function took(file, version, why) {
    say(`${version}: ${file} (${why})`);
    return file;
  }

  /** @param {string} name @param {import("./run.mjs").Finished} finished */
  function note(name, { code, output }) {
    const line = output.split("\n").find((text) => /^E:|error/i.test(text)) ?? `ended with ${code}`;
    if (code !== 0) failures.push(`${name}: ${line.trim()}`);
  }

  /** @returns {never} */
  function giveUp() {
    const advice = "set CHROMIUM_PATH to one (the npm package @sparticuz/chromium carries one for Linux x64)";
    throw new Error(`No Chromium here, and none could be installed (${failures.join("; ")}): ${advice}.`);
  }
}

// The shell is Chromium without a window: a page opens in half the time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [path.join(folder, "Google", "Chrome", "Application", "chrome.exe")] : [],
  ),
];

function onPath(wanted = names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/**
 * Ubuntu's chromium-browser is a stub that only asks for a snap: a file that is there may still not start.
 * @param {string} file
 */
async function versionOf(file) {
  if (!fs.existsSync(file)) return undefined;
  if (process.platform === "win32") return "Chromium"; // --version opens a window there
  const { code, output } = await run(file, ["--version"], { timeout: 20_000 });
  return code === 0 ? /^.*\d+\.\d+.*$/m.exec(output)?.[0].trim() : undefined;
}

if (isMain(import.meta.url)) await findChromium().catch((error) => fail(error.message));
