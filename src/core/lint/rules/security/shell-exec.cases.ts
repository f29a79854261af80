import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: { name: "run_shell", inputSchema: { type: "object", properties: { command: { type: "string" } } } },
    at: ["/inputSchema/properties/command"],
  },
  {
    tool: { name: "execute_python", inputSchema: { type: "object", properties: { code: { type: "string" } } } },
    at: ["/inputSchema/properties/code"],
  },
  {
    tool: {
      name: "execute_python",
      description: "Runs Python in a sandbox.",
      inputSchema: { type: "object", properties: { code: { type: "string" } } },
    },
  },
  {
    tool: {
      name: "run_shell",
      annotations: { destructiveHint: true },
      inputSchema: { type: "object", properties: { command: { type: "string" } } },
    },
  },
  { tool: { name: "run_shell", inputSchema: { type: "object", properties: { command: { enum: ["ls"] } } } } },
  { tool: { name: "find_country", inputSchema: { type: "object", properties: { code: { type: "string" } } } } },
  { tool: { name: "send_drone", inputSchema: { type: "object", properties: { command: { type: "string" } } } } },
  {
    tool: {
      name: "process_speech",
      description: "Commands that process spoken text.",
      inputSchema: {
        type: "object",
        properties: { command: { type: "string", description: "Which command of this tool to execute." } },
      },
    },
  },
];
