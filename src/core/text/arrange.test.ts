import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonNode } from "../types.ts";
import type { Change } from "./change.ts";
import { editsFor } from "./edit.ts";
import { nodeValue, parse } from "./parse.ts";
import { applyEdits } from "./text-edits.ts";

function change(text: string, one: Change): string | undefined {
  const edits = editsFor(parse(text).root as JsonNode, text, [one]);
  return edits && applyEdits(text, edits);
}

const lines = (...all: string[]) => all.join("\n");
const three = lines("{", "  // about a", '  "a": 1, // one', '  "b": 2,', "  /* about c */", '  "c": 3 // three', "}");

describe("the order of members", () => {
  it.each<[string, string, Change, string]>([
    ["on one line", '{ "a": 1, "b": 2 }', { kind: "reorder", path: ["a"], to: 1 }, '{ "b": 2, "a": 1 }'],
    ["without blanks", '{"a":1,"b":2}', { kind: "reorder", path: ["b"], to: 0 }, '{"b":2,"a":1}'],
    [
      "with the comments above and beside a member",
      three,
      { kind: "reorder", path: ["c"], to: 0 },
      lines("{", "  /* about c */", '  "c": 3, // three', "  // about a", '  "a": 1, // one', '  "b": 2', "}"),
    ],
    [
      "with a trailing comma that stays last",
      lines("[", "  1,", "  2, // two", "]"),
      { kind: "reorder", path: [0], to: 1 },
      lines("[", "  2, // two", "  1,", "]"),
    ],
    [
      "with the note of the container left where it is",
      lines("{ // all", '  "a": 1,', '  "b": 2', "}"),
      { kind: "reorder", path: ["b"], to: 0 },
      lines("{ // all", '  "b": 2,', '  "a": 1', "}"),
    ],
  ])("changes %s", (_, text, one, expected) => expect(change(text, one)).toBe(expected));
});

describe("a new place", () => {
  it.each<[string, string, Change, string]>([
    [
      "before a member",
      three,
      { kind: "insert", path: [], index: 1, key: "x", value: true },
      three.replace("// one", '// one\n  "x": true,'),
    ],
    ["first on one line", "[1, 2]", { kind: "insert", path: [], index: 0, value: 0 }, "[0, 1, 2]"],
    [
      "last, after a note",
      three,
      { kind: "insert", path: [], index: 3, key: "x", value: 0 },
      three.replace("3 // three", '3, // three\n  "x": 0'),
    ],
    ["in an empty object", "{}", { kind: "insert", path: [], index: 0, key: "x", value: 0 }, '{ "x": 0 }'],
    [
      "after itself",
      '{ "a": { "n": 1 }, "b": 2 }',
      { kind: "duplicate", path: ["a"], key: "a_2" },
      '{ "a": { "n": 1 }, "a_2": { "n": 1 }, "b": 2 }',
    ],
    [
      "in another object, with its comments",
      lines("{", "  // about a", '  "a": [', "    1", "  ], // one", '  "o": {', '    "x": 0', "  }", "}"),
      { kind: "transfer", from: ["a"], to: ["o"], index: 1 },
      lines("{", '  "o": {', '    "x": 0,', "    // about a", '    "a": [', "      1", "    ] // one", "  }", "}"),
    ],
    [
      "on one line, where a note cannot run to the end of it",
      lines("{", '  "o": { "x": 0 },', '  "a": 1 // say "one"', "}"),
      { kind: "transfer", from: ["a"], to: ["o"], index: 0 },
      lines("{", '  "o": { "a": 1, /* say "one" */ "x": 0 }', "}"),
    ],
    [
      "under another name",
      '{ "o": { "a": 1 }, "a": 2 }',
      { kind: "transfer", from: ["o", "a"], to: [], index: 1, key: "a_2" },
      '{ "o": {}, "a_2": 1, "a": 2 }',
    ],
    [
      "the last one, from below a note",
      '{ "o": { // all\n "a": 1\n} }',
      { kind: "transfer", from: ["o", "a"], to: [], index: 1, key: "b" },
      '{ "o": { // all\n}, "b": 1 }',
    ],
  ])("%s", (_, text, one, expected) => expect(change(text, one)).toBe(expected));

  it.each<[string, string, Change]>([
    ["a name that is taken", '{ "a": 1 }', { kind: "insert", path: [], index: 0, key: "a", value: 1 }],
    ["an element with a key", "[]", { kind: "insert", path: [], index: 0, key: "a", value: 1 }],
    ["a member inside of itself", '{ "a": { "b": {} } }', { kind: "transfer", from: ["a"], to: ["a", "b"], index: 0 }],
  ])("refuses %s", (_, text, one) => expect(change(text, one)).toBeUndefined());
});

