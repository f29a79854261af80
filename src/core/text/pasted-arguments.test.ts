import { describe, expect, it } from "vitest";
import type { Json } from "../types.ts";
import { pastedArguments, placesIn, written } from "./pasted-arguments.ts";
import { readValue } from "./read-value.ts";

const typed = { comments: true, exact: true };

describe("pasted text", () => {
  const rows: [string, string, Json, string][] = [
    ["a call", '{ "name": "run", "arguments": { "a": 1 } }', { a: 1 }, "a call of `run`"],
    ["arguments as text", '{ "name": "run", "arguments": "{\\"a\\": 1}" }', { a: 1 }, "a call of `run`"],
    ["a call of a model", '{ "type": "tool_use", "id": "x", "name": "run", "input": {} }', {}, "a call of `run`"],
    [
      "a function call",
      '{ "id": "1", "type": "function", "function": { "name": "run", "arguments": "{}" } }',
      {},
      "a call of `run`",
    ],
    [
      "a request",
      '{ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": { "name": "run", "arguments": { "a": [1] } } }',
      { a: [1] },
      "a `tools/call` request of `run`",
    ],
    ["JSON5", "{ a: 'x', b: +1, }", { a: "x", b: 1 }, "nearly JSON"],
    ["Python", "{'a': True, 'b': None}", { a: true, b: null }, "nearly JSON"],
    ["a fenced block", '```json\n{ "a": 1 }\n```', { a: 1 }, "a fenced block"],
    ["a call in a fence", "```\n{ name: 'run', arguments: { a: 1 } }\n```", { a: 1 }, "a call of `run`"],
  ];
  it.each(rows)("%s", (_, text, value, from) => {
    const read = pastedArguments(text);
    expect(read).toMatchObject({ value, from });
    expect(readValue(read?.text ?? "", typed)).toEqual({ kind: "value", value });
  });

  it.each([
    '{ "name": "run", "arguments": { "id": 12345678901234567890 } }',
    '{ "name": "run", "arguments": "{\\"id\\": 12345678901234567890}" }',
    "{ id: 12345678901234567890 }",
  ])("%s would become another number, so it is left alone", (text) => {
    expect(pastedArguments(text)).toBeUndefined();
  });

  it.each(['{ "a": 1 }', '{ "name": "x", "arguments": {}, "city": "y" }', '{ "name": "x" }', "[1]", "hello", "{ a"])(
    "%s is left alone",
    (text) => {
      expect(pastedArguments(text)).toBeUndefined();
    },
  );
});

it("arguments are written with one member a line, and read again as they were", () => {
  const value = { command: "ls", env: { CI: "1" }, list: Array.from({ length: 40 }, (_, index) => index) };
  expect(written({ env: { CI: "1" } })).toBe('{\n  "env": { "CI": "1" }\n}');
  expect(readValue(written(value), typed)).toEqual({ kind: "value", value });
});

it("places are found by their pointers", () => {
  const text = '{ "a": [{ "b": 1 }] }';
  const spans = placesIn(text, [["a"], ["a", "0", "b"], []]);
  expect(spans.map((span) => text.substring(span?.offset ?? 0, (span?.offset ?? 0) + (span?.length ?? 0)))).toEqual([
    '"a"',
    '"b"',
    "{",
  ]);
});
