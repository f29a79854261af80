import { describe, expect, it } from "vitest";
import { isExponential } from "./backtracking.ts";

describe("patterns that take exponential time", () => {
  it.each([
    ...["^(a+)+$", "^(a*)*$", "^(a|a)*$", "^(a|aa)+$", "^(\\w+\\s?)*$", "(x+x+)+y", "^(a?a?)*b", "^(a|b|ab)*c$"],
    ...["^(([a-z])+.)+[A-Z]([a-z])+$", "^([0-9a-z]{0,61}[a-z])*\\.$", "^(?:.*a){20}$", "^(?:[a-z]{1,63})+\\.com$"],
  ])("%s does", (pattern) => expect(isExponential(pattern)).toBe(true));

  it.each([
    ...["^a+$", "(a+)+", "^(a+)+", "^(?:[^,]+,)*[^,]+$", "^[a-z0-9]+(?:-[a-z0-9]+)*$", "^(a|b)*$", "^(a+){1,5}$"],
    ...[
      "^[\\w.-]+@[\\w.-]+\\.\\w+$",
      "^(/[a-z]+)+/?$",
      "^[^\\s]+(\\s[^\\s]+)*$",
      "^(a)\\1+$",
      "\\p{L}+",
      "",
      "^[^]]*$",
    ],
    "^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$",
  ])("%s does not", (pattern) => expect(isExponential(pattern)).toBe(false));

  it("is told for patterns of any size", () => {
    for (const pattern of [
      "(".repeat(300) + ")*".repeat(300),
      `^(${"(a|b|c|d)".repeat(14)})*$`,
      "(?:a?){12}".repeat(99),
    ]) {
      expect(typeof isExponential(pattern)).toBe("boolean");
    }
  });
});
