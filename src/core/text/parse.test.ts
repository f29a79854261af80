import { describe, expect, it } from "vitest";
import type { Fault, Json, JsonNode } from "../types.ts";
import { inspect, nodeValue, parse } from "./parse.ts";

const read = (text: string) => nodeValue(parse(text).root as JsonNode);
const inspected = (text: string) => inspect(parse(text).root as JsonNode, text);

describe("nodeValue", () => {
  it.each([
    '{"a":[1,"x",null,true,{"b":{}}]}',
    '"\\u0041\\n\\""',
    "[-0.5e3, 0, 1E2]",
    '{ "a": 1, /* comment */ "b": [2,], }',
  ])("reads %s", (text) => {
    const plain = text.replace(/\/\*.*?\*\//, "").replace(/,(?=\s*[\]}])/g, "");
    expect(read(text)).toEqual(JSON.parse(plain));
  });

  it("keeps __proto__ as a key of its own and changes no prototype", () => {
    const value = read('{ "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } } }');
    expect(Object.keys(value as object)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect((value as { polluted?: number }).polluted).toBeUndefined();
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("takes the last of repeated keys", () => {
    expect(read('{ "a": 1, "a": 2 }')).toEqual({ a: 2 });
  });
});

describe("inspect", () => {
  it("finds repeated keys, also escaped ones", () => {
    expect(inspected('{ "a": [{ "b": 1, "\\u0062": 2 }] }')).toEqual([
      {
        kind: "duplicate-key",
        offset: 18,
        length: 8,
        path: ["a", 0, "b"],
        key: "b",
        first: { offset: 10, length: 3 },
        times: 2,
      },
    ]);
  });

  it.each([
    ["0", true],
    ["9007199254740991", true],
    ["-9007199254740991", true],
    ["9007199254740992", false],
    ["9007199254740993", false],
    ["1e3", true],
    ["1.50", true],
    ["0.1", true],
    ["0.1000000000000000055511151231257827", false],
    ["1e400", false],
    ["12345678901234567890", false],
    ["+1.5", true],
    ["0x1F", true],
  ])("knows whether %s stays the same number: %s", (literal, exact) => {
    const faults: readonly Fault[] = inspected(`[${literal}]`);
    expect(faults).toEqual(
      exact ? [] : [{ kind: "inexact-number", offset: 1, length: literal.length, path: [0], literal }],
    );
  });
});

describe("what is nearly JSON", () => {
  it.each<[string, string, Json, (readonly [string, string | undefined])[]]>([
    ["plain JSON", "[1]", [1], []],
    ["comments and trailing commas", "[1, // one\n]", [1], []],
    [
      "single quotes",
      "{ 'a': 'b, c' }",
      { a: "b, c" },
      [
        ["'a'", '"a"'],
        ["'b, c'", '"b, c"'],
      ],
    ],
    [
      "quotes in quotes",
      `['say "hi"', 'it\\'s']`,
      ['say "hi"', "it's"],
      [
        [`'say "hi"'`, '"say \\"hi\\""'],
        ["'it\\'s'", `"it's"`],
      ],
    ],
    [
      "typographic quotes",
      "{ “a”: “b” }",
      { a: "b" },
      [
        ["“a”", '"a"'],
        ["“b”", '"b"'],
      ],
    ],
    ["backticks over lines", "[`a\nb`]", ["a\nb"], [["`a\nb`", '"a\\nb"']]],
    ["a template that computes", "[`a$" + "{b}`]", [""], [["`a$" + "{b}`", undefined]]],
    ["escapes of Python", "['\\x41']", ["A"], [["'\\x41'", '"\\u0041"']]],
    ["escapes that nobody knows", "['\\q']", [""], [["'\\q'", undefined]]],
    [
      "bare keys",
      "{ a: 1, $b-c: 2 }",
      { a: 1, "$b-c": 2 },
      [
        ["a", '"a"'],
        ["$b-c", '"$b-c"'],
      ],
    ],
    [
      "words of Python",
      "[None, True, False]",
      [null, true, false],
      [
        ["None", "null"],
        ["True", "true"],
        ["False", "false"],
      ],
    ],
    [
      "words of JavaScript",
      "[undefined, NaN]",
      [null, null],
      [
        ["undefined", "null"],
        ["NaN", undefined],
      ],
    ],
    [
      "numbers",
      "[+1, .5, 1., 0x1F, 007]",
      [1, 0.5, 1, 31, 7],
      [
        ["+1", "1"],
        [".5", "0.5"],
        ["1.", "1"],
        ["0x1F", "31"],
        ["007", undefined],
      ],
    ],
    [
      "forgotten commas",
      '{\n"a": 1\n"b": [\n{}\n{}\n]\n}',
      { a: 1, b: [{}, {}] },
      [
        ["1", "1,"],
        ["}", "},"],
      ],
    ],
    ["a forgotten comma before a comment", '{\n"a": 1 // one\n"b": 2\n}', { a: 1, b: 2 }, [["1", "1,"]]],
    ["a comma too many", '{ "a": 1,, "b": 2 }', { a: 1, b: 2 }, [[",", ""]]],
    ["comments of a shell", "[1, # it's one\n2]", [1, 2], [["#", "//"]]],
    [
      "no-break spaces",
      '{\u00a0\u00a0"a":\u20031 }',
      { a: 1 },
      [
        ["\u00a0\u00a0", "  "],
        ["\u2003", " "],
      ],
    ],
    [
      "a Markdown fence",
      "```json\n[1]\n```\n",
      [1],
      [
        ["```json", ""],
        ["```", ""],
      ],
    ],
    [
      "prose around a fence",
      "Here:\n```\n[1]\n```\nBye",
      [1],
      [
        ["Here:\n```", undefined],
        ["```\nBye", undefined],
      ],
    ],
    [
      "an assignment",
      "export const tool: Tool = { a: 1 };",
      { a: 1 },
      [
        ["export const tool: Tool =", ""],
        ["a", '"a"'],
        [";", ""],
      ],
    ],
    ["a quote in a string", '{ "a": "say "hi" there", "b": 1 }', { a: "say ", b: 1 }, [["hi", undefined]]],
    ["a string that does not end", '{ "a": "x,\n"b": 1 }', { a: "x", b: 1 }, [['"x', '"x"']]],
    ["a bracket of the other kind", '{ "a": [1, 2} }', { a: [1, 2] }, [["}", undefined]]],
    ["a missing value", '{ "a": , "b": 1 }', { b: 1 }, [[",", undefined]]],
    ["a missing colon", '{ "a" 1, "b": 2 }', { b: 2 }, [["1", undefined]]],
    ["an unknown word", '{ "a": maybe, "b": 1 }', { b: 1 }, [["maybe", undefined]]],
    ["two values", '{ "a": 1 }\n{ "b": 2 }', { a: 1 }, [["{", undefined]]],
    ["an end too early", '{ "a": { "b": 1', { a: { b: 1 } }, [["1", undefined]]],
  ])("is read with one fault a mistake: %s", (_, text, value, expected) => {
    const { root, faults } = parse(text);
    expect(nodeValue(root as JsonNode)).toEqual(value);
    const found = faults.map((fault) => [
      text.substring(fault.offset, fault.offset + fault.length),
      fault.kind === "syntax" ? fault.replacement : fault.kind,
    ]);
    expect(found).toEqual(expected);
  });

  it("points into the original text", () => {
    const text = "{ name: 'x', y: [None, 2] }";
    const places = (node: JsonNode): string[] => [
      text.substring(node.offset, node.offset + node.length),
      ...(node.children ?? []).flatMap(places),
    ];
    expect(places(parse(text).root as JsonNode)).toEqual([
      text,
      ...["name: 'x'", "name", "'x'"],
      ...["y: [None, 2]", "y", "[None, 2]", "None", "2"],
    ]);
  });

  it.each(["hello", "name: x\ntype: y", "<html></html>", "}", ":", ",", "'", "#", "```", "=", "/*"])(
    "gives one fault for %s",
    (text) => {
      expect(parse(text).faults.length).toBe(1);
    },
  );

  it.each(["[},", "[ # ]\n", '"\r[', "//\r[", "['\"', {'a': '["])("never overflows the stack on many %j", (piece) => {
    const text = piece.repeat(20_000);
    expect(() => parse(text)).not.toThrow();
  });
});
