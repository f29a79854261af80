import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { exportTools, type JsonObject, samples } from "../core/index.ts";
import { parseDocument } from "../core/text/index.ts";

const modules = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules");
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Fields, keywords and values that the types of the SDK do not know, and schemas of every kind. */
const odd: readonly JsonObject[] = [
  {
    name: "odd",
    description: "Takes odd things.",
    inputSchema: {
      type: "object",
      "x-unknown": { a: [1] },
      properties: {
        a: { type: "string", "x-y": 2, examples: ["z"] },
        b: { type: "array", items: { type: "integer" }, nullable: true },
        n: { $ref: "#/$defs/N" },
      },
      required: ["a"],
      $defs: { N: { type: ["object", "null"], properties: { m: { $ref: "#/$defs/N" } } } },
    },
    outputSchema: { type: "object", properties: { r: { type: "number" } }, "x-out": true },
    annotations: { readOnlyHint: true, "x-foo": 1, title: "T" },
    _meta: { "com.example/a": 1 },
    icons: [{ src: "https://example.com/i.png", "x-i": 1 }],
  },
  {
    name: "wrong",
    description: "Says it wrong.",
    inputSchema: { type: "object" },
    annotations: { readOnlyHint: "yes" },
  },
  {
    name: "older-draft.x",
    description: "Is written as before.",
    inputSchema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      definitions: { T: { type: "array", items: [{ type: "string" }], additionalItems: false } },
      properties: { t: { $ref: "#/definitions/T" }, "a b": { enum: ["x", 1, null] }, any: true },
      dependencies: { t: ["any"] },
    },
  },
];

const targets = ["ts-project", "ts-sdk-v2", "ts-sdk-v2-zod", "ts-sdk-v1-zod", "ts-types"];

describe("generated TypeScript passes the compiler", () => {
  const gallery = samples.flatMap(({ text }) => parseDocument(text).tools.map(({ value }) => value));
  const own = [...gallery, ...odd].map((tool, index) => ({ ...tool, name: `${String(tool.name)}_${index}` }));
  it.each(targets)("%s of the gallery and of odd tools", (to) => expect(compiled(own, to)).toBe(""), 120_000);

  const corpus = new URL("../../../shared/corpus/tools-list/", import.meta.url);
  const isThere = existsSync(corpus);
  it.skipIf(!isThere)(
    `ts-project of published tools${isThere ? "" : " (skipped: no corpus)"}`,
    () => expect(compiled(published(corpus), "ts-project")).toBe(""),
    120_000,
  );
});

function published(corpus: URL): JsonObject[] {
  const all = readdirSync(corpus).flatMap(
    (file) => JSON.parse(readFileSync(new URL(encodeURIComponent(file), corpus), "utf8")).tools as JsonObject[],
  );
  return all
    .filter((_, index) => index % 20 === 0)
    .map((tool, index) => ({ ...tool, name: `${String(tool.name)}_${index}` }));
}

/** What the compiler says of an export, as the project's own settings ask. */
function compiled(tools: readonly JsonObject[], to: string): string {
  mkdirSync(join(modules, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(modules, ".cache", "compiled-"));
  folders.push(folder);
  const { files, refused } = exportTools(tools, { to, name: "compiled" });
  expect(refused).toBeUndefined();
  const settings = {
    compilerOptions: { target: "ES2023", module: "NodeNext", strict: true, skipLibCheck: true, types: ["node"] },
    include: ["**/*.ts"],
  };
  const around = [
    { path: "tsconfig.json", text: JSON.stringify(settings) },
    { path: "package.json", text: '{ "type": "module" }' },
  ];
  for (const { path, text } of [...around, ...files]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const words = [join(modules, "typescript/bin/tsc"), "--noEmit", "-p", folder];
  return spawnSync(process.execPath, words, { encoding: "utf8" }).stdout;
}
