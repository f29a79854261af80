import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "get_user" }, { name: "list_users", description: "Lists users. Use user_id to filter." }] },
  { tools: [{ name: "get_user" }, { name: "list_users", description: "Uses real-time data from list-like pages." }] },
  {
    document: [
      { name: "get_user", description: "Returns one thing of the shop by id.", inputSchema: { type: "object" } },
      { name: "put_x", description: "Puts a thing. Use list_things first.", inputSchema: { type: "object" } },
    ],
  },
  {
    tools: [{ name: "get_user" }, { name: "put_x", description: "Puts a thing. Use list_things first." }],
    at: ["/1/description"],
  },
  {
    tools: [{ name: "maps_search_places" }, { name: "put_x", description: "After that, call search_places." }],
    at: ["/1/description"],
  },
];
