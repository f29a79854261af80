import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { maxText } from "../limits.ts";
import type { Path, Shape } from "../types.ts";
import { parseDocument, parseTool, toolValues } from "./document.ts";

const tool = '{ "name": "a", "inputSchema": {} }';
const names = (text: string) => parseDocument(text).tools.map(({ value }) => value.name);
const kinds = (text: string) => parseDocument(text).faults.map(({ kind }) => kind);

describe("the shape of a text", () => {
  it.each<[string, Shape, Path[]]>([
    [tool, "tool", [[]]],
    [`// a comment\n${tool}\n`, "tool", [[]]],
    [`[${tool}, ${tool}]`, "array", [[0], [1]]],
    ["[]", "array", []],
    [`[1, ${tool}, null]`, "array", [[1]]],
    [`{ "tools": [${tool}], "nextCursor": "x" }`, "tools", [["tools", 0]]],
    [`{ "jsonrpc": "2.0", "id": 1, "result": { "tools": [${tool}] } }`, "response", [["result", "tools", 0]]],
    [`{ "result": { "tools": [${tool}] } }`, "response", [["result", "tools", 0]]],
    ['{ "jsonrpc": "2.0", "error": { "code": -32601, "message": "no" } }', "other", []],
    ['{ "jsonrpc": "2.0", "method": "tools/call", "params": { "name": "a" } }', "other", []],
    ['{ "mcpServers": { "a": { "command": "x" } } }', "other", []],
    ['{ "type": "object", "title": "T", "description": "D", "properties": {} }', "other", []],
    ['{ "title": "T" }', "tool", [[]]],
    ['{ "parameters": {} }', "tool", [[]]],
    ['{ "Input-Schema": {} }', "tool", [[]]],
    ['{ "type": "function", "function": { "name": "a" } }', "tool", [[]]],
    ['{ "toolSpec": {} }', "tool", [[]]],
    ['{ "functionDeclarations": [] }', "tool", [[]]],
    ['{ "tools": {} }', "other", []],
    ["{}", "other", []],
    ["42", "other", []],
    ['"tools"', "other", []],
    ["null", "other", []],
    ["", "empty", []],
    [" \n\t", "empty", []],
    ["// only a comment", "empty", []],
  ])("of %s is %s", (text, shape, paths) => {
    const document = parseDocument(text);
    expect(document.shape).toBe(shape);
    expect(document.tools.map(({ path }) => path)).toEqual(paths);
    expect(document.faults).toEqual([]);
    for (const { offset, length, text: own } of document.tools)
      expect(text.substring(offset, offset + length)).toBe(own);
  });
});

describe("the tree of a tool", () => {
  it.each([tool, '{ // a comment\n \'name\': \'a\', "inputSchema": { "enum": [1, 1e400, "\\ud800"], },'])(
    "lets go of its room and is the same when it is asked for again: %s",
    async (text) => {
      const read = parseTool(text);
      const before = structuredClone(read?.tree());
      const room = new WeakRef(read?.tree() as object);
      setFlagsFromString("--expose-gc");
      await new Promise((resolve) => setTimeout(resolve));
      (runInNewContext("gc") as () => void)();
      expect(room.deref()).toBeUndefined();
      expect(read?.tree()).toEqual(before);
      expect(before).toMatchObject({ type: "object", offset: 0 });
    },
  );
});

