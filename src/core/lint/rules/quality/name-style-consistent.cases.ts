import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "get_user" }, { name: "search" }, { name: "list_all" }] },
  { tools: [{ name: "API-get-user" }, { name: "API-post-page" }] },
  {
    tools: [{ name: "get_user" }, { name: "put_user" }, { name: "getOrder" }, { name: "API-get-x" }],
    at: ["/2/name", "/3/name"],
  },
];
