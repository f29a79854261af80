import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "a",
      inputSchema: {
        type: "object",
        properties: { x: { enum: ["123-45-6789", "order 1"], default: "jane@clinic.org" } },
      },
    },
    at: ["/inputSchema/properties/x/enum/0", "/inputSchema/properties/x/default"],
  },
  {
    tool: {
      name: "a",
      inputSchema: {
        type: "object",
        properties: { x: { default: "you@example.com", enum: ["New York", "Los Angeles"] } },
      },
    },
  },
];
