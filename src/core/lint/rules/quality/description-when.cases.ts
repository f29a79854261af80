import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tools: [
      { name: "get_user", description: "Returns one thing of the shop by id." },
      { name: "list_users", description: "Returns one thing of the shop by id." },
      { name: "create_user", description: "Returns one thing of the shop by id." },
      { name: "update_user", description: "Returns one thing of the shop by id." },
    ],
  },
  {
    tools: [
      { name: "get_order", description: "Returns one thing of the shop by id." },
      { name: "get_order_by_number", description: "Returns one thing of the shop by id." },
    ],
    at: ["/0/description", "/1/description"],
  },
];
