import type { RuleCase } from "../../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    property: { type: "integer", description: "How many.", default: 10 },
    at: ["/default"],
    says: "info: VS Code with GitHub Copilot, with gpt-4 models: `default` is dropped",
    titles: ["Say the defaults in the descriptions"],
    becomes: { type: "integer", description: "How many. Default: 10.", default: 10 },
  },
  { property: { type: "integer", description: "How many (default: 10).", default: 10 } },
  { property: { type: "string", pattern: "^a" }, at: ["/pattern"], titles: [] },
];
