import { describe, expect, it } from "vitest";
import * as library from "./library.ts";
import { OptionError } from "./library.ts";

const names = [
  ...["OptionError", "alignTool", "analyze", "applyFixes", "asClient", "buildResult", "checkArguments"],
  ...["checkResult", "clients", "compat", "costOf"],
  ...["createAnalyzer", "decodeSnapshot", "defaultSettings", "designEdit", "designPage", "dialects", "diffTools"],
  ...[
    "encodeSnapshot",
    "exportTools",
    "exporters",
    "fixAll",
    "importTools",
    "importers",
    "inferSchema",
    "isCanonical",
    "normaliseResult",
    "parseDocument",
    "presets",
  ],
  ...["revisions", "rules", "sample", "severities", "validate", "validateResult", "wire", "wireMessages"],
];

it("exports these names and no other", () => {
  expect(Object.keys(library).sort()).toEqual(names);
});

const draft07 = { items: [{ type: "string" }] };

it.each([
  "draft-07",
  "http://json-schema.org/draft-07/schema#",
  "http://json-schema.org/draft-07/schema",
  "https://json-schema.org/draft-07/schema#",
  "https://json-schema.org/draft-07/schema",
])("judges by draft-07 where the dialect is %s", (dialect) => {
  expect(library.validate(draft07, [1], { dialect }).valid).toBe(false);
  expect(library.sample(draft07, { dialect }).values[0]).toMatchObject({ valid: true });
});

it.each(library.dialects)("knows %s by its name", (dialect) => {
  expect(library.validate({ type: "string" }, "", { dialect }).valid).toBe(true);
});

it("lets a schema's own $schema decide", () => {
  const schema = { ...draft07, $schema: "http://json-schema.org/draft-07/schema#" };
  expect(library.validate(schema, [1], { dialect: "2020-12" }).valid).toBe(false);
});

const tool = { name: "search", inputSchema: { type: "object" } };
const document = library.parseDocument(JSON.stringify(tool));
const snapshot = { version: 1, name: "mine", text: "{}", revision: "2025-06-18" } as const;

