import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "maps_search" }, { name: "maps_route" }, { name: "maps_geocode" }] },
  { tools: [{ name: "get_user" }, { name: "list_orders" }, { name: "search_shop" }], at: [""] },
];
