import "./node-version.mjs";
import fs from "node:fs";
import path from "node:path";
import { build, ensureAppBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { fail, inRoot, isMain, npm } from "./run.mjs";

// The package to publish. All that it needs is in its own files, so that it depends on nothing and runs nothing when installed. `npm pack`
// makes the same of a built project, with the scripts and tools of the project in its package.json, which stays private.

/** @typedef {{ name: string, version: string, files: string[] } & Record<string, unknown>} Manifest */

/** Fields of the project's package.json that users have a use for. */
const kept = ["name", "version", "description", "keywords", "license", "type", "engines", "bin", "exports"];
const always = ["README.md", "LICENSE"];

/** A signed statement of where it was built has to name the repository, which the build server knows. */
const repository = process.env.GITHUB_REPOSITORY;

/** @param {Manifest} own @returns {Record<string, unknown>} */
function manifestOf(own) {
  const fields = Object.fromEntries(kept.map((field) => [field, own[field]]));
  const source = repository && { repository: { type: "git", url: `git+https://github.com/${repository}.git` } };
  const publishConfig = { access: "public", provenance: true };
  return { ...fields, ...source, files: own.files, sideEffects: false, publishConfig };
}

/** Puts the package together and packs it. @param {string} target a folder @returns {Promise<string>} the packed file */
export async function pack(target) {
  const own = /** @type {Manifest} */ (JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8")));
  const folder = path.join(target, "package");
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const name of [...own.files.filter((file) => !file.startsWith("!")), ...always]) {
    fs.cpSync(inRoot(name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !file.endsWith(".inputs-hash"),
    });
  }
  fs.writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifestOf(own), null, 2)}\n`);
  const { code, output } = await npm(["pack", folder, "--pack-destination", target, "--loglevel=error"]);
  if (code !== 0) throw new Error(`npm pack failed: ${output.trim()}`);
  return path.join(target, `${own.name}-${own.version}.tgz`);
}

/** Builds what is missing. */
export async function ensureBuilt() {
  /** @type {["cli" | "core", string][]} */
  const others = [
    ["cli", inRoot("dist-cli", "main.js")],
    ["core", inRoot("dist-core", "index.d.ts")],
  ];
  const missing = others.filter(([, file]) => !fs.existsSync(file)).map(([target]) => target);
  return (await ensureAppBuilt()) && (missing.length === 0 || (await build(missing)));
}

if (isMain(import.meta.url)) {
  await ensureInstalled();
  if (!(await build())) fail("The package cannot be built.");
  console.log(await pack(inRoot(".cache", "package")));
}
