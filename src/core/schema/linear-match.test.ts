import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linearMatcher } from "./linear-match.ts";

describe("a pattern in linear time", () => {
  it.each<[string, string, boolean]>([
    ["^[a-z0-9]+(?:-[a-z0-9]+)*$", `${"ab-".repeat(500)}c`, true],
    ["^[a-z0-9]+(?:-[a-z0-9]+)*$", `${"ab-".repeat(500)}-`, false],
    ["^(a+)+$", `${"a".repeat(5_000)}!`, false],
    ["^(a|aa)+$", "a".repeat(5_000), true],
    ["^(.*)*$x", "a".repeat(500), false],
    ["^P(?:\\d+Y)?(?:\\d+M)?(?:T(?:\\d+H)?)?$", "P1Y2MT3H", true],
    ["\\bcat\\b", "a cat sat", true],
    ["\\Bat\\b", "a cat sat", true],
    ["^.$", "\u{1F600}", true],
    ["^.$", "\n", false],
    ["^a{2,3}$", "aaaa", false],
    ["^(?:(a|b)|c){3}$", "abc", true],
    ["", "", true],
    ["a||b", "x", true],
    ["(a*)*b", "aab", true],
  ])("%s", (pattern, text, expected) => expect(linearMatcher(pattern)?.(text)).toBe(expected));

  it.each(["(?=a)a", "(?<!a)b", "^(a)\\1$"])("is not promised for %s", (pattern) =>
    expect(linearMatcher(pattern)).toBeUndefined(),
  );

  it("is not promised where the work would be too much", () => {
    expect(linearMatcher("^(?:[a-z]{0,50}){0,50}$")?.("a".repeat(1_000_000))).toBeUndefined();
  });

  it("says what the engine of JavaScript says", () => {
    const atom = fc.constantFrom("a", "b", "[ab]", "[^a]", ".", "\\d", "\\w", "\\s", "-", "\\u{1F600}");
    const { pattern } = fc.letrec<{ pattern: string; piece: string; whole: string }>((tie) => ({
      piece: fc.oneof(
        { maxDepth: 3 },
        atom,
        tie("whole").map((inner) => `(?:${inner})`),
      ),
      whole: fc
        .array(fc.tuple(tie("piece"), fc.constantFrom("", "", "*", "+", "?", "{2}", "{1,3}", "{2,}", "*?")), {
          maxLength: 4,
        })
        .map((parts) => parts.map(([piece, count]) => piece + count).join("")),
      pattern: fc
        .tuple(
          fc.constantFrom("", "^", "\\b"),
          fc.array(tie("whole"), { minLength: 1, maxLength: 3 }),
          fc.constantFrom("", "$"),
        )
        .map(([start, parts, end]) => `${start}${parts.join("|")}${end}`),
    }));
    const text = fc.array(fc.constantFrom("a", "b", "1", " ", "-", "\n", "\u{1F600}", "\ud83d"), { maxLength: 8 });
    fc.assert(
      fc.property(pattern, text, (written, units) => {
        const given = units.join("");
        expect(linearMatcher(written)?.(given)).toBe(new RegExp(written, "u").test(given));
      }),
      { numRuns: 2_000 },
    );
  });
});
