import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: ["string", "null"] } },
  { property: { type: ["string", "string"] } },
  {
    property: { type: ["string", "integer", "null"] },
    at: ["/type"],
    says: "info: This takes text or a whole number",
    becomes: { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
  },
];
