import { expect, it } from "vitest";
import { matches } from "./pattern.ts";
import { textOfEachKind } from "./text-classes.ts";

const kinds = (patterns: readonly string[], lengths: readonly number[] = [], except: readonly string[] = []) =>
  textOfEachKind({ patterns, lengths, except });

it.each<[patterns: string[], lengths: number[], except: string[], expected: (readonly string[])[]]>([
  [[], [], [], [[]]],
  [["^a"], [], [], [["^a"], []]],
  [["^x", "^[bc]"], [], [], [["^[bc]"], ["^x"], []]],
  [["^[ab]$", "[bc]$"], [], ["b"], [["^[ab]$"], ["[bc]$"], []]],
  [["^[ab]$", "[bc]$"], [], ["a", "b"], [["[bc]$"], []]],
  [["^a$", "^a"], [], ["a"], [["^a"], []]],
  [["^(ab|c)+$", "b"], [], [], [["^(ab|c)+$"], ["^(ab|c)+$", "b"], ["b"], []]],
  [["^.*$"], [], [], [["^.*$"], []]],
])("of %j there are texts of every kind, beyond %j, without %j", (patterns, lengths, except, expected) => {
  const found = kinds(patterns, lengths, except) ?? [];
  const matched = found.map((text) => patterns.filter((pattern) => matches(pattern, text)).sort());
  expect(matched.map(String).sort()).toEqual(expected.map((list) => String([...list].sort())).sort());
  expect(found.filter((text) => except.includes(text))).toEqual([]);
});

it("tells lengths apart by characters", () => {
  const found = kinds(["^é"], [1]) ?? [];
  expect(found.map((text) => [text.startsWith("é"), [...text].length > 1]).sort()).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ]);
});

it.each(["(?=a)", "\\bword", "^(a)\\1$", "\\p{L}", "\\ud83d"])("does not know of %s", (pattern) => {
  expect(kinds([pattern])).toBeUndefined();
});

it("gives up where there is too much to go through", () => {
  expect(kinds(["^[ab]*a[ab]{12}$"])).toBeUndefined();
});
