import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { fail, inRoot, isMain, run, runTool, seconds } from "./run.mjs";
import { writeSbom } from "./sbom.mjs";

/** @typedef {"app" | "cli" | "core"} Target */
/** @type {Record<Target, { folder: string, steps: ["vite" | "node", string[]][] }>} */
const targets = {
  app: { folder: "dist", steps: [["vite", ["build"]]] },
  cli: { folder: "dist-cli", steps: [["vite", ["build", "--config", "vite.cli.config.ts"]]] },
  core: {
    folder: "dist-core",
    // In this order: Vite empties the folder.
    steps: [
      ["vite", ["build", "--config", "vite.core.config.ts"]],
      ["node", ["scripts/library-types.mjs", "dist-core/index.d.ts"]],
    ],
  },
};

/** What the built app depends on. */
const inputs = [
  "src",
  "public",
  "schemas",
  "docs",
  "scripts/doc-pages.mjs",
  "scripts/doc-pages.css",
  "scripts/policy.mjs",
  "scripts/offline.mjs",
  "scripts/licences.mjs",
  "scripts/ranks.mjs",
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];
const stamp = inRoot("dist", ".inputs-hash");

/**
 * Builds side by side and says how long each took. False when one of them failed.
 * @param {readonly Target[]} [chosen]
 */
export async function build(chosen = ["app", "cli", "core"]) {
  const results = await Promise.all(chosen.map(buildOne));
  return results.every(Boolean);
}

/** Builds the app, unless dist is what its inputs make. */
export async function ensureAppBuilt() {
  if (fs.existsSync(inRoot("dist", "index.html")) && fs.existsSync(stamp)) {
    if (fs.readFileSync(stamp, "utf8") === hashInputs()) return true;
  }
  console.log("Building the app ...");
  return build(["app"]);
}

/** @param {Target} target */
async function buildOne(target) {
  const start = performance.now();
  const { folder, steps } = targets[target];
  const hash = target === "app" ? hashInputs() : undefined;
  for (const [tool, args] of steps) {
    // Any other NODE_ENV would build React's development version.
    const options = { env: { NODE_ENV: "production" } };
    const { code, output } =
      tool === "vite"
        ? await runTool("vite", [...args, "--logLevel", "warn"], options)
        : await run(process.execPath, args, options);
    if (output.trim()) console.log(output.trim());
    if (code !== 0) {
      console.error(`Building ${folder} failed: ${tool} ${args.join(" ")}`);
      return false;
    }
  }
  if (target === "app") await writeSbom(inRoot(folder, "sbom.cdx.json"), inRoot(folder, "licences.txt"));
  if (hash) fs.writeFileSync(stamp, hash);
  console.log(`Built ${folder} in ${seconds(start)}.`);
  return true;
}

function hashInputs() {
  const hash = createHash("sha256").update(process.version);
  for (const file of inputs.flatMap(filesIn)) {
    const content = fs.readFileSync(inRoot(file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** @param {string} name a file or folder of the project, which may be missing @returns {string[]} */
function filesIn(name) {
  const stats = fs.statSync(inRoot(name), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [name];
  const names = fs.readdirSync(inRoot(name)).sort();
  return names.flatMap((child) => filesIn(path.posix.join(name, child)));
}

if (isMain(import.meta.url)) {
  await ensureInstalled();
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !Object.hasOwn(targets, name));
  if (unknown) fail(`Cannot build "${unknown}"; there are ${Object.keys(targets).join(", ")}.`);
  const built = await build(chosen.length > 0 ? /** @type {Target[]} */ (chosen) : undefined);
  process.exitCode = built ? 0 : 1;
}
