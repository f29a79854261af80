import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tools: [
      {
        name: "get_user",
        description: "Reads a user as `users`, by <userId>.",
        inputSchema: { type: "object", properties: { user: { type: "string" }, user_id: { type: "string" } } },
      },
    ],
  },
  {
    tools: [
      {
        name: "get_user",
        description: "Set `verbos` to see all.",
        inputSchema: { type: "object", properties: { verbose: { type: "string" } } },
      },
    ],
    at: ["/0/description"],
  },
];
