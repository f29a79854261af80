import { describe, expect, it } from "vitest";
import { isPattern, matches, maxTextFor, withoutNeedlessEscapes } from "./pattern.ts";

describe("matches", () => {
  it.each<[string, string, boolean | undefined]>([
    ["^a+$", "aaa", true],
    ["^a+$", "b", false],
    ["(?i)a", "a", undefined],
    ["\\-", "-", undefined],
    ["^(a+)+$", `${"a".repeat(40)}!`, false],
    ["^(a|a)*$", `${"a".repeat(40)}!`, false],
    ["^(a|aa)+$", "a".repeat(50), true],
    ["^(.*)*$x", "a".repeat(40), false],
    [".*.*.*=", "a".repeat(5_000), false],
    ["^[a-z0-9]+(?:-[a-z0-9]+)*$", "a-slug-of-more-than-twenty-characters-", false],
    ["^[a-z0-9]+(?:-[a-z0-9]+)*$", "a-slug-of-more-than-twenty-characters", true],
    // What looks ahead needs an engine that tries: of a long text nobody can tell.
    ["^(?=(a+)+$)", `${"a".repeat(40)}!`, undefined],
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
