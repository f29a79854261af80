import "./node-version.mjs";
import fs from "node:fs";
import path from "node:path";
import { ensureAppBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { fail, run, runTool } from "./run.mjs";

// Journeys in Firefox and WebKit: `npm run test:browsers`. With --installed only in those that are here already.

/** @typedef {{ title: string, packages: string[], find: () => unknown }} Browser */

/** Debian's packages, by what has to be there. @type {Record<string, Browser>} */
const browsers = {
  firefox: {
    title: "Firefox",
    packages: ["firefox-esr"],
    find: () => named({ firefox: onPath("firefox-esr", "firefox") }),
  },
  webkit: {
    title: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    find: () => {
      const webkit = named({ driver: onPath("WebKitWebDriver"), browser: miniBrowser(), screen: onPath("Xvfb") });
      return webkit && { webkit };
    },
  },
};

const args = process.argv.slice(2);
if (args.some((word) => word !== "--installed")) fail("Usage: npm run test:browsers -- [--installed]");

/** @type {Record<string, unknown>} */
const found = {};
for (const [name, browser] of Object.entries(browsers)) {
  const programs = browser.find() ?? (args.length === 0 ? await install(browser) : undefined);
  if (programs) found[name] = programs;
  else console.log(`${browser.title}: skipped, ${await whyNot(browser)}`);
}
if (Object.keys(found).length > 0) process.exitCode = await journeys();

async function journeys() {
  await ensureInstalled();
  if (!(await ensureAppBuilt())) fail("There is nothing to test, because the build failed.");
  const { NODE_OPTIONS = "" } = process.env;
  // Node 20 has the WebSocket behind a flag.
  const flag = "WebSocket" in globalThis ? "" : " --experimental-websocket --no-warnings";
  const env = { TOOLWRIGHT_BROWSERS: JSON.stringify(found), NODE_OPTIONS: `${NODE_OPTIONS}${flag}`.trim() };
  const { code } = await runTool("playwright", ["test", "--config", "e2e/browsers/playwright.config.ts"], {
    ...{ show: true, env },
  });
  return code;
}

/** @param {Browser} browser */
async function install({ title, packages, find }) {
  if (!canInstall()) return undefined;
  console.log(`Installing ${title} (apt-get install ${packages.join(" ")}) ...`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["-qq", "update"], { env });
  const { code, output } = await run("apt-get", ["-qq", "-y", "--no-install-recommends", "install", ...packages], {
    env,
  });
  if (code !== 0) console.log(output.split("\n").find((line) => line.startsWith("E:")) ?? `apt-get ended with ${code}`);
  return find();
}

/** @param {Browser} browser */
async function whyNot({ packages }) {
  const names = packages.join(" and ");
  if (args.length > 0) return `because it is not installed here (Debian: ${names})`;
  if (canInstall()) return `because ${names} could not be installed`;
  return `because it is not here, and only root on Debian or Ubuntu can install it: ${names}`;
}

function canInstall() {
  return process.getuid?.() === 0 && onPath("apt-get") !== undefined;
}

/** All of them, or nothing. @param {Record<string, string | undefined>} programs */
function named(programs) {
  return Object.values(programs).includes(undefined) ? undefined : programs;
}

/** @param {...string} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

/** The browser that comes with WebKitGTK, beside its library. */
function miniBrowser() {
  const folders = ["/usr/lib", "/usr/libexec", `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`];
  const files = ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].flatMap((version) =>
    folders.map((folder) => path.join(folder, version, "MiniBrowser")),
  );
  return files.find((file) => fs.existsSync(file));
}
