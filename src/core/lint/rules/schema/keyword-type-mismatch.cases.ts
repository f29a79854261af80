import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: ["string", "array"], items: {}, minLength: 1 } },
  { property: { type: "integer", minimum: 1 } },
  { property: { type: "string", required: true } },
  { property: { type: "str", minimum: 1 } },
  {
    property: { type: "string", properties: {}, required: [] },
    at: ["/properties"],
    says: "warning: `properties` and `required` only limit an object, but the type is `string`: Gemini refuses",
    becomes: { type: "object", properties: {}, required: [] },
  },
  {
    property: { type: "boolean", maxLength: 5 },
    at: ["/maxLength"],
    says: "warning: `maxLength` only",
    becomes: { type: "boolean" },
  },
  { schema: { type: "string", properties: {} } },
];
