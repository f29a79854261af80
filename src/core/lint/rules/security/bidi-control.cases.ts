import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    description: "safe\u202egpj.exe",
    at: ["/description"],
    says: "U+202E right-to-left override",
    becomes: "safegpj.exe",
  },
  { description: "a\u200eb", at: ["/description"], says: "U+200E left-to-right mark", becomes: "ab", safe: true },
  {
    description: "\u2066if (x) \u2069\u2066// y",
    at: ["/description"],
    says: "U+2066 left-to-right isolate (2 times)",
    becomes: "if (x) // y",
    safe: true,
  },
  { description: "שלום \u202eabc", at: ["/description"], says: "U+202E right-to-left override", becomes: "שלום abc" },
];
