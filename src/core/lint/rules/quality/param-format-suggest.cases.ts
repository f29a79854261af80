import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { email: { type: "string" }, url: { type: "string" } }, at: ["/email", "/url"] },
  { properties: { url: { type: "string", description: "Relative or absolute" } } },
  { properties: { date: { type: "string" }, email: { type: "string", default: "" } } },
];
