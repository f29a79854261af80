import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "run_shell",
      annotations: { readOnlyHint: true },
      description: "Does something useful.",
      inputSchema: { type: "object", properties: { command: { type: "string" } } },
    },
    at: ["/annotations/readOnlyHint"],
  },
  {
    tool: { name: "send_mail", annotations: { readOnlyHint: true }, description: "Does something useful." },
    at: ["/annotations/readOnlyHint"],
  },
  {
    tool: { name: "purge_queue", annotations: { readOnlyHint: true }, description: "Does something useful." },
    at: ["/annotations/readOnlyHint"],
  },
  { tool: { name: "upload_status", annotations: { readOnlyHint: true }, description: "Does something useful." } },
  { tool: { name: "delete_preview", annotations: { readOnlyHint: true }, description: "Does something useful." } },
  { tool: { name: "send_quote", annotations: { readOnlyHint: true }, description: "Returns a quote." } },
  { tool: { name: "list_deleted", annotations: { readOnlyHint: true }, description: "Does something useful." } },
  { tool: { name: "delete_order", annotations: { readOnlyHint: false }, description: "Does something useful." } },
  {
    tool: { name: "delete_order", annotations: { readOnlyHint: true }, description: "Deletes it." },
    at: ["/annotations/readOnlyHint"],
    becomes: { name: "delete_order", annotations: { readOnlyHint: false }, description: "Deletes it." },
  },
];
