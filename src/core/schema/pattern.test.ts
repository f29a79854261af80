import { describe, expect, it } from "vitest";
import { isPattern, matches, maxTextFor, withoutNeedlessEscapes } from "./pattern.ts";

describe("matches", () => {
  it.each<[string, string, boolean | undefined]>([
    ["^a+$", "aaa", true],
    ["^a+$", "b", false],
    ["(?i)a", "a", undefined],
    ["\\-", "-", undefined],
    ["^(a+)+$", `${"a".repeat(40)}!`, undefined],
    ["^(a|a)*$", `${"a".repeat(40)}!`, undefined],
    ["^(a|aa)+$", `${"a".repeat(50)}!`, undefined],
    ["^(.*)*$x", "a".repeat(40), undefined],
    [".*.*.*=", "a".repeat(5_000), undefined],
    ["^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", "123e4567-e89b-12d3-a456-426614174000", true],
    ["^\\d{4}-\\d{2}-\\d{2}$", "2025-11-25", true],
    ["^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$", "someone@mail.example.com", true],
  ])("%s on %s: %s", (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });

  it("sees no repetition in a class or behind a backslash", () => {
    expect(maxTextFor("[*+()]\\+\\*")).toBe(maxTextFor("a"));
  });
});

describe("withoutNeedlessEscapes", () => {
  it.each([
    ["^[\\w.]+\\@\\w+\\-x$", "^[\\w.]+@\\w+-x$"],
    ["^[a\\-z\\@]\\_$", "^[a\\-z@]_$"],
    ["^\\d+$", undefined],
    ["\\h", undefined],
    ["(?i)a\\-b", undefined],
  ])("of %s is %s", (pattern, expected) => {
    expect(withoutNeedlessEscapes(pattern)).toBe(expected);
    if (expected !== undefined) expect(isPattern(expected)).toBe(true);
  });
});
