import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { clients, defaultSettings, presets, revisions, rules } from "../core/index.ts";
import { configName, loadConfig, loadNamedFiles } from "./config.ts";
import { readConfig } from "./config-reader.ts";
import { isFailure } from "./host.ts";
import { levels } from "./levels.ts";
import { emptyFolder } from "./test-host.ts";

const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../schemas/toolwright.config.schema.json"), "utf8"),
);

test("a budget that is a number is for all tools", () => {
  expect(readConfig('{ "budget": 4000 }', "c")).toEqual({ budget: { all: 4000 } });
});

describe("the schema", () => {
  test("lists what the core knows", () => {
    expect(schema.properties.preset.enum).toEqual(presets);
    expect(schema.properties.revision.enum).toEqual(revisions.map(({ id }) => id));
    expect(schema.properties.clients.items.enum).toEqual(clients.map(({ id }) => id));
    expect(schema.properties.server.properties.name.default).toBe(defaultSettings.server.name);
    expect(schema.properties.rules.additionalProperties.enum).toEqual(levels);
    const pattern = new RegExp(schema.properties.rules.propertyNames.pattern, "u");
    expect(rules.filter(({ id }) => !pattern.test(id))).toEqual([]);
  });

  const validate = new Ajv2020({ strict: true }).compile(schema);

  test.each([
    [{}],
    [{ $schema: "./schema.json", revision: "2025-06-18", preset: "strict", rules: {} }],
    [{ rules: { "json/duplicate-key": "off", "mcp/input-schema-required": "hint" } }],
    [{ files: ["servers/**/*.json", "mail.jsonc"] }],
    [{ suppress: [] }],
    [{ clients: [] }],
    [{ clients: ["codex", "claude-code"], server: { name: "github", title: "GitHub" } }],
    [{ server: { name: "github" } }],
    [{ budget: { all: 4000, tool: 800, tools: { search: 0 }, clients: { codex: 3500 } } }],
    [{ suppress: [{ rule: "json/duplicate-key", reason: "Meant" }] }],
    [{ suppress: [{ rule: "json/duplicate-key", tool: "a", path: "/name", reason: "Meant" }] }],
  ])("and the reader accept %j", (value) => {
    expect(validate(value)).toBe(true);
    expect(readConfig(JSON.stringify(value), "c")).toEqual({ ...value, $schema: undefined });
  });

  test.each([
    [[]],
    [null],
    ["strict"],
    [{ $schema: 1 }],
    [{ presets: "strict" }],
    [{ preset: "Strict" }],
    [{ preset: ["strict"] }],
    [{ revision: "2025" }],
    [{ revision: null }],
    [{ rules: [] }],
    [{ rules: { "json/duplicate-key": "on" } }],
    [{ rules: { "json/duplicate-key": 0 } }],
    [{ rules: { "json/duplicate-key": ["off"] } }],
    [{ rules: { "duplicate-key": "off" } }],
    [{ strictJson: true }],
    [{ suppress: {} }],
    [{ suppress: ["json/duplicate-key"] }],
    [{ suppress: [{ rule: "json/duplicate-key" }] }],
    [{ suppress: [{ rule: "json/duplicate-key", reason: " " }] }],
    [{ suppress: [{ reason: "Meant" }] }],
    [{ suppress: [{ rule: "duplicate-key", reason: "Meant" }] }],
    [{ suppress: [{ rule: "json/duplicate-key", reason: "Meant", path: "name" }] }],
    [{ suppress: [{ rule: "json/duplicate-key", reason: "Meant", tool: 1 }] }],
    [{ suppress: [{ rule: "json/duplicate-key", reason: "Meant", tools: "a" }] }],
    [{ budget: "4000" }],
    [{ budget: -1 }],
    [{ budget: 0.5 }],
    [{ budget: { al: 1 } }],
    [{ budget: { tools: [] } }],
    [{ budget: { tools: { search: null } } }],
    [{ budget: { clients: { codecs: 1 } } }],
    [{ files: "tools.json" }],
    [{ files: [""] }],
    [{ files: [1] }],
    [{ clients: "codex" }],
    [{ clients: ["codecs"] }],
    [{ clients: [1] }],
    [{ clients: ["codex", "codex"] }],
    [{ server: "github" }],
    [{ server: {} }],
    [{ server: { name: "" } }],
    [{ server: { name: "github", title: 1 } }],
    [{ server: { name: "github", url: "x" } }],
  ])("and the reader refuse %j", (value) => {
    expect(validate(value)).toBe(false);
    expect(isFailure(readConfig(JSON.stringify(value), "c"))).toBe(true);
  });
});

test.each([
  ['{\n  "preset": "stict"\n}', "c:2:13: stict is no preset: did you mean strict?"],
  ['{ "clients": ["claudecode"] }', "c:1:15: claudecode is no client: did you mean claude-code?"],
  ['{ "clients": ["codex", "codex"] }', "c:1:24: codex stands twice: remove one"],
  ['{ "ruels": {} }', "c:1:3: ruels is no setting: did you mean rules?"],
  [
    '{ "rules": { "json/duplicate-keys": "off" } }',
    "c:1:14: json/duplicate-keys is no rule: did you mean json/duplicate-key?",
  ],
  ['{ "preset": "all", "preset": "all" }', 'c:1:20: "preset" stands twice: remove one'],
  [
    '{ "suppress": [{ "rule": "json/duplicate-key" }] }',
    "c:1:16: a suppression needs a reason: say why it is right here",
  ],
  [
    '{ "suppress": [{ "rule": "json/duplicate-keys", "reason": "x" }] }',
    "c:1:16: json/duplicate-keys is no rule: did you mean json/duplicate-key?",
  ],
  ["", "c holds no JSON object: write {} or delete the file"],
])("%j: %s", (text, problem) => {
  expect(readConfig(text, "c")).toEqual({ problem });
});

test("comments, trailing commas and a byte order mark are fine", () => {
  expect(readConfig('\uFEFF// ours\n{ "preset": "all", }', "c")).toEqual({ preset: "all" });
});

test("a hundred thousand brackets are refused", () => {
  expect(isFailure(readConfig("[".repeat(100_000), "c"))).toBe(true);
});

describe("the file", () => {
  const folder = emptyFolder();
  const inner = join(folder, "a", "b");
  mkdirSync(inner, { recursive: true });

  test("none is fine", async () => {
    expect(await loadConfig(undefined, inner)).toEqual({});
  });

  test("is the nearest one upwards", async () => {
    writeFileSync(join(folder, configName), '{ "preset": "all" }');
    expect(await loadConfig(undefined, inner)).toEqual({ preset: "all" });
    writeFileSync(join(folder, "a", configName), '{ "preset": "strict" }');
    expect(await loadConfig(undefined, inner)).toEqual({ preset: "strict" });
  });

  test("names files, from its own folder", async () => {
    writeFileSync(join(folder, "a", configName), '{ "files": ["*.json"] }');
    expect(await loadNamedFiles(undefined, inner)).toEqual({ folder: join(folder, "a"), patterns: ["*.json"] });
    writeFileSync(join(folder, "a", configName), '{ "preset": "strict" }');
  });

  test("or the named one, which must be there", async () => {
    expect(await loadConfig(`../${configName}`, inner)).toEqual({ preset: "strict" });
    expect(await loadConfig("no.json", inner)).toEqual({ problem: "no.json does not exist: check the path" });
  });
});
