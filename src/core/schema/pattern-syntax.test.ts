import { describe, expect, it } from "vitest";
import { patternCode, translated, unicodeSafe } from "./pattern-syntax.ts";

describe("patterns of other languages", () => {
  it.each([
    ["\\Aab\\Z", "^ab$"],
    ["^(?P<n>a)(?P=n)$", "^(?<n>a)\\k<n>$"],
    ["^[[:alpha:]_]+$", "^[a-zA-Z_]+$"],
    ["^a(?#note)b$", "^ab$"],
    ["^a++$", "^a+$"],
    ["^\\h+[\\h]$", "^[ \\t]+[ \\t]$"],
    ["(?i)^[a-c]x$", "^[a-cA-C][xX]$"],
    ["^\\pL$", "^\\p{L}$"],
    ["^\\x{41}$", "^\\u{41}$"],
    ["^(?>a)$", undefined],
    ["^a(?i)b$", undefined],
  ])("%s is %s", (pattern, expected) => {
    expect(patternCode(pattern)).toBe("dialect");
    expect(translated(pattern)?.pattern).toBe(expected);
  });

  it.each([
    ["^[\\w-.]+$", "^[\\w\\-.]+$"],
    ["^a\\-b\\_c$", "^a-b_c$"],
    ["^a{,3}$", "^a{0,3}$"],
    ["^{a}$", "^\\{a\\}$"],
    ["^a]{2}$", "^a\\]{2}$"],
  ])("%s is %s with the u flag", (pattern, expected) => {
    expect(patternCode(pattern)).toBe("not-unicode-safe");
    expect(unicodeSafe(pattern)?.pattern).toBe(expected);
  });

  it.each(["^/api/v\\d+/$", "[(?P<]$", "^[[:]+$", "^\\/a\\/$", "^a+?$", "^(?:a|b)+$"])("%s is no fault", (pattern) => {
    expect(patternCode(pattern)).toBeUndefined();
  });
});
