import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "list_tools" }, { name: "create_function" }, { name: "mcp_server_list" }] },
];
