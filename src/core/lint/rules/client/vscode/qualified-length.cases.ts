import type { RuleCase } from "../../../rule-cases.testing.ts";

const name = "x".repeat(47);

export const cases: readonly RuleCase[] = [
  { tool: { name }, settings: { server: { name: "abc" } } },
  // The prefix is made of the announced title, up to 13 characters of it.
  {
    tool: { name },
    settings: { server: { name: "abc", title: "Library of Books" } },
    at: ["/name"],
    says: `info: \`${name}\` is too long for VS Code with GitHub Copilot: its final name has 65 characters, and 64 is the most, so it is cut`,
  },
];
