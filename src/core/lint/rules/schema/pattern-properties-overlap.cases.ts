import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    property: { properties: { ab: {} }, patternProperties: { "^a": { type: "string" } } },
    at: ["/patternProperties/^a"],
    says: "info:",
  },
  { property: { properties: { ab: {} }, patternProperties: { "(": {}, "^a": {} } } },
  {
    property: { properties: { ab: { type: "integer" } }, patternProperties: { "^a": { type: "number" } } },
    at: ["/patternProperties/^a"],
    says: "info:",
  },
];
