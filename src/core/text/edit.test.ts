import { describe, expect, it } from "vitest";
import type { JsonNode } from "../types.ts";
import type { Change } from "./change.ts";
import { editsFor } from "./edit.ts";
import { nodeValue, parse } from "./parse.ts";
import { applyEdits } from "./text-edits.ts";

function change(text: string, ...changes: Change[]): string | undefined {
  const edits = editsFor(parse(text).root as JsonNode, text, changes);
  return edits && applyEdits(text, edits);
}

const lines = (...all: string[]) => all.join("\n");

describe("editsFor", () => {
  it.each<[string, string, Change[], string]>([
    ["sets a value in place", '{ "a": 1, "b": 2 }', [{ kind: "set", path: ["a"], value: "x" }], '{ "a": "x", "b": 2 }'],
    ["sets an element", "[1, 2]", [{ kind: "set", path: [1], value: null }], "[1, null]"],
    ["appends an element", "[1, 2]", [{ kind: "set", path: [2], value: 3 }], "[1, 2, 3]"],
    ["appends to an empty list", "[]", [{ kind: "set", path: [0], value: 3 }], "[3]"],
    ["sets the root", "[1]", [{ kind: "set", path: [], value: {} }], "{}"],
    ["adds last on one line", '{ "a": 1 }', [{ kind: "set", path: ["b"], value: 2 }], '{ "a": 1, "b": 2 }'],
    ["adds to an empty object", "{}", [{ kind: "set", path: ["a"], value: 1 }], '{ "a": 1 }'],
    [
      "adds first",
      lines("{", '  "a": 1', "}"),
      [{ kind: "set", path: ["b"], value: 2, first: true }],
      lines("{", '  "b": 2,', '  "a": 1', "}"),
    ],
    [
      "adds after a trailing comma and keeps one",
      lines("{", '  "a": 1,', "}"),
      [{ kind: "set", path: ["b"], value: 2 }],
      lines("{", '  "a": 1,', '  "b": 2,', "}"),
    ],
    [
      "leaves a note beside the member that it is about",
      lines("{", '  "a": 1 // one', "}"),
      [{ kind: "set", path: ["b"], value: 2 }],
      lines("{", '  "a": 1, // one', '  "b": 2', "}"),
    ],
    [
      "leaves a note after a trailing comma",
      lines("{", '  "a": 1, /* one */', "}"),
      [{ kind: "set", path: ["b"], value: 2 }],
      lines("{", '  "a": 1, /* one */', '  "b": 2,', "}"),
    ],
    [
      "keeps the comment of an empty object",
      lines("{", "  // nothing yet", "}"),
      [{ kind: "set", path: ["a"], value: 1 }],
      lines('{ "a": 1', "  // nothing yet", "}"),
    ],
    [
      "adds the objects that are missing",
      '{ "a": {} }',
      [{ kind: "set", path: ["a", "b", "c"], value: 1 }],
      '{ "a": { "b": { "c": 1 } } }',
    ],
    [
      "adds several members in order",
      lines("{", '\t"a": 1', "}"),
      [
        { kind: "set", path: ["b"], value: 2 },
        { kind: "set", path: ["c"], value: 3 },
      ],
      lines("{", '\t"a": 1,', '\t"b": 2,', '\t"c": 3', "}"),
    ],
    [
      "writes long values with the indentation and line ends of the text",
      '{\r\n\t"a": 1\r\n}',
      [{ kind: "set", path: ["b"], value: { text: "x".repeat(60) } }],
      `{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"text": "${"x".repeat(60)}"\r\n\t}\r\n}`,
    ],
    [
      "writes short objects over lines where all others stand so",
      lines("{", '  "a": {', '    "b": 1', "  },", '  "c": {}', "}"),
      [
        { kind: "set", path: ["c", "d", "e"], value: [1, 2] },
        { kind: "set", path: ["f"], value: { g: {}, h: [{ i: 1 }] } },
      ],
      lines(
        ...["{", '  "a": {', '    "b": 1', "  },"],
        ...['  "c": {', '    "d": {', '      "e": [1, 2]', "    }", "  },"],
        ...['  "f": {', '    "g": {},', '    "h": [', "      {", '        "i": 1', "      }", "    ]", "  }", "}"],
      ),
    ],
    [
      "writes words into an empty list on its line",
      lines("{", '  "a": {', '    "b": []', "  }", "}"),
      [{ kind: "set", path: ["a", "b", 0], value: "c" }],
      lines("{", '  "a": {', '    "b": ["c"]', "  }", "}"),
    ],
    [
      "writes short objects on one line where another one stands so",
      lines("{", '  "a": { "b": 1 },', '  "c": {}', "}"),
      [{ kind: "set", path: ["c", "d"], value: { e: 1 } }],
      lines("{", '  "a": { "b": 1 },', '  "c": { "d": { "e": 1 } }', "}"),
    ],
    [
      "goes by what stands on one line already",
      '[\n  { "a": {} }\n]',
      [{ kind: "insert", path: [0, "a"], index: 0, key: "b", value: { c: 1 } }],
      '[\n  { "a": { "b": { "c": 1 } } }\n]',
    ],
    ["removes the first on a line", '{ "a": 1, "b": 2 }', [{ kind: "remove", path: ["a"] }], '{ "b": 2 }'],
    ["removes the last on a line", '{ "a": 1, "b": 2 }', [{ kind: "remove", path: ["b"] }], '{ "a": 1 }'],
    ["removes the middle of a list", "[1, 2, 3]", [{ kind: "remove", path: [1] }], "[1, 3]"],
    ["removes the only one", '{ "a": 1 }', [{ kind: "remove", path: ["a"] }], "{}"],
    [
      "removes a whole line",
      lines("{", '  "a": 1,', '  "b": 2,', '  "c": 3', "}"),
      [{ kind: "remove", path: ["b"] }],
      lines("{", '  "a": 1,', '  "c": 3', "}"),
    ],
    [
      "removes the last line with the comma before it",
      lines("{", '  "a": 1,', '  "b": 2', "}"),
      [{ kind: "remove", path: ["b"] }],
      lines("{", '  "a": 1', "}"),
    ],
    [
      "keeps a trailing comma",
      lines("{", '  "a": 1,', '  "b": 2,', "}"),
      [{ kind: "remove", path: ["b"] }],
      lines("{", '  "a": 1,', "}"),
    ],
    [
      "keeps comments around what it removes",
      lines("{", '  "a": 1, // one', "  // about b", '  "b": 2 // two', "}"),
      [{ kind: "remove", path: ["b"] }],
      lines("{", '  "a": 1 // one', "  // about b", "   // two", "}"),
    ],
    [
      "removes two neighbours at the end without leaving a comma",
      "[1, 2, 3]",
      [
        { kind: "remove", path: [1] },
        { kind: "remove", path: [2] },
      ],
      "[1]",
    ],
    [
      "removes two and adds one",
      '{ "a": 1, "b": 2 }',
      [
        { kind: "remove", path: ["a"] },
        { kind: "remove", path: ["b"] },
        { kind: "set", path: ["c"], value: 3 },
      ],
      '{ "c": 3 }',
    ],
    ["removes CRLF lines", '{\r\n  "a": 1,\r\n  "b": 2\r\n}', [{ kind: "remove", path: ["a"] }], '{\r\n  "b": 2\r\n}'],
    ["renames a key only", '{ "a" /* k */ : 1 }', [{ kind: "rename", path: ["a"], to: "b" }], '{ "b" /* k */ : 1 }'],
    ["keeps the first of three", '{"a":1,"a":2,"a":3}', [{ kind: "unrepeat", path: ["a"], keep: "first" }], '{"a":1}'],
    [
      "keeps the last of three",
      '{ "a": 1, "b": 0, "a": 2, "a": 3 }',
      [{ kind: "unrepeat", path: ["a"], keep: "last" }],
      '{ "b": 0, "a": 3 }',
    ],
    [
      "moves text with its comments",
      lines("{", '  "in": {', "    // kept", '    "x": [1]', "  },", '  "y": 2', "}"),
      [{ kind: "move", from: ["in"], to: ["out"] }],
      lines("{", '  "y": 2,', '  "out": {', "    // kept", '    "x": [1]', "  }", "}"),
    ],
    ["moves the only member", '{ "a": 1 }', [{ kind: "move", from: ["a"], to: ["b"] }], '{ "b": 1 }'],
    [
      "moves the last before a trailing comma",
      lines("{", '  "s": 1,', '  "a": 2,', "}"),
      [{ kind: "move", from: ["a"], to: ["b"] }],
      lines("{", '  "s": 1,', '  "b": 2,', "}"),
    ],
    [
      "lifts a value to the place of the one around it",
      '{ "schema": { "json": { "x": 1 /* kept */ } } }',
      [{ kind: "move", from: ["schema", "json"], to: ["schema"] }],
      '{ "schema": { "x": 1 /* kept */ } }',
    ],
    [
      "moves out of what it removes",
      lines("{", '  "type": "f",', '  "f": {', '    "name": "a",', '    "p": {', '      "x": 1', "    }", "  }", "}"),
      [
        { kind: "remove", path: ["type"] },
        { kind: "remove", path: ["f"] },
        { kind: "move", from: ["f", "name"], to: ["name"] },
        { kind: "move", from: ["f", "p"], to: ["input"] },
      ],
      lines("{", '  "name": "a",', '  "input": {', '    "x": 1', "  }", "}"),
    ],
    [
      "spreads an element",
      lines("[", "  1,", "  2", "]"),
      [{ kind: "spread", path: [0], values: ["a", "b"] }],
      lines("[", '  "a",', '  "b",', "  2", "]"),
    ],
    ["replaces text", "[1,]", [{ kind: "text", offset: 2, length: 1, text: "" }], "[1]"],
    [
      "edits what is not quite JSON",
      "{ 'a': None, b: 2 }",
      [
        { kind: "set", path: ["a"], value: 1 },
        { kind: "rename", path: ["b"], to: "c" },
      ],
      "{ 'a': 1, \"c\": 2 }",
    ],
  ])("%s", (_, before, changes, after) => {
    expect(change(before, ...changes)).toBe(after);
    const { root, faults } = parse(after);
    expect(root).toBeDefined();
    expect(faults.length).toBeLessThanOrEqual(parse(before).faults.length);
  });

  it.each<[string, string, Change[]]>([
    ["a path that is not there", "{}", [{ kind: "remove", path: ["a"] }]],
    ["a key in a list", "[]", [{ kind: "set", path: ["a"], value: 1 }]],
    ["an index in an object", "{}", [{ kind: "set", path: [0], value: 1 }]],
    ["a path through a string", '{ "a": "" }', [{ kind: "set", path: ["a", "b"], value: 1 }]],
    ["a rename to a key that exists", '{ "a": 1, "b": 2 }', [{ kind: "rename", path: ["a"], to: "b" }]],
    ["a move onto another value", '{ "a": 1, "b": 2 }', [{ kind: "move", from: ["a"], to: ["b"] }]],
    ["a key whose value is missing", '{ "a": }', [{ kind: "set", path: ["a"], value: 1 }]],
    ["the root", "{}", [{ kind: "remove", path: [] }]],
    [
      "two changes that meet",
      '{ "a": { "b": 1 } }',
      [
        { kind: "remove", path: ["a"] },
        { kind: "set", path: ["a", "b"], value: 2 },
      ],
    ],
    [
      "one key twice",
      "{}",
      [
        { kind: "set", path: ["a", "b"], value: 1 },
        { kind: "set", path: ["a", "c"], value: 1 },
      ],
    ],
  ])("refuses %s", (_, text, changes) => {
    expect(change(text, ...changes)).toBeUndefined();
  });

  it("keeps __proto__ a key", () => {
    const text = change("{}", { kind: "set", path: ["__proto__"], value: { x: 1 } }) as string;
    expect(Object.keys(nodeValue(parse(text).root as JsonNode) as object)).toEqual(["__proto__"]);
  });
});

describe("applyEdits", () => {
  it("applies edits in any order, and those at one place in the order given", () => {
    const edits = [
      { offset: 3, length: 1, text: "D" },
      { offset: 0, length: 0, text: "1" },
      { offset: 0, length: 1, text: "2" },
    ];
    expect(applyEdits("abcd", edits)).toBe("12bcD");
  });
});
