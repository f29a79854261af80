import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "a",
      inputSchema: {
        type: "object",
        properties: {
          api_key: { type: "string", "x-mcp-header": "Key" },
          region: { type: "string", "x-mcp-header": "Region" },
        },
      },
    },
    at: ["/inputSchema/properties/api_key/x-mcp-header"],
  },
  {
    tool: {
      name: "a",
      inputSchema: { type: "object", properties: { value: { type: "string", "x-mcp-header": "Authorization" } } },
    },
    at: ["/inputSchema/properties/value/x-mcp-header"],
  },
];
