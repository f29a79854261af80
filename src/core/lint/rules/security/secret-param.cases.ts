import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "log_in",
      inputSchema: {
        type: "object",
        properties: { password: { type: "string" }, apiKey: { type: "string" }, "client-secret": { type: "string" } },
      },
    },
    at: ["/inputSchema/properties/password", "/inputSchema/properties/apiKey", "/inputSchema/properties/client-secret"],
  },
  {
    tool: {
      name: "log_in",
      inputSchema: { type: "object", properties: { token: { type: "string", description: "Personal access token" } } },
    },
    at: ["/inputSchema/properties/token"],
  },
  {
    tool: {
      name: "swap",
      inputSchema: {
        type: "object",
        properties: { token: { type: "string", description: "Symbol of the coin" }, page_token: { type: "string" } },
      },
    },
  },
  {
    tool: {
      name: "a",
      inputSchema: {
        type: "object",
        properties: {
          password_policy: { type: "string" },
          api_key_id: { type: "string" },
          max_tokens: { type: "integer" },
        },
      },
    },
  },
  {
    tool: {
      name: "a",
      inputSchema: { type: "object", properties: { password: { type: "boolean" }, secret: { enum: ["a"] } } },
    },
  },
];
