import fs from "node:fs";
import { expect, it } from "vitest";
import { allowedForTools, folderOf, installScripts, isAllowed, lockedPackages, nameOf } from "./licences.mjs";
import { inRoot } from "./run.mjs";
import { plainSbom } from "./sbom.mjs";

const packages = Object.entries(lockedPackages());

it("the lock file names the content of every package", () => {
  const loose = packages.filter(([, { integrity, isLink }]) => isLink || !integrity?.startsWith("sha512-"));
  expect(packages.length).toBeGreaterThan(100);
  expect(loose.map(([place]) => place)).toEqual([]);
});

it("versions are exact, so that the lock file is no matter of luck", () => {
  const { devDependencies } = JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8"));
  const loose = Object.entries(devDependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

it("who installs the package gets no other: all that it needs is built into it", () => {
  expect(JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8"))).not.toHaveProperty("dependencies");
});

it("package.json names files that are there, or that the build makes", () => {
  const { sideEffects, files, bin, exports } = JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8"));
  const named = [...sideEffects, ...files, ...Object.values(bin), ...Object.values(exports).flatMap(pathsIn)];
  const made = /^!?(\.\/)?(dist|dist-cli|dist-core)(\/|$)/;
  const plain = named.filter((file) => !made.test(file)).map((file) => file.replace(/\/?\*.*$/, ""));
  expect(named.length).toBeGreaterThan(10);
  expect(plain.filter((file) => !fs.existsSync(inRoot(file)))).toEqual([]);
});

it("a version is said once: in package.json, and by its lock file", () => {
  const { version, packages } = JSON.parse(fs.readFileSync(inRoot("package-lock.json"), "utf8"));
  const own = JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8")).version;
  expect([version, packages[""].version]).toEqual([own, own]);
  expect(fs.readFileSync(inRoot("CHANGELOG.md"), "utf8")).toContain(`## ${own} - `);
});

/** @param {string | Record<string, string>} target @returns {string[]} */
function pathsIn(target) {
  return typeof target === "string" ? [target] : Object.values(target);
}

it("every licence is on the list; what is built in is held to a shorter one by the build", () => {
  const wrong = packages.filter(([, { licence = "" }]) => !isAllowed(licence, allowedForTools));
  expect(wrong.map(([place, { licence }]) => `${nameOf(place)}: ${licence}`)).toEqual([]);
});

it("only known tools would run code when they are installed, and may not", () => {
  const scripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripts.map(([place]) => nameOf(place))).toEqual(installScripts);
  expect(fs.readFileSync(inRoot(".npmrc"), "utf8")).toContain("ignore-scripts=true");
});

it.each([
  ["MIT", true],
  ["(MPL-2.0 OR Apache-2.0)", true],
  ["(MIT AND Zlib)", true],
  ["(MIT AND GPL-3.0)", false],
  ["GPL-3.0-only", false],
  ["MPL-2.0", false],
  ["", false],
])("reads the licence %s", (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

it.each([
  ["/a/node_modules/react/index.js", "/a/node_modules/react"],
  [
    "/a/node_modules/@rjsf/utils/node_modules/fast-uri/x.js?commonjs",
    "/a/node_modules/@rjsf/utils/node_modules/fast-uri",
  ],
  ["\0/a/node_modules/ajv/dist/ajv.js?commonjs-exports", "/a/node_modules/ajv"],
  ["\0vite/preload-helper.js", inRoot("node_modules", "vite")],
  ["/a/src/core/index.ts", undefined],
])("finds the package of %s", (id, folder) => {
  expect(folderOf(id)).toBe(folder);
});

it("a bill of materials names what is built in, and says nothing of time and place", () => {
  const part = (/** @type {string} */ name, scope = "optional") => ({
    ...{ "bom-ref": `${name}@1.0.0`, name, version: "1.0.0", scope },
    ...(scope === "optional" && { properties: [{ name: "cdx:npm:package:development", value: "true" }] }),
  });
  const root = { "bom-ref": "toolwright@0.1.0", name: "my-folder" };
  const made = {
    serialNumber: "urn:uuid:1",
    version: 1,
    metadata: { timestamp: "now", component: root },
    components: [part("react"), part("vite")],
    dependencies: [
      { ref: "toolwright@0.1.0", dependsOn: ["react@1.0.0", "vite@1.0.0"] },
      { ref: "vite@1.0.0", dependsOn: [] },
    ],
  };
  const bom = {
    version: 1,
    metadata: { component: { ...root, name: "toolwright" } },
    components: [part("react", "required")],
    dependencies: [{ ref: "toolwright@0.1.0", dependsOn: ["react@1.0.0"] }],
  };
  expect(JSON.parse(plainSbom(JSON.stringify(made), ["react@1.0.0"]) ?? "")).toEqual(bom);
  expect(plainSbom("npm says no", [])).toBeUndefined();
});
