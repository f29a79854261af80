import type { RuleCase } from "../../rule-cases.testing.ts";

const inputSchema = { type: "object", properties: { key_type: { type: "string" } } };

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
  {
    tool: { description: "Reads a key. Returns: keyType, created_at.", inputSchema },
  },
  {
    tool: { description: "Reads a key.\n\nReturns:\n- keyType: kind of key\n- created_at", inputSchema },
  },
  {
    tool: { description: "Reads a key. The response includes keyType.", inputSchema },
  },
  {
    tool: { description: "**Purpose:** Keys. **Returns:** for each key: id, keyType for some.", inputSchema },
  },
  {
    tool: { description: "Returns null if keyType is wrong.", inputSchema },
    at: ["/description"],
  },
  {
    tool: { description: "Reads a key by keyType and returns it.", inputSchema },
    at: ["/description"],
  },
  {
    tool: { description: "Returns:\n- id\n\nArgs:\n- keyType: kind of key", inputSchema },
    at: ["/description"],
  },
  {
    tool: { description: "Set keyType to `rsa`. Returns the key.", inputSchema },
    at: ["/description"],
  },
];
