import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** What judges beside Ajv. */
const engines = [
  /^idn-hostname$/,
  /^json-schema-library(\/|$)/,
  /^@cfworker\/json-schema$/,
  /^@hyperjump\//,
  /^ajv(-formats)?(\/|$)/,
];

/** Who may import whom: the first row whose files match decides. `src/README.md` says why. */
const gates: readonly { readonly files: RegExp; readonly may: readonly RegExp[] }[] = [
  { files: /\.test\.tsx?$/, may: [/./] },
  { files: /^core\/lint\/rule-tester\.ts$/, may: [/^core\//] },
  {
    files: /^core\/validate\.ts$/,
    may: [/^core\/[^/]+$/, /^core\/(engines|check)\//, /^core\/wire\/revisions\.ts$/],
  },
  { files: /^core\/engines\//, may: [/^core\/[^/]+$/, /^core\/engines\//, ...engines] },
  {
    files:
      /^core\/(analyze|summary|fix|suppress|settings|samples|index|mock|diff|align|lock|export-tools|check|sample|cases)\.ts$/,
    may: [/^core\//],
  },
  { files: /^core\/share\.ts$/, may: [/^core\/[^/]+$/, /^core\/share\//, /^pako$/] },
  { files: /^core\/[^/]+$/, may: [/^core\/[^/]+$/, /^core\/wire\/revisions\.ts$/, /^jsonc-parser$/] },
  { files: /^core\/lint\/rules\//, may: [/^core\/[^/]+$/, /^core\/lint\/(rule|mistake)\.ts$/] },
  { files: /^core\/wire\/revisions\//, may: [/^core\/[^/]+$/] },
  { files: /^core\/samples\//, may: [/^core\/samples\/sample\.ts$/] },
  {
    files: /^core\/(export\/exporters|import\/importers)\//,
    may: [/^core\/[^/]+$/, /^core\/(export|import)\/(?!exporters|importers)/, /^core\/wire\/revisions\.ts$/],
  },
  {
    files: /^core\/import\//,
    may: [/^core\/[^/]+$/, /^core\/import\//, /^core\/wire\/revisions\.ts$/, /^@lezer\//],
  },
  {
    files: /^core\/export\//,
    may: [/^core\/[^/]+$/, /^core\/export\//, /^core\/wire\/(revisions|project-tool)\.ts$/],
  },
  {
    files: /^core\/(check|sample|form|export|diff|share|result)\//,
    may: [/^core\/[^/]+$/, /^core\/(check|sample|form|export|diff|share|result)\//],
  },
  { files: /^core\/lint\//, may: [/^core\/[^/]+$/, /^core\/lint\//] },
  { files: /^core\/wire\//, may: [/^core\/[^/]+$/, /^core\/wire\//] },
  { files: /^app\/worker\//, may: [/^core\/index\.ts$/, /^app\/worker\//, /^@modelcontextprotocol\//, /^fflate$/] },
  {
    files: /^app\/form\//,
    may: [/^core\/index\.ts$/, /^app\/(?!worker)/, /^react/, /^@rjsf\//, /^@base-ui\//, /^lucide-react$/],
  },
  { files: /^app\/store\/shelf\/database\.ts$/, may: [/^app\/store\//, /^idb$/] },
  {
    files: /^app\/store\/link\.ts$/,
    may: [/^core\/(index|share)\.ts$/, /^app\/store\//],
  },
  {
    files: /^app\/store\//,
    may: [/^core\/index\.ts$/, /^app\/store\//, /^app\/worker\/(client|ask|topics|wire-question)\.ts$/, /^zustand/],
  },
  { files: /^app\/ui\//, may: [/^app\/ui\//, /^react$/, /^@base-ui\//, /^lucide-react$/] },
  {
    files: /^app\/editor\//,
    may: [/^core\/index\.ts$/, /^app\/(?!worker)/, /^@?monaco-editor/, /^react/, /^\.\.\/schemas\//],
  },
  { files: /^app\/offline\/service-worker\.ts$/, may: [/^serwist$/] },
  {
    files: /^app\//,
    may: [/^core\/index\.ts$/, /^app\/(?!worker)/, /^react/, /^@base-ui\//, /^@tanstack\//, /^lucide-react$/],
  },
  { files: /^cli\/(built|test-host|generated)\.ts$/, may: [/./] },
  { files: /^cli\//, may: [/^core\/index\.ts$/, /^cli\//, /^node:/, /^\.\.\/package\.json$/] },
];

const source = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !file.includes("fixtures/"));

it("every file imports only what it may", () => {
  const forbidden = files.flatMap((file) => {
    const gate = gates.find(({ files: pattern }) => pattern.test(file));
    if (!gate) return [`${file} is outside every gate: add a row`];
    const wrong = importsOf(file).filter((name) => !gate.may.some((pattern) => pattern.test(name)));
    return wrong.map((name) => `${file} imports ${name}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(forbidden).toEqual([]);
});

/** Packages as they are, files by their path from this folder. */
function importsOf(file: string): string[] {
  const text = readFileSync(posix.join(source, file), "utf8");
  const found = text.matchAll(
    /^\s*(?:import|export)\s(?:[^"';]*?from\s)?["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm,
  );
  return [...found]
    .map(([, from, dynamic]) => from ?? dynamic ?? "")
    .map((name) => (name.startsWith(".") ? posix.join(posix.dirname(file), name) : name))
    .filter((name) => !name.endsWith(".css"));
}
