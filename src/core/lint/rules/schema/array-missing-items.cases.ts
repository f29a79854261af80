import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "array", items: {} } },
  { property: { type: "array", prefixItems: [{}] } },
  { property: { type: "array", anyOf: [{ items: {} }] } },
  { property: { not: { type: "array" } } },
  {
    property: { type: "array" },
    at: [""],
    says: "warning: `p`",
    becomes: { type: "array", items: { type: "string" } },
  },
  {
    property: { type: ["array", "null"], default: [1] },
    at: [""],
    says: "warning: `p`",
    becomes: { type: ["array", "null"], default: [1], items: { type: "integer" } },
  },
];
