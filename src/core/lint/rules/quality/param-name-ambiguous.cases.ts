import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { user: { type: "string" }, id: { type: "string", description: "The id" } }, at: ["/user", "/id"] },
  { properties: { user: { type: "string", description: "Login name" } } },
  { properties: { id: { type: "string", description: "Issue ID" }, data: { type: "object" } } },
  { properties: { x: { type: "number" }, y: { type: "number" } } },
  { properties: { key: { type: "string" }, value: { type: "string" } } },
];
