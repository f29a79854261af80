import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      outputSchema: {
        type: "object",
        properties: { id: {}, parent_ids: { type: "array", items: { type: "string" } } },
      },
    },
    at: ["/outputSchema/properties"],
  },
  { tool: { outputSchema: { type: "object", properties: { id: {}, title: {} } } } },
  { tool: { name: "create_it", outputSchema: { type: "object", properties: { id: {} } } } },
];
