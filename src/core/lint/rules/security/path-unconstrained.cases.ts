import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "write_file",
      inputSchema: {
        type: "object",
        properties: { path: { type: "string" }, filename: { type: "string", pattern: "^[a-z]+$" } },
      },
    },
    at: ["/inputSchema/properties/path"],
  },
  { tool: { name: "read_file", inputSchema: { type: "object", properties: { path: { type: "string" } } } } },
  { tool: { name: "create_redirect", inputSchema: { type: "object", properties: { path: { type: "string" } } } } },
];
