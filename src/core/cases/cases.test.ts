import { describe, expect, it } from "vitest";
import { analyze, createAnalyzer } from "../analyze.ts";
import { samples } from "../gallery/samples.ts";
import { parseDocument } from "../text/document.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Case } from "../types.ts";
import { addCasesEdit, casesOf, removeCaseEdit, runCases } from "./cases.ts";

const tool = '{ "name": "ping", "inputSchema": { "type": "object", "additionalProperties": false } }';
const empty: Case = { name: "empty", tool: "ping", arguments: {}, expect: "valid" };

describe("runCases", () => {
  it("tells what came, and why it was not expected", () => {
    const cases = [
      empty,
      { ...empty, name: "extra", arguments: { a: 1 } },
      { ...empty, name: "refused", expect: "invalid" },
      { ...empty, name: "nobody", tool: "pong" },
      { name: "half a case", tool: "ping" },
    ];
    const runs = runCases(`{ "tools": [${tool}], "cases": ${JSON.stringify(cases)} }`);
    expect(runs.map(({ case: { name }, index, pass, got, message }) => [name, index, pass, got, message])).toEqual([
      ["empty", 0, true, "valid", ""],
      ["extra", 1, false, "invalid", "The arguments should be taken, but `a` is not defined"],
      ["refused", 2, false, "valid", "The arguments should be refused, but are taken"],
      ["nobody", 3, false, undefined, "No tool is called `pong`"],
    ]);
  });

  it("judges a result, too", () => {
    const text = `{ "tools": [{ "name": "ping", "inputSchema": {}, "outputSchema": { "type": "object", "required": ["pong"] } }],
      "cases": [{ "name": "a", "tool": "ping", "arguments": {}, "expect": "valid", "result": {}, "expectResult": "valid" },
                { "name": "b", "tool": "ping", "arguments": {}, "expect": "valid", "result": {}, "expectResult": "invalid" }] }`;
    expect(runCases(text).map(({ pass, gotResult, message }) => [pass, gotResult, message])).toEqual([
      [false, "invalid", "The result should fit, but lacks `pong`, which is required"],
      [true, "invalid", ""],
    ]);
  });

  it("finds the cases with their places", () => {
    const text = `{ "tools": [${tool}], "cases": [ ${JSON.stringify(empty)} ] }`;
    const [found] = casesOf(parseDocument(text));
    expect(found?.path).toEqual(["cases", 0]);
    expect(JSON.parse(text.substr(found?.span.offset ?? 0, found?.span.length))).toEqual(empty);
  });
});

describe("the edits of cases", () => {
  it.each([
    ["a tool alone", tool],
    ["a tool with comments", `// Before.\n{\n  // Inside.\n  "name": "ping",\n  "inputSchema": {}\n}\n`],
    ["a list", `[\n  ${tool}\n]\n`],
    ["an object", `{\n  "tools": [${tool}] // Beside.\n}\n`],
    ["a response", `{"jsonrpc":"2.0","id":1,"result":{"tools":[${tool}]}}`],
    [
      "a list of cases",
      `{ "tools": [${tool}], "cases": [ { "name": "other", "tool": "ping", "arguments": {}, "expect": "valid" } ] }`,
    ],
  ])("adds one to %s and removes it again", (_, text) => {
    const before = casesOf(parseDocument(text)).length;
    const added = applyEdits(text, addCasesEdit(text, [empty]));
    const document = parseDocument(added);
    expect(document.faults.filter(({ kind }) => kind === "syntax")).toEqual([]);
    expect(casesOf(document).at(-1)?.case).toEqual(empty);
    expect(document.tools.map(({ value }) => value.name)).toEqual(["ping"]);
    for (const [comment] of text.matchAll(/\/\/ \w+\./g)) expect(added).toContain(comment);
    const removed = applyEdits(added, removeCaseEdit(added, before));
    expect(casesOf(parseDocument(removed))).toHaveLength(before);
    expect(parseDocument(removed).tools).toHaveLength(1);
  });

  it("adds many at once, behind those that are there", () => {
    const more = ["b", "c"].map((name) => ({ ...empty, name }));
    const first = applyEdits(`{ "tools": [${tool}] }`, addCasesEdit(`{ "tools": [${tool}] }`, [empty]));
    const all = applyEdits(first, addCasesEdit(first, more));
    expect(casesOf(parseDocument(all)).map(({ case: { name } }) => name)).toEqual([empty.name, "b", "c"]);
    expect(addCasesEdit(first, [])).toEqual([]);
  });

  it("changes nothing where there is no tool or no such case", () => {
    expect(addCasesEdit("[1, 2", [empty])).toBeDefined();
    expect(addCasesEdit("7", [empty])).toEqual([]);
    expect(removeCaseEdit(`{ "tools": [${tool}] }`, 0)).toEqual([]);
  });

  it("keeps names that JavaScript objects know", () => {
    const odd = JSON.parse('{"name":"n","tool":"ping","arguments":{"__proto__":1,"constructor":2},"expect":"invalid"}');
    const added = applyEdits(tool, addCasesEdit(tool, [odd]));
    expect(added).toContain('"__proto__": 1');
    expect(runCases(added)[0]).toMatchObject({ pass: true, got: "invalid" });
  });
});

it("failing cases are findings that follow the text", () => {
  const analyzer = createAnalyzer();
  const text = (expected: string) =>
    `{ "tools": [${tool}], "cases": [${JSON.stringify({ ...empty, expect: expected })}] }`;
  const found = (source: string) => analyzer(source).diagnostics.filter(({ rule }) => rule.startsWith("case/"));
  expect(found(text("valid"))).toEqual([]);
  expect(found(text("invalid")).map(({ rule, path }) => [rule, path])).toEqual([["case/fails", "/cases/0/name"]]);
  expect(found(text("maybe")).map(({ rule, path }) => [rule, path])).toEqual([["case/shape", "/cases/0/expect"]]);
});

it("the sample with cases keeps its promises", () => {
  const { text = "" } = samples.find(({ id }) => id === "skill-command") ?? {};
  expect(runCases(text).map(({ case: { arguments: args }, pass, got }) => [args, pass, got])).toEqual([
    [{ command: "test" }, true, "valid"],
    [{ name: "test" }, true, "invalid"],
    [{ command: "test", extra: "value" }, true, "invalid"],
  ]);
  expect(analyze(text).diagnostics).toEqual([]);
  const [{ value } = { value: {} }] = parseDocument(text).tools;
  expect(value).toMatchObject({
    inputSchema: { properties: { command: { description: 'The skill name (no arguments). E.g., "pdf" or "xlsx"' } } },
  });
});