/** Calls as JavaScript can write them: what is wrong, and what the error names. */
const wrongCalls: readonly (readonly [what: string, call: (api: Loose) => unknown, option: string, words: string])[] = [
  ["a dialect", (api) => api.validate({}, 1, { dialect: "nonsense" }), "dialect", "draft-06, draft-07"],
  ["a near dialect", (api) => api.validate({}, 1, { dialect: "draft-7" }), "dialect", "did you mean `draft-07`?"],
  [
    "draft-04",
    (api) => api.validate({}, 1, { dialect: "http://json-schema.org/draft-04/schema#" }),
    "dialect",
    "2020-12",
  ],
  ["a number as dialect", (api) => api.validate({}, 1, { dialect: 7 }), "dialect", "`7` is no dialect"],
  ["a dialect of sample", (api) => api.sample({}, { dialect: "2020" }), "dialect", "2020-12"],
  ["an option's name", (api) => api.validate({}, 1, { dialct: "draft-07" }), "dialct", "did you mean `dialect`?"],
  ["options that are none", (api) => api.validate({}, 1, "draft-07"), "", "the options must be an object"],
  ["null for options", (api) => api.analyze("{}", null), "", "must be an object, not null"],
  ["a revision", (api) => api.analyze("{}", { revision: "2025-06-81" }), "revision", "did you mean `2025-06-18`?"],
  ["a preset", (api) => api.analyze("{}", { preset: "everything" }), "preset", "recommended, strict, all"],
  ["a rule", (api) => api.analyze("{}", { rules: { "json/duplicate": "off" } }), "rules", "json/duplicate-key"],
  [
    "a severity",
    (api) => api.analyze("{}", { rules: { "json/duplicate-key": "warn" } }),
    "rules.json/duplicate-key",
    "error, warning, info, hint, off",
  ],
  [
    "a suppression",
    (api) => api.analyze("{}", { suppress: [{ rule: "json/duplicate-key" }] }),
    "suppress.0.reason",
    "text",
  ],
  ["a setting", (api) => api.fixAll("{}", { revison: "2025-06-18" }), "revison", "did you mean `revision`?"],
  ["a text", (api) => api.analyze({}), "text", "must be text, not an object"],
  ["a later call", (api) => (api.createAnalyzer() as Call)("{}", { preset: "no" }), "preset", "strict"],
  ["a setting of arguments", (api) => api.checkArguments(tool, {}, { revision: "latest" }), "revision", "2024-11-05"],
  ["a tool", (api) => api.checkArguments("search", {}), "tool", "an object"],
  ["a setting of results", (api) => api.checkResult(tool, {}, { revision: "latest" }), "revision", "2024-11-05"],
  ["a count", (api) => api.sample({}, { count: 1000 }), "count", "from 1 to 100"],
  ["a seed", (api) => api.sample({}, { seed: 0.5 }), "seed", "a whole number"],
  ["no message", (api) => api.wire(document, {}), "message", "`message` is missing"],
  ["a message", (api) => api.wire(document, { message: "tool/call" }), "message", "did you mean `tools/call`?"],
  ["a wire revision", (api) => api.wire(document, { message: "tools/list", revision: "x" }), "revision", "2025-06-18"],
  ["a view", (api) => api.wire(document, { message: "tools/list", view: "both" }), "view", "spec, sdk"],
  [
    "an outcome",
    (api) => api.wire(document, { message: "tools/call", outcome: { kind: "sucess" } }),
    "outcome.kind",
    "did you mean `success`?",
  ],
  ["a page", (api) => api.wire(document, { message: "tools/list", page: { size: 0 } }), "page.size", "a whole number"],
  ["no client", (api) => api.asClient(tool, {}), "client", "`client` is missing"],
  ["a client", (api) => api.asClient(tool, { client: "claude-cod" }), "client", "did you mean `claude-code`?"],
  ["a route", (api) => api.asClient(tool, { client: "claude-code", route: "no" }), "route", "is no route"],
  ["a tokenizer", (api) => api.costOf(tool, { tokenizer: "o200" }), "tokenizer", "did you mean `o200k`?"],
  ["a client to count for", (api) => api.costOf(tool, { client: "codx" }), "client", "did you mean `codex`?"],
  ["a budget", (api) => api.analyze("", { budget: { al: 1 } }), "budget.al", "did you mean `all`?"],
  ["a client of a list", (api) => api.compat([tool], { clients: ["codx"] }), "clients.0", "did you mean `codex`?"],
  ["an importer", (api) => api.importTools("{}", { from: "opnai" }), "from", "did you mean `openai`?"],
  ["no exporter", (api) => api.exportTools([tool]), "to", "`to` is missing"],
  ["an exporter", (api) => api.exportTools([tool], { to: "toolslist" }), "to", "did you mean `tools-list`?"],
  ["an export revision", (api) => api.exportTools([tool], { to: "json", revision: "1" }), "revision", "2025-06-18"],
  [
    "an exporter's option",
    (api) => api.exportTools([tool], { to: "json", options: { x: "1" } }),
    "options.x",
    "`json`",
  ],
  ["a document for tools", (api) => api.exportTools(document, { to: "json" }), "tools", "a list"],
  ["an option of a diff", (api) => api.diffTools([], [], { reject: [] }), "reject", "did you mean `rejected`?"],
  ["a version", (api) => api.diffTools(undefined, []), "older", "not undefined"],
  [
    "a chosen difference",
    (api) => api.alignTool(JSON.stringify(tool), "search", { ...tool, name: "x" }, ["none"]),
    "chosen.0",
    "/name",
  ],
  ["an incomplete snapshot", (api) => api.encodeSnapshot({ text: "{}" }), "name", "must be text, not undefined"],
  ["a snapshot's version", (api) => api.encodeSnapshot({ ...snapshot, version: 2 }), "version", "1"],
  ["a fragment", (api) => api.decodeSnapshot(null), "fragment", "must be text, not null"],
  ["a result's text", (api) => api.buildResult(null), "text", "must be text, not null"],
];

type Call = (...given: readonly unknown[]) => unknown;
type Loose = Readonly<Record<Exclude<keyof typeof library, "OptionError">, Call>>;

describe("a wrong call is a clear error, never another meaning", () => {
  it.each(wrongCalls)("%s", (_, call, option, words) => {
    const error = thrownBy(() => call(library as unknown as Loose));
    expect(error).toBeInstanceOf(OptionError);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ option, message: expect.stringContaining(words) });
  });

  it("says which function was called, what was given and what may be", () => {
    const error = thrownBy(() => library.exportTools([tool], { to: "ts-sdk-v3" }));
    expect(error).toMatchObject({ name: "OptionError", call: "exportTools", option: "to", given: "ts-sdk-v3" });
    expect(error).toMatchObject({ choices: library.exporters.map(({ id }) => id) });
  });
});

it("takes an option that is undefined as left out", () => {
  const loose = library as unknown as Loose;
  expect(loose.validate({}, 1, { dialect: undefined, remotes: undefined })).toMatchObject({ valid: true });
  const settings = { revision: undefined, preset: undefined, rules: undefined, suppress: undefined };
  const text = JSON.stringify(tool);
  expect(loose.analyze(text, settings)).toEqual(library.analyze(text));
});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
