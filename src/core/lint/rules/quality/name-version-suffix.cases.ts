import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "renew" }, { name: "get_v2_users" }, { name: "list_threshold" }] },
  {
    tools: [{ name: "get_user" }, { name: "get_user_v2" }, { name: "getOrderV3" }, { name: "sync_old" }],
    at: ["/1/name", "/2/name", "/3/name"],
  },
];
