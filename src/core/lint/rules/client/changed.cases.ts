import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  // What several do alike is said once, with all their names.
  {
    schema: { properties: { p: { type: "string" } } },
    settings: { clients: ["zed", "litellm"] },
    at: [""],
    says: "info: Zed, with Claude models; LiteLLM, ",
  },
  { schema: { properties: { p: { type: "string" } } }, settings: { clients: [] } },
];
