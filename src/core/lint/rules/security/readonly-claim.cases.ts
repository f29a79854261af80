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
    tool: { name: "send_mail", annotations: { readOnlyHint: true }, description: "Sends a mail." },
    at: ["/annotations/readOnlyHint"],
  },
  {
    tool: {
      name: "purge_queue",
      annotations: { readOnlyHint: true },
      description: "This tool permanently purges a queue.",
    },
    at: ["/annotations/readOnlyHint"],
  },
  { tool: { name: "upload_status", annotations: { readOnlyHint: true }, description: "Uploads and their status." } },
  {
    tool: {
      name: "delete_preview",
      annotations: { readOnlyHint: true },
      description: "Deletes nothing: shows what would go.",
    },
  },
  { tool: { name: "send_quote", annotations: { readOnlyHint: true }, description: "Returns a quote." } },
  { tool: { name: "list_deleted", annotations: { readOnlyHint: true }, description: "Lists what was deleted." } },
  { tool: { name: "delete_order", annotations: { readOnlyHint: false }, description: "Does something useful." } },
  {
    tool: { name: "delete_order", annotations: { readOnlyHint: true }, description: "Deletes it." },
    at: ["/annotations/readOnlyHint"],
    becomes: { name: "delete_order", annotations: { readOnlyHint: false }, description: "Deletes it." },
  },
  // A name that reads, or a description that does not say the deed.
  {
    tool: {
      name: "deploy_pipeline_guidance_get",
      annotations: { readOnlyHint: true },
      description: "Deploys, explained.",
    },
  },
  {
    tool: { name: "deploy_app", annotations: { readOnlyHint: true }, description: "Guidance for a first deployment." },
  },
  { tool: { name: "publish_checklist_read", annotations: { readOnlyHint: true }, description: "Publish with care." } },
  { tool: { name: "delete_order", annotations: { readOnlyHint: true }, description: "Does something useful." } },
];
