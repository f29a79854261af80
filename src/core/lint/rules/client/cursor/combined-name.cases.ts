import type { RuleCase } from "../../../rule-cases.testing.ts";

const name = "x".repeat(50);

export const cases: readonly RuleCase[] = [
  { tool: { name }, settings: { server: { name: "y".repeat(9) } } },
  {
    tool: { name },
    settings: { server: { name: "y".repeat(10) } },
    at: ["/name"],
    says: `error: \`${name}\` is too long for Cursor: its final name has 60 characters, and 59 is the most`,
  },
];
