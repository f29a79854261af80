import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ensureBuilt, pack } from "../scripts/package.mjs";

// The package as a stranger gets it: packed, installed in an empty folder, each entry used.

let folder = "";
let packed = "";
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), "toolwright-package-"));
  expect(await ensureBuilt()).toBe(true);
  packed = await pack(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  // Offline: it depends on nothing, so that nothing has to be fetched.
  const words = ["install", "--offline", "--no-audit", "--no-fund", packed];
  const { status, stderr } = spawnSync("npm", words, { cwd: folder, encoding: "utf8" });
  expect(stderr.replace(/^npm warn .*\n/gm, "")).toBe("");
  expect(status).toBe(0);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, words: readonly string[], input = "") =>
  spawnSync(command, words, { cwd: folder, encoding: "utf8", input });

const installed = (...parts: string[]) => join(folder, "node_modules", "toolwright", ...parts);

test("brings itself along and nothing else", () => {
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["toolwright"]);
  const manifest = JSON.parse(readFileSync(installed("package.json"), "utf8"));
  for (const field of ["private", "scripts", "dependencies", "devDependencies"])
    expect(manifest).not.toHaveProperty(field);
  const top = [
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "action.yml",
    "dist",
    "dist-cli",
    "dist-core",
    "docs",
    "package.json",
    "problem-matcher.json",
    "schemas",
    "scripts",
  ];
  expect(readdirSync(installed()).sort()).toEqual(top.sort());
  expect(readdirSync(installed("dist-cli")).sort()).toEqual(["licences.txt", "main.js", "package.json"]);
  expect(readdirSync(installed("dist-core")).sort()).toEqual([
    "index.d.ts",
    "index.js",
    "licences.txt",
    "package.json",
  ]);
  expect(readdirSync(installed("dist"))).toContain("licences.txt");
  expect(readdirSync(installed("scripts"))).toEqual(["action.mjs"]);
  const all = readdirSync(installed(), { recursive: true, encoding: "utf8" });
  expect(
    all.filter((file) => /\.(map|tsx|mts)$|\.test\.|\.testing\.|(^|\/)(src|e2e|node_modules)\//.test(file)),
  ).toEqual([]);
  expect(statSync(packed).size).toBeLessThan(12_000_000);
});

test("its bill of materials is made by the build: all that is bundled, with licence and checksum, and nothing of the machine", () => {
  const text = readFileSync(installed("dist", "sbom.cdx.json"), "utf8");
  const bom = JSON.parse(text) as {
    metadata: { component: { "bom-ref": string } };
    components: Component[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  const { name, version } = JSON.parse(readFileSync(installed("package.json"), "utf8"));
  const named = { metadata: { component: { name, version } } };
  expect(bom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.5", version: 1, ...named });
  const listed = readFileSync(installed("dist", "licences.txt"), "utf8").matchAll(/^- (\S+) (\S+) \((.+?)\)$/gm);
  const bundled = [...listed].map(([, ...one]) => one.join(" "));
  expect(bundled).toEqual(expect.arrayContaining([expect.stringMatching(/^monaco-editor \S+ MIT$/)]));
  expect(bom.components.map((one) => `${one.name} ${one.version} ${licenceOf(one)}`).sort()).toEqual(bundled.sort());
  const poor = bom.components.filter(({ type, purl, hashes }) => {
    return type !== "library" || !purl.startsWith("pkg:npm/") || hashes[0]?.alg !== "SHA-512";
  });
  expect(poor).toEqual([]);
  // Each part has a name of its own, and only those names are referred to.
  const refs = [bom.metadata.component, ...bom.components].map((one) => one["bom-ref"]);
  expect(new Set(refs).size).toBe(refs.length);
  const linked = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(linked.filter((ref) => !refs.includes(ref))).toEqual([]);
  // The name of the format's own schema is the only address.
  expect(text.match(/\w+:\/\/[^"]*/g)).toEqual(["http://cyclonedx.org/schema/bom-1.5.schema.json"]);
  expect(text).not.toMatch(/node_modules|"\/|[A-Z]:\\|file:/);
});

interface Component {
  "bom-ref": string;
  type: string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string }[];
  licenses: { license?: { id: string }; expression?: string }[];
}

/** An expression may stand in brackets. */
const licenceOf = ({ licenses: [first] }: Component) =>
  first?.license?.id ?? first?.expression?.replace(/^\((.*)\)$/, "$1");

test("plain npm pack makes the same of a built project", () => {
  const root = join(import.meta.dirname, "..");
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json"], { cwd: root, encoding: "utf8" });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const all = readdirSync(installed(), { recursive: true, encoding: "utf8" });
  const here = all.filter((file) => statSync(installed(file)).isFile());
  expect(files.map(({ path }) => path).sort()).toEqual(here.map((file) => file.replaceAll("\\", "/")).sort());
});

test("npx toolwright lint", () => {
  const { status, stdout } = run(
    "npx",
    ["--no-install", "toolwright", "lint", "-", "--format", "json"],
    '{"name":"a"}',
  );
  expect(JSON.parse(stdout)).toMatchObject({ version: 1, files: [{ tools: 1 }] });
  expect(status).toBe(1);
});

test("the library, with types, and the schemas", () => {
  const text = `import { analyze } from "toolwright"; console.log(String(analyze('{"name":"a","inputSchema":{}}').tools.length))`;
  expect(run("node", ["--input-type=module", "-e", text]).stdout).toBe("1\n");
  const schema = `import { createRequire } from "node:module"; console.log(createRequire(import.meta.url)("toolwright/schemas/tool-descriptor.schema.json").type)`;
  writeFileSync(join(folder, "schema.mjs"), schema);
  expect(run("node", ["schema.mjs"]).stdout.trim()).not.toBe("");
  expect(readFileSync(installed("dist-core", "index.d.ts"), "utf8")).toContain("export declare function analyze");
});

test("the action runs the command of the package that it is in", () => {
  writeFileSync(join(folder, "tools.json"), '{ "name": "a" }');
  const env = { ...process.env, TOOLWRIGHT_FILES: "*ools.json", RUNNER_TEMP: folder, GITHUB_EVENT_PATH: "" };
  const action = readFileSync(installed("action.yml"), "utf8");
  expect(action).toContain('node "$GITHUB_ACTION_PATH/scripts/action.mjs"');
  const { status } = spawnSync("node", [installed("scripts", "action.mjs")], { cwd: folder, env });
  expect(status).toBe(1);
  const log = JSON.parse(readFileSync(join(folder, "toolwright.sarif"), "utf8"));
  expect(log.runs[0].tool.driver.name).toMatch(/toolwright/i);
});

test("npx toolwright ui serves the playground", async ({ page }) => {
  const child = spawn(process.execPath, [installed("dist-cli", "main.js"), "ui"], { cwd: folder });
  try {
    const url = await new Promise<string>((resolve) =>
      child.stdout.once("data", (line) => resolve(String(line).trim())),
    );
    await page.goto(url);
    await expect(page.getByRole("tab", { name: "Problems" })).toBeVisible();
  } finally {
    child.kill("SIGTERM");
  }
});
