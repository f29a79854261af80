import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "get_user", description: "", annotations: { destructiveHint: false } }] },
  { tools: [{ name: "get_user", description: "", readOnlyHint: true }] },
  { tools: [{ name: "get_user", description: "", annotations: { title: "User" } }], among: true },
  {
    tool: { name: "delete_user", annotations: { title: "Delete" } },
    at: ["/annotations"],
    becomes: {
      name: "delete_user",
      annotations: { title: "Delete", readOnlyHint: false, destructiveHint: true },
    },
  },
];
