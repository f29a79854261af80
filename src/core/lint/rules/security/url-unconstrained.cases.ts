import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "read_feed",
      inputSchema: { type: "object", properties: { url: { type: "string" }, logo_url: { type: "string" } } },
    },
    at: ["/inputSchema/properties/url"],
  },
  {
    tool: {
      name: "read_feed",
      annotations: { openWorldHint: true },
      inputSchema: { type: "object", properties: { url: { type: "string" } } },
    },
  },
];
