import { describe, expect, it } from "vitest";
import type { Json, JsonNode, Path } from "../types.ts";
import { decodeFragment, fromPointer, lineIndex, nodeAt, type Place, spanAt, toPointer, valueAt } from "./locate.ts";
import { parse } from "./parse.ts";

const text = `{
  "name": "x",
  "list": [1, { "deep": true }],
  "twice": 1, "twice": [2]
}`;
const root = parse(text).root as JsonNode;

describe("spanAt", () => {
  it.each<[Path, Place | undefined, string]>([
    [[], undefined, "{"],
    [[], "whole", text],
    [["name"], undefined, '"x"'],
    [["name"], "key", '"name"'],
    [["list"], undefined, '"list"'],
    [["list"], "whole", '[1, { "deep": true }]'],
    [["list", 0], "key", "1"],
    [["list", 1], undefined, "{"],
    [["list", 1, "deep"], undefined, "true"],
    [["list", 1, "missing"], undefined, "{"],
    [["list", 7, "missing"], undefined, '"list"'],
    [["missing"], undefined, "{"],
    [["name", "below"], undefined, '"x"'],
  ])("points for %j (%s) at %s", (path, place, expected) => {
    const { offset, length } = spanAt(root, path, place);
    expect(text.substring(offset, offset + length)).toBe(expected);
  });
});

describe("nodeAt", () => {
  it("takes the last of repeated keys, and nothing that is inherited", () => {
    expect(nodeAt(root, ["twice"])?.type).toBe("array");
    expect(nodeAt(root, ["constructor"])).toBeUndefined();
    expect(nodeAt(root, ["list", "0"])).toBeUndefined();
  });
});

describe("valueAt", () => {
  it.each<[Path, Json | undefined]>([
    [[], { a: [1, { b: null }] }],
    [["a", 1, "b"], null],
    [["a", 9], undefined],
    [["toString"], undefined],
    [["a", "length"], undefined],
  ])("follows %j", (path, expected) => {
    expect(valueAt({ a: [1, { b: null }] }, path)).toEqual(expected);
  });
});

describe("JSON pointers", () => {
  it.each<[Path, string]>([
    [[], ""],
    [[""], "/"],
    [["a", 0, "b"], "/a/0/b"],
    [["a/b", "c~d", "~1"], "/a~1b/c~0d/~01"],
  ])("write %j as %j and read it back", (path, pointer) => {
    expect(toPointer(path)).toBe(pointer);
    expect(fromPointer(pointer)).toEqual(path.map(String));
  });

  it.each([
    ["/$defs/a%20b", "/$defs/a b"],
    ["/$defs/100%25", "/$defs/100%"],
    ["/$defs/100%", "/$defs/100%"],
    ["/$defs/%ff", "/$defs/%ff"],
    ["", ""],
  ])("are read from the fragment %j as %j", (fragment, pointer) => {
    expect(decodeFragment(fragment)).toBe(pointer);
  });
});

describe("lineIndex", () => {
  it("counts lines that end in \\n, \\r\\n and \\r", () => {
    const range = lineIndex("a\nbc\r\nd\re");
    const at = (offset: number) => {
      const { line, column } = range({ offset, length: 0 }).start;
      return `${line}:${column}`;
    };
    expect([0, 1, 2, 4, 6, 7, 8, 9].map(at)).toEqual(["1:1", "1:2", "2:1", "2:3", "3:1", "3:2", "4:1", "4:2"]);
  });
});
