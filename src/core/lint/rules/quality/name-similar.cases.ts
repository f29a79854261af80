import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "get_user" }, { name: "get_users" }, { name: "pods_run" }, { name: "pods_exec" }] },
  { tools: [{ name: "edit_user" }, { name: "update-user" }], at: ["/1/name"] },
];
