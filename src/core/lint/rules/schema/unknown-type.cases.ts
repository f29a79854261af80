import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "string" } },
  { property: { type: ["str"] } },
  { property: { type: "String" }, at: ["/type"], says: "error: `String`", becomes: { type: "string" }, safe: true },
  {
    property: { type: "DateTime" },
    at: ["/type"],
    says: "error: `DateTime`",
    becomes: { type: "string", format: "date-time" },
  },
  { property: { type: "date", format: "date" }, at: ["/type"], says: "error: `date`", becomes: { format: "date" } },
  { property: { type: 7 }, at: ["/type"], says: "error: `type` must be the name of a type, not `7`" },
  { property: { properties: { type: { type: "string" } } } },
  { schema: { type: "dict" } },
];
