import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { alternatives, globFiles, matches } from "./glob.ts";
import { fitsPattern } from "./glob-path.ts";
import { emptyFolder } from "./test-host.ts";

describe("one part of a pattern", () => {
  it.each([
    ["a.json", "*.json", true],
    ["a.json", "*", true],
    ["a.json", "?.json", true],
    ["ab.json", "?.json", false],
    ["a.jsonc", "*.json", false],
    ["b1.json", "[a-c][0-9].json", true],
    ["b1.json", "[!a-c]*", false],
    ["d-1", "[a-cd]-*", true],
    ["aXbXc", "a*b*c", true],
    ["aXbX", "a*b*c", false],
    [".hidden", "*", false],
    [".hidden", ".*", true],
    ["node_modules", "*", false],
    ["node_modules", "node_modules", true],
    ["*", "\\*", true],
    ["a", "\\*", false],
    ["[a", "[a", true],
    ["größe.json", "gr??e.json", true],
    ["", "*", true],
    ["a".repeat(5_000), `${"*a".repeat(2_000)}b`, false],
  ])("%s fits %s: %s", (name, pattern, fits) => {
    expect(matches(name, pattern)).toBe(fits);
  });
});

it.each([
  ["a", ["a"]],
  ["{a,b}.json", ["a.json", "b.json"]],
  ["{a,{b,c}}d", ["ad", "bd", "cd"]],
  ["{a}", ["{a}"]],
  ["{a,b", ["{a,b"]],
  ["\\{a,b}", ["\\{a,b}"]],
  ["{a,}x", ["ax", "x"]],
])("%s means %j", (pattern, expected) => {
  expect(alternatives(pattern)).toEqual(expected);
});

it("braces end, however many there are", () => {
  expect(alternatives("{a,b}".repeat(30))).toHaveLength(256);
});

describe("a folder", () => {
  const folder = emptyFolder();
  for (const inner of ["a/b/c", ".git", "node_modules/x", "[x]"]) mkdirSync(join(folder, inner), { recursive: true });
  const files = [
    ...["top.json", "top.jsonc", "readme.md", "a/one.json", "a/b/two.json", "a/b/c/three.json", "[x]/four.json"],
    ...[".git/no.json", "node_modules/x/no.json", ".hidden.json"],
  ];
  for (const file of files) writeFileSync(join(folder, file), "{}");
  symlinkSync(folder, join(folder, "a/loop"));

  it.each([
    ["*.json", ["top.json"]],
    ["./*.json", ["top.json"]],
    ["*.json*", ["top.json", "top.jsonc"]],
    ["**/*.json", ["[x]/four.json", "a/b/c/three.json", "a/b/two.json", "a/one.json", "top.json"]],
    ["a/**", ["a/b/c/three.json", "a/b/two.json", "a/one.json"]],
    ["a/*/*.json", ["a/b/two.json"]],
    ["a/**/t*.json", ["a/b/c/three.json", "a/b/two.json"]],
    ["{a,a/b}/*.json", ["a/b/two.json", "a/one.json"]],
    ["node_modules/*/*.json", ["node_modules/x/no.json"]],
    [".*.json", [".hidden.json"]],
    ["\\[x\\]/*.json", ["[x]/four.json"]],
    ["a/../*.json", ["top.json"]],
    ["nothing/*.json", []],
  ])("%s", async (pattern, expected) => {
    expect(await globFiles(pattern, folder)).toEqual(expected);
  });

  it.each([
    ...["*.json", "*.json*", "**/*.json", "a/**", "a/*/*.json", "a/**/t*.json", "{a,a/b}/*.json", "**/b/**/*.json"],
    ...["node_modules/*/*.json", ".*.json", "\\[x\\]/*.json", "nothing/*.json", "./a/*.json", "**"],
  ])("%s by names alone is what is found on the disk", async (pattern) => {
    expect(files.filter((file) => fitsPattern(file, pattern)).sort()).toEqual(await globFiles(pattern, folder));
  });

  it("no number of stars takes long", () => {
    expect(fitsPattern("a/".repeat(500), "**/a/".repeat(500).concat("b"))).toBe(false);
  });

  it("by its whole path", async () => {
    expect(await globFiles(`${folder}/*.json`, "/")).toEqual([join(folder, "top.json")]);
  });
});
