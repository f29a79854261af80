import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "add_note",
      inputSchema: {
        type: "object",
        properties: {
          a: { type: "string" },
          b: { type: "string", maxLength: 5 },
          c: { type: "object", properties: { d: { type: "string" } } },
        },
      },
    },
    at: ["/inputSchema/properties/a", "/inputSchema/properties/c/properties/d"],
  },
  { tool: { name: "get_note", inputSchema: { type: "object", properties: { a: { type: "string" } } } } },
];
