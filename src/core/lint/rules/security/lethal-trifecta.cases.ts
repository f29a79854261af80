import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tools: [
      { name: "list_emails" },
      { name: "fetch_page", inputSchema: { type: "object", properties: { url: { type: "string" } } } },
      { name: "send_email" },
    ],
    at: ["/2/name"],
  },
  { tools: [{ name: "list_emails" }, { name: "send_email" }] },
];