describe("any order", () => {
  const member = fc.record({ above: fc.boolean(), note: fc.constantFrom("", " // n", " /* n */"), own: fc.boolean() });
  it("means what was asked and keeps every comment", () => {
    fc.assert(
      fc.property(
        fc.array(member, { minLength: 2, maxLength: 6 }),
        fc.boolean(),
        fc.nat(5),
        fc.nat(5),
        (members, trailing, a, b) => {
          const text = written(members, trailing);
          const [from, to] = [a % members.length, b % members.length];
          const after = change(text, { kind: "reorder", path: [`m${from}`], to });
          if (from === to) {
            expect(after).toBeUndefined();
            return;
          }
          const names = members.map((_, index) => `m${index}`);
          names.splice(to, 0, ...names.splice(from, 1));
          const { root, faults } = parse(after ?? "");
          expect(faults, after).toEqual([]);
          expect(Object.keys(nodeValue(root as JsonNode) as Record<string, Json>)).toEqual(names);
          expect(commentsIn(after ?? "")).toEqual(commentsIn(text));
        },
      ),
    );
  });

  it("lets a member come in anywhere and leave again", () => {
    fc.assert(
      fc.property(
        fc.array(member, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        fc.nat(5),
        (members, trailing, at) => {
          const text = written(members, trailing);
          const index = at % (members.length + 1);
          const after = change(text, { kind: "insert", path: [], index, key: "new", value: [1] }) ?? "";
          const names = members.map((_, number) => `m${number}`);
          names.splice(index, 0, "new");
          const { root, faults } = parse(after);
          expect(faults, after).toEqual([]);
          expect(Object.keys(nodeValue(root as JsonNode) as Record<string, Json>)).toEqual(names);
          const outer = `{ "o": ${text}, "p": { "q": 1 } }`;
          const moved =
            change(outer, { kind: "transfer", from: ["o", `m${at % members.length}`], to: ["p"], index: at % 2 }) ?? "";
          const read = parse(moved);
          expect(read.faults, moved).toEqual([]);
          const value = nodeValue(read.root as JsonNode) as Record<string, Record<string, Json>>;
          expect(value.p?.[`m${at % members.length}`]).toBe(at % members.length);
          expect(Object.keys(value.o ?? {})).toHaveLength(members.length - 1);
          expect(commentsIn(moved)).toEqual(commentsIn(outer));
        },
      ),
    );
  });
});

function written(members: readonly { above: boolean; note: string; own: boolean }[], trailing: boolean): string {
  const parts = members.map(({ above, note, own }, index) => {
    const comma = index < members.length - 1 || trailing ? "," : "";
    const line = own || above || note.includes("//") ? "\n  " : " ";
    return `${above ? `\n  // about ${index}` : ""}${line}"m${index}": ${index}${comma}${note.replace("n", `n${index}`)}${note.includes("//") ? "\n" : ""}`;
  });
  return `{${parts.join("")}\n}`;
}

function commentsIn(text: string): readonly string[] {
  return [...text.matchAll(/\/\/[^\n]*|\/\*.*?\*\//g)]
    .map(([comment]) => comment.replace(/^..\s*|\s*\*\/$/g, ""))
    .sort();
}
