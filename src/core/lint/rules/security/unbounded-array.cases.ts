import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "get",
      inputSchema: {
        type: "object",
        properties: {
          a: { type: "array", items: { type: "string" } },
          b: { type: "array", items: { type: "string" }, maxItems: 3 },
        },
      },
    },
    at: ["/inputSchema/properties/a"],
  },
];
