import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "reаd",
      inputSchema: {
        type: "object",
        properties: {
          pаth: { type: "string" },
          путь: { type: "string" },
          größe: { type: "string" },
          Δt: { type: "string" },
          ｐath: { type: "string" },
        },
      },
    },
    at: ["/name", "/inputSchema/properties/pаth", "/inputSchema/properties/ｐath"],
  },
];
