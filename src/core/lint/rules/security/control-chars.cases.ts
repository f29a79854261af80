import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { description: "a\u0000b", at: ["/description"], says: "U+0000 null", becomes: "ab", safe: true },
  {
    description: "\u001b[2J\u001b]8;;https://x.test\u001b\\safe",
    at: ["/description"],
    says: "U+001B escape (3 times)",
    becomes: "safe",
  },
  { description: "FAILED\rPASSED", at: ["/description"], says: "U+000D carriage return", becomes: "FAILED\nPASSED" },
  { description: "\u009b31mred", at: ["/description"], says: "U+009B control sequence introducer", becomes: "red" },
  { properties: { end: { enum: ["\n", "\r", "\r\n", "\u001f"] }, id: { pattern: "^[^\u0000-\u001f\u200b]+$" } } },
];