describe("parseDocument", () => {
  it("parses each tool once, and only those whose text changed", () => {
    const seen: string[] = [];
    parseDocument(`[${tool}, { "name": "b" }]`, (text) => {
      seen.push(text);
      return parseTool(text);
    });
    expect(seen).toEqual([tool, '{ "name": "b" }']);
  });

  it("reads past a byte order mark and tells of it", () => {
    const document = parseDocument(`\uFEFF${tool}`);
    expect(document.tools).toHaveLength(1);
    expect(document.faults).toMatchObject([{ kind: "syntax", offset: 0, length: 1, replacement: "" }]);
  });

  it.each([
    ["a bad value in one tool", '[{ "name": "a", "x": ?? }, { "name": "b" }]', ["a", "b"]],
    ["a missing comma between tools", '[{ "name": "a" } { "name": "b" }]', ["a", "b"]],
    ["a missing end", '[{ "name": "a" }, { "name": "b", "x": [', ["a", "b"]],
    ["a string that does not end", '[\n{ "name": "a", "x": "y },\n{ "name": "b" }\n]', ["a"]],
    ["single quotes", "[{ 'name': 'a', 'x': '}' }, { \"name\": \"b\" }]", ["a", "b"]],
    ["a quote in other quotes", "{ 'tools': [{ 'name': 'a', 'x': '\"' }, { 'name': 'b' }] }", ["a", "b"]],
    ["a bracket too many", '[{ "name": "a" }], { "name": "b" }]', ["a"]],
  ])("keeps the tools of a text with %s", (_, text, expected) => {
    expect(names(text)).toEqual(expected);
    const document = parseDocument(text);
    const faults = [...document.faults, ...document.tools.flatMap((slice) => slice.faults)];
    expect(faults.filter(({ kind }) => kind === "syntax")).not.toEqual([]);
  });

  it("points at the end of a tool for what is missing after it", () => {
    const text = '[\n{ "name": "a" }\n{ "name": "b" }';
    expect(parseDocument(text).faults).toMatchObject([
      { kind: "syntax", offset: text.indexOf("}"), length: 1, replacement: "}," },
      { kind: "syntax", offset: text.length - 1, length: 1 },
    ]);
    const closed = parseDocument(`${text}]`).faults;
    expect(closed).toMatchObject([{ kind: "syntax", offset: text.indexOf("}"), length: 1, replacement: "}," }]);
  });

  it("reports a fault of a tool with the tool, in its offsets", () => {
    const document = parseDocument('[1, { "name": None }]');
    expect(document.faults).toEqual([]);
    expect(document.tools[0]?.faults).toMatchObject([{ kind: "syntax", offset: 10, length: 4, replacement: "null" }]);
  });

  it("finds repeated keys and inexact numbers around the tools", () => {
    expect(kinds(`{ "tools": [], "id": 12345678901234567890, "tools": [${tool}] }`)).toEqual([
      "inexact-number",
      "duplicate-key",
    ]);
  });

  it.each([
    ["lists", "[".repeat(100_000)],
    ["closed lists", `${"[".repeat(2_000)}${"]".repeat(2_000)}`],
    ["objects", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`],
    ["after a carriage return in a string", `"\r${"[".repeat(100_000)}`],
    ["after a comment that a carriage return ends", `//\r${"[".repeat(100_000)}`],
    ["through brackets of the other kind", "[},".repeat(100_000)],
    ["inside other quotes", `['"', {'a': '${"[".repeat(20_000)}'}]`],
  ])("stops at deep %s instead of overflowing", (_, text) => {
    const document = parseDocument(text);
    const faults = [...document.faults, ...document.tools.flatMap((slice) => slice.faults)];
    expect(faults.length).toBeGreaterThan(0);
  });

  it("takes 500 levels and refuses 501", () => {
    const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
    expect(kinds(nested(500))).toEqual([]);
    expect(kinds(nested(501))).toEqual(["limit"]);
  });

  it("refuses more text than it can check, without reading it", () => {
    expect(parseDocument(" ".repeat(maxText + 1))).toMatchObject({ shape: "empty", faults: [{ kind: "limit" }] });
  });
});

describe("tools without their places", () => {
  it.each<[string, string]>([
    ["strict JSON", `{ "tools": [${tool}, ${tool}] }`],
    ["comments and a comma too many", `[{ "name": "a", /* b */ "inputSchema": {}, }, // c\n ${tool}]`],
    ["a repeated name", '[{ "name": "a", "title": "b", "name": "c" }]'],
    ["names that every object has", '[{ "name": "a", "__proto__": { "toString": 1 }, "constructor": null }]'],
    ["numbers that are not exact", '[{ "name": "a", "_meta": [12345678901234567890, 1e400, -0, 1.50, 1E2] }]'],
    ["escapes", String.raw`[{ "name": "\u0061\ud800\n" }, { "name": "\x" }]`],
    ["quotes of other languages", "[{ 'name': 'a', inputSchema: {} }]"],
    ["a text that ends early", '{ "tools": [{ "name": "a", "inputSchema": { "type": "obj'],
    ["what is no tool", `[1, ${tool}, null, [${tool}]]`],
    ["no tool at all", '{ "openapi": "3.1.0" }'],
  ])("are those of the document: %s", (_, text) => {
    const placed = parseDocument(text).tools.map(({ value, index, path }) => ({ value, index, path }));
    expect(toolValues(text).map(({ value, index, path }) => ({ value, index, path }))).toEqual(placed);
  });
});
