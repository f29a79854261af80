import fs from "node:fs";
import path from "node:path";
import { inRoot, isMain } from "./run.mjs";

// Whose code is in what we build, under which licence, and which packages run code of theirs when they are installed.

/** @typedef {{ name: string, version: string, licence: string, folder: string, by?: string }} Package */
/** @typedef {{ licence?: string, integrity?: string, hasInstallScript: boolean, isLink: boolean }} Locked */

/** What may be in a build: licences that ask for a notice, which `licences.txt` is. */
const allowed = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Zlib"];
/** What tools may have besides: nothing of them is passed on. */
export const allowedForTools = [...allowed, "MPL-2.0", "CC-BY-4.0", "CC0-1.0", "BlueOak-1.0.0", "Python-2.0"];

/** Packages that name no licence in package.json, and what their LICENSE file says. */
export const unnamed = /** @type {Record<string, string>} */ ({ "valid-url": "MIT" });

/** Packages that would run code of theirs when they are installed; `.npmrc` says no, and nothing needs it. */
export const installScripts = ["tree-sitter-c-sharp"];

/** Whether a licence, or an expression of several, is in a list. @param {string} licence @param {readonly string[]} list @returns {boolean} */
export function isAllowed(licence, list = allowed) {
  const plain = licence.replace(/^\((.*)\)$/, "$1");
  if (plain.includes(" OR ")) return plain.split(" OR ").some((one) => isAllowed(one, list));
  return plain.split(" AND ").every((one) => list.includes(one));
}

/** The packages of the lock file by their place in node_modules. @returns {Record<string, Locked>} */
export function lockedPackages() {
  const { packages } = JSON.parse(fs.readFileSync(inRoot("package-lock.json"), "utf8"));
  const entries = Object.entries(packages).filter(([place]) => place !== "");
  return Object.fromEntries(
    entries.map(([place, { license, integrity, hasInstallScript, link }]) => {
      const licence = license ?? unnamed[nameOf(place)];
      const flags = { hasInstallScript: hasInstallScript === true, isLink: link === true };
      return [place, { ...(licence && { licence }), ...(integrity && { integrity }), ...flags }];
    }),
  );
}

/** @param {string} place */
export const nameOf = (place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * Collects the packages of a build and writes `licences.txt` beside its files.
 * @param {readonly string[]} [also] packages that another build puts beside them
 */
export function licences(also = []) {
  const folders = new Set(also.map((name) => inRoot("node_modules", name)));
  /** @type {import("vite").Plugin["generateBundle"]} */
  const collect = (_, bundle) => {
    for (const output of Object.values(bundle)) {
      for (const id of output.type === "chunk" ? output.moduleIds : []) folders.add(folderOf(id) ?? "");
    }
    folders.delete("");
  };
  return {
    /** For the builds inside of the build, workers, which write no list of their own. @returns {import("vite").Plugin} */
    inner: () => ({ name: "toolwright:licences-of-workers", generateBundle: collect }),
    /** @returns {import("vite").Plugin} */
    plugin: () => ({
      name: "toolwright:licences",
      apply: "build",
      generateBundle(options, bundle, isWrite) {
        /** @type {Function} */ (collect).call(this, options, bundle, isWrite);
        const packages = [...folders].map(packageIn).sort((a, b) => (a.name < b.name ? -1 : 1));
        const wrong = packages.filter(({ licence }) => !isAllowed(licence));
        if (wrong.length > 0)
          this.error(`licence not allowed: ${wrong.map(titleOf).join(", ")} (scripts/licences.mjs)`);
        this.emitFile({ type: "asset", fileName: "licences.txt", source: licenceText(packages) });
      },
    }),
  };
}

/** The folder of the package that a module is of. @param {string} id @returns {string | undefined} */
export function folderOf(id) {
  const file = id.replaceAll("\\", "/").replace(/[?#].*$/, "");
  // Helpers that the bundler writes itself.
  if (/^\0(vite|rolldown)\//.test(file)) return inRoot("node_modules", file.slice(1).split("/")[0] ?? "");
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** @param {string} folder @returns {Package} */
function packageIn(folder) {
  const { name, version, license, author } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const by = typeof author === "string" ? author : author?.name;
  return { name, version, licence: license ?? unnamed[name] ?? "none named", folder, ...(by && { by }) };
}

/** @param {Package} of */
const titleOf = ({ name, version, licence }) => `${name} ${version} (${licence.replace(/^\((.*)\)$/, "$1")})`;

/** @param {readonly Package[]} packages */
function licenceText(packages) {
  const line = "=".repeat(80);
  const parts = packages.map((one) => [line, titleOf(one), line, ...noticesOf(one)].join("\n"));
  return [
    "Toolwright is under the MIT licence. These packages are part of it, with thanks to those who wrote them:",
    packages.map((one) => `- ${titleOf(one)}`).join("\n"),
    ...parts,
    "",
  ].join("\n\n");
}

/** @param {Package} of @returns {string[]} */
function noticesOf({ folder, by }) {
  const files = fs.readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying|thirdpartynotices)/i.test(file));
  const texts = files.sort().map((file) => {
    const text = fs.readFileSync(path.join(folder, file), "utf8").replaceAll("\r\n", "\n");
    // Of the bundler a few helpers are in here, and none of what it holds itself.
    return text.split(/^#+ licenses of bundled dependencies/im)[0]?.trim() ?? "";
  });
  return texts.length > 0 ? texts : [`The package holds no text of its licence.${by ? ` It is by ${by}.` : ""}`];
}

if (isMain(import.meta.url)) {
  const packages = Object.entries(lockedPackages());
  for (const licence of new Set(packages.map(([, one]) => one.licence))) {
    const names = packages.filter(([, one]) => one.licence === licence).map(([place]) => nameOf(place));
    console.log(`${licence ?? "none named"}: ${names.join(", ")}`);
  }
  const scripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  console.log(`Install scripts, none needed: ${scripts.map(([place]) => nameOf(place)).join(", ") || "none"}`);
}
