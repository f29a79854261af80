import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "execute_query",
      inputSchema: { type: "object", properties: { query: { type: "string", description: "SQL to run" } } },
    },
    at: ["/inputSchema/properties/query"],
  },
  {
    tool: {
      name: "execute_search",
      inputSchema: { type: "object", properties: { query: { type: "string", description: "Words to find" } } },
    },
  },
  {
    tool: {
      name: "execute_sql",
      annotations: { readOnlyHint: true },
      inputSchema: { type: "object", properties: { sql: { type: "string" } } },
    },
  },
];
