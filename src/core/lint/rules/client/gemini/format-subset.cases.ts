import type { RuleCase } from "../../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "string", format: "date-time" } },
  { property: { type: "integer", format: "int64" } },
  { property: { type: "string", format: "email" }, at: ["/format"], becomes: { type: "string" } },
  {
    property: { type: "string", format: "uri" },
    at: ["/format"],
    says: "error: Gemini API, parameters: The format `uri` is refused",
  },
];
